internal import GRDB
internal import Records
internal import ServerKit

/// The type of a column, as PostgreSQL reads and shows it.
enum ColumnType: String, Sendable {
  case uuid, text, integer, boolean
  case timestamp = "timestamp with time zone"

  /// The value of a filter's text.
  ///
  /// - Throws: `RestError` 400, with PostgreSQL's code.
  func value(text: String) throws(RestError) -> DatabaseValue {
    switch self {
    case .text:
      // PostgreSQL does not store it, and SQLite compares only what precedes it.
      if text.utf8.contains(0) { throw .invalidText(text, of: self) }
      return text.databaseValue
    case .uuid:
      guard let uuid = Self.uuid(text) else { throw .invalidText(text, of: self) }
      return uuid.databaseValue
    case .integer:
      guard let number = Int64(text.filter { $0 != " " }) else {
        throw .invalidText(text, of: self)
      }
      guard Int32(exactly: number) != nil else { throw .outOfRange(text) }
      return number.databaseValue
    case .boolean:
      guard let bool = Self.boolean(text) else { throw .invalidText(text, of: self) }
      return bool.databaseValue
    case .timestamp:
      guard let date = TimestampText(text) else { throw .invalidDate(text) }
      return date.text.databaseValue
    }
  }

  /// The value of a member of a body.
  ///
  /// - Throws: `RestError` 400.
  func value(json: JSON) throws(RestError) -> DatabaseValue {
    switch json {
    case .null: .null
    case .string(let text): try value(text: text)
    case .number(let literal): try value(text: literal)
    case .bool(let bool): try value(text: bool ? "true" : "false")
    case .array, .object: try value(text: json.text)
    }
  }

  /// SQL for the JSON value of a column.
  func json(_ column: SQL) -> SQL {
    guard self == .boolean else { return column }
    return
      "json(CASE WHEN \(column) IS NULL THEN 'null' WHEN \(column) THEN 'true' ELSE 'false' END)"
  }

  /// A UUID in lower case (RFC 9562 §4).
  private static func uuid(_ text: String) -> String? {
    let bytes = Array(text.lowercased().utf8)
    guard bytes.count == 36 else { return nil }
    let isUUID = bytes.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-")
        : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    return isUUID ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "t", "yes", "y", "on", "1": true
    case "false", "f", "no", "n", "off", "0": false
    default: nil
    }
  }
}
