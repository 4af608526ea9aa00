internal import CTOML
internal import Records

/// The tables and values of a TOML 1.0 text.
struct TOMLDocument {
  enum Kind: Sendable {
    case table, string, number, boolean
    /// An array, date or time.
    case other
  }

  struct Entry: Sendable {
    /// The keys from the root.
    var keys: [String]
    var kind: Kind
    var text: String
    var line: Int
  }

  let entries: [Entry]

  /// - Throws: `bad_config` (78) with file and line if `bytes` are not TOML.
  init(_ bytes: [UInt8], path: String) throws(Failure) {
    let document = (bytes + [0]).withUnsafeBytes { buffer in
      jm_toml_parse(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let document else {
      throw Failure("bad_config", "\(path): cannot be read: out of memory", exit: .configuration)
    }
    defer { jm_toml_free(document) }
    var line: UInt32 = 0
    if let message = jm_toml_error(document, &line) {
      throw Failure(
        "bad_config", "\(path):\(line): \(String(cString: message))", exit: .configuration)
    }
    entries = (0..<jm_toml_count(document)).map { index in
      let entry = jm_toml_at(document, index)
      let keys = String(cString: entry.path).split(
        separator: "\u{1F}", omittingEmptySubsequences: false)
      return Entry(
        keys: keys.map(String.init), kind: Self.kind(entry.kind),
        text: String(cString: entry.text), line: Int(entry.line))
    }
  }

  private static func kind(_ kind: jm_toml_kind) -> Kind {
    switch kind {
    case JM_TOML_TABLE: .table
    case JM_TOML_STRING: .string
    case JM_TOML_INTEGER, JM_TOML_FLOAT: .number
    case JM_TOML_BOOLEAN: .boolean
    default: .other
    }
  }
}
