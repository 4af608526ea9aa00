import Records

/// What a worker process is asked to read.
///
/// On the wire it is a line of JSON, then the bytes: the worker opens no files.
struct ParsingRequest {
  /// The file's name; nil for a document on stdin.
  var name: String?
  var settings: ReadingSettings
  /// The document, or what a converter made of it, page by page.
  var parts: [[UInt8]]
  /// Nil when the document is read as it is.
  var source: Source?

  /// Where converted parts come from.
  struct Source {
    /// The program that made them.
    var program: String
    /// The numbers of the pages that were converted; empty for whole documents.
    var pages: [Int]
  }

  init(name: String?, settings: ReadingSettings, parts: [[UInt8]], source: Source? = nil) {
    self.name = name
    self.settings = settings
    self.parts = parts
    self.source = source
  }

  init?(_ message: [UInt8]) {
    guard let end = message.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSON(parsing: Array(message[..<end])),
      let settings = head["settings"].flatMap(ReadingSettings.init)
    else { return nil }
    var parts: [[UInt8]] = []
    var rest = message[(end + 1)...]
    for count in (head["parts"]?.arrayValue ?? []).compactMap(\.intValue) where count >= 0 {
      parts.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    let pages = head["pages"]?.arrayValue?.compactMap(\.intValue) ?? []
    self.init(
      name: head["name"]?.stringValue, settings: settings, parts: parts,
      source: head["program"]?.stringValue.map { Source(program: $0, pages: pages) })
  }

  var message: [UInt8] {
    var head = JSONObject()
    head["name"] = name.map { .string($0) }
    head["settings"] = settings.json
    head["parts"] = .array(parts.map { .number($0.count) })
    if let source {
      head["program"] = .string(source.program)
      head["pages"] = .array(source.pages.map { .number($0) })
    }
    var message = JSON.object(head).line + [UInt8(ascii: "\n")]
    message.reserveCapacity(message.count + parts.reduce(0) { $0 + $1.count })
    for part in parts { message += part }
    return message
  }
}
