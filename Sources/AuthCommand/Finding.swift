import Command
import Records

/// One line of `doctor`.
struct Finding: Sendable {
  /// A stable name: `config`, `auth_reachable`, `clock`.
  var check: String
  var isGood: Bool
  /// What was found.
  var detail: String
  /// The remedy, if there is one.
  var hint: String?

  static func good(_ check: String, _ detail: String, hint: String? = nil) -> Finding {
    Finding(check: check, isGood: true, detail: detail, hint: hint)
  }

  static func bad(_ check: String, _ detail: String, hint: String?) -> Finding {
    Finding(check: check, isGood: false, detail: detail, hint: hint)
  }

  static func bad(_ check: String, _ failure: Failure) -> Finding {
    bad(check, failure.message, hint: failure.hint)
  }

  var record: Record {
    Record(
      JSONObject([
        .init(name: "check", value: .string(check)), .init(name: "ok", value: .bool(isGood)),
        .init(name: "detail", value: .string(detail)),
        .init(name: "hint", value: hint.map { .string($0) } ?? .null),
      ]))
  }

  /// The finding as text, with its remedy on the next line.
  static func paragraph(_ record: Record) -> String {
    let check = record.string("check") ?? ""
    let name = check + String(repeating: " ", count: max(0, 18 - check.count))
    let mark = record["ok"]?.boolValue == true ? "ok " : "BAD"
    let hint = record.string("hint").map { "\n     \($0)" } ?? ""
    return "\(mark)  \(name)  \(record.string("detail") ?? "")\(hint)"
  }
}
