/// The key of a response (OpenAPI 3.1.1 §4.8.16): one status, a class of statuses, or all others.
enum StatusRange: Sendable, Hashable {
  case one(Int)
  case hundred(Int)
  case all

  init?(_ text: String) {
    if text == "default" {
      self = .all
    } else if text.utf8.count == 3, text.hasSuffix("XX"), let digit = Int(text.prefix(1)) {
      self = .hundred(digit)
    } else if let status = Int(text), (100...599).contains(status) {
      self = .one(status)
    } else {
      return nil
    }
  }

  var text: String {
    switch self {
    case .one(let status): "\(status)"
    case .hundred(let digit): "\(digit)XX"
    case .all: "default"
    }
  }
}
