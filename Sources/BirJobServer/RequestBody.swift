internal import Records
internal import ServerKit

/// The members of a JSON body, each checked when it is read. A member may have several names: the
/// documented ones and those of the running server.
struct RequestBody: Sendable {
  private let object: JSONObject

  /// Largest body in bytes; events carry the most.
  static let limit = 64 * 1024

  init(_ object: JSONObject) { self.object = object }

  /// The first of the members that is there and not null.
  func value(_ names: [String]) -> JSON? {
    names.lazy.compactMap { object[$0] }.first { !$0.isNull }
  }

  func optionalText(
    _ names: String..., limit: ClosedRange<Int>
  ) throws(BirJobError) -> String? {
    guard let value = value(names) else { return nil }
    guard let text = value.stringValue, limit.contains(text.unicodeScalars.count) else {
      throw .invalid(
        "body", names[0],
        rule: "must be a string of \(limit.lowerBound) to \(limit.upperBound) characters")
    }
    return text
  }

  func text(_ names: String..., limit: ClosedRange<Int>) throws(BirJobError) -> String {
    guard let value = value(names) else {
      throw .invalid("body", names[0], rule: BirJobError.missing)
    }
    return try RequestBody(
      JSONObject([.init(name: names[0], value: value)])
    ).optionalText(names[0], limit: limit) ?? ""
  }

  func flag(_ names: String...) throws(BirJobError) -> Bool? {
    guard let value = value(names) else { return nil }
    guard let flag = value.boolValue else {
      throw .invalid("body", names[0], rule: "must be true or false")
    }
    return flag
  }

  func number(_ name: String, in range: ClosedRange<Int>) throws(BirJobError) -> Int? {
    guard let value = value([name]) else { return nil }
    guard let number = value.intValue, range.contains(number) else {
      throw .invalid(
        "body", name, rule: "must be an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The number of a job.
  func jobNumber() throws(BirJobError) -> Int64 {
    guard let number = try number("job_id", in: 1...Int(Int32.max)) else {
      throw .invalid("body", "job_id", rule: BirJobError.missing)
    }
    return Int64(number)
  }

  /// A list of texts; nil if the member is missing.
  func texts(
    _ names: String..., count: ClosedRange<Int>, length: ClosedRange<Int>
  ) throws(BirJobError) -> [String]? {
    guard let value = value(names) else { return nil }
    let texts = value.arrayValue?.compactMap(\.stringValue)
    guard let texts, texts.count == value.arrayValue?.count else {
      throw .invalid("body", names[0], rule: "must be a list of strings")
    }
    guard count.contains(texts.count) else {
      throw .invalid(
        "body", names[0], rule: "must have \(count.lowerBound) to \(count.upperBound) entries")
    }
    guard texts.allSatisfy({ length.contains($0.unicodeScalars.count) }) else {
      throw .invalid(
        "body", names[0],
        rule: "must have entries of \(length.lowerBound) to \(length.upperBound) characters")
    }
    return texts
  }

  /// An object of at most `limit` bytes of JSON; nil if the member is missing.
  func object(_ names: String..., limit: Int) throws(BirJobError) -> JSON? {
    guard let value = value(names) else { return nil }
    guard value.objectValue != nil, value.text.utf8.count <= limit else {
      throw .invalid("body", names[0], rule: "must be an object of at most \(limit) bytes")
    }
    return value
  }
}
