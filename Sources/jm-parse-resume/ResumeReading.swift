import Command
import Digests
import Documents
import Records
import Resumes

/// From a document's bytes to the members that its record gains.
enum ResumeReading {
  /// Documents beyond this are refused unread.
  static let sizeLimit = 64 << 20

  /// Answers a request in a worker process.
  static func answer(_ message: [UInt8]) -> [UInt8] {
    ParsingAnswer(Result { () throws(Failure) in try members(message) }).message
  }

  private static func members(_ message: [UInt8]) throws(Failure) -> [JSONObject.Member] {
    switch ParsingRequest(message) {
    case .file(let path):
      let file = InputFile(path: path)
      return try members(try file.read(limit: sizeLimit), name: file.name)
    case .document(let bytes):
      return try members(bytes, name: nil)
    case nil:
      throw Failure("internal_fault", "the reader was asked for nothing", exit: .internalFault)
    }
  }

  private static func members(
    _ bytes: [UInt8], name: String?
  ) throws(Failure) -> [JSONObject.Member] {
    let document = try DocumentReading.read(bytes, name: name)
    let parsed = ResumeParser.parse(document)
    return [
      .init(name: "sha256", value: .string(ContentDigest.sha256(bytes))),
      .init(name: "bytes", value: .number(bytes.count)),
      .init(name: "media_type", value: .string(document.mediaType.rawValue)),
      .init(name: "pages", value: .number(document.pages.count)),
      .init(name: "text", value: .string(document.text)),
      .init(name: "links", value: .array(links(document))),
      .init(name: "resume", value: parsed.resume),
      .init(name: "sections", value: .array(parsed.sections.map(\.json))),
      .init(name: "warnings", value: .array(document.warnings.map(\.json))),
    ]
  }

  private static func links(_ document: Document) -> [JSON] {
    document.links.map { ["uri": .string($0.uri), "text": .string($0.text)] }
  }
}
