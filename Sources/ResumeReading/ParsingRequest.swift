import Records

/// A request to a worker process to read a document.
///
/// It is encoded as the bytes of the document, because the worker cannot open files, then a line
/// feed and a line of JSON: what follows a document can be removed without copying it.
struct ParsingRequest {
  /// The file's name; nil for a document on stdin.
  var name: String?
  var settings: ReadingSettings
  /// The document, or the output of a converter, page by page.
  var parts: [[UInt8]]
  /// The origin of converted parts; nil if the document is read directly.
  var source: Source?

  /// The origin of converted parts.
  struct Source {
    /// The name of the converter.
    var program: String
    /// The numbers of the converted pages; empty for whole documents.
    var pages: [Int]
  }

  init(name: String?, settings: ReadingSettings, parts: [[UInt8]], source: Source? = nil) {
    self.name = name
    self.settings = settings
    self.parts = parts
    self.source = source
  }

  init?(_ message: consuming [UInt8]) {
    guard let end = message.lastIndex(of: UInt8(ascii: "\n")),
      let head = try? JSON(parsing: Array(message[(end + 1)...])),
      let settings = head["settings"].flatMap(ReadingSettings.init)
    else { return nil }
    message.removeLast(message.count - end)
    let counts = (head["parts"]?.arrayValue ?? []).compactMap(\.intValue)
    guard counts.allSatisfy({ $0 >= 0 }) else { return nil }
    let pages = head["pages"]?.arrayValue?.compactMap(\.intValue) ?? []
    self.init(
      name: head["name"]?.stringValue, settings: settings,
      parts: counts.count == 1 ? [message] : Self.parts(of: message, counts),
      source: head["program"]?.stringValue.map { Source(program: $0, pages: pages) })
  }

  private static func parts(of bytes: [UInt8], _ counts: [Int]) -> [[UInt8]] {
    var rest = bytes[...]
    return counts.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  /// The message in consecutive pieces.
  var pieces: [[UInt8]] { parts + [tail(counts: parts.map(\.count))] }

  /// The end of the message, after parts with these numbers of bytes.
  func tail(counts: [Int]) -> [UInt8] {
    var head = JSONObject()
    head["name"] = name.map { .string($0) }
    head["settings"] = settings.json
    head["parts"] = .array(counts.map { .number($0) })
    if let source {
      head["program"] = .string(source.program)
      head["pages"] = .array(source.pages.map { .number($0) })
    }
    return [UInt8(ascii: "\n")] + JSON.object(head).line
  }
}
