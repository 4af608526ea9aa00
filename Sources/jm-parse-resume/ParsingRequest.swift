import Records

/// What a worker process is asked to read.
///
/// On the wire it is a line of JSON, then the document's bytes: the worker opens no files.
struct ParsingRequest {
  /// The file's name; nil for a document on stdin.
  var name: String?
  var settings: ReadingSettings
  var bytes: [UInt8]

  init(name: String?, settings: ReadingSettings, bytes: [UInt8]) {
    self.name = name
    self.settings = settings
    self.bytes = bytes
  }

  init?(_ message: [UInt8]) {
    guard let end = message.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSON(parsing: Array(message[..<end])),
      let settings = head["settings"].flatMap(ReadingSettings.init)
    else { return nil }
    self.init(
      name: head["name"]?.stringValue, settings: settings, bytes: Array(message[(end + 1)...]))
  }

  var message: [UInt8] {
    var head = JSONObject()
    head["name"] = name.map { .string($0) }
    head["settings"] = settings.json
    return JSON.object(head).line + [UInt8(ascii: "\n")] + bytes
  }
}
