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
    do throws(Failure) {
      guard let request = ParsingRequest(message) else {
        throw Failure("internal_fault", "the reader was asked for nothing", exit: .internalFault)
      }
      let settings = request.settings
      let document = try DocumentReading.read(
        request.bytes, name: request.name, password: settings.password, pages: settings.pages)
      return ParsingAnswer.message(
        fields: fields(of: document, request),
        drawing: settings.drawsBoxes ? try drawing(of: document) : nil)
    } catch {
      return ParsingAnswer.message(error)
    }
  }

  private static func fields(
    of document: Document, _ request: ParsingRequest
  ) -> [JSONObject.Member] {
    switch request.settings.only {
    case .text: [.init(name: "text", value: .string(document.text))]
    case .resume: [.init(name: "resume", value: ResumeParser.parse(document).resume)]
    case nil: allFields(of: document, request)
    }
  }

  private static func allFields(
    of document: Document, _ request: ParsingRequest
  ) -> [JSONObject.Member] {
    let parsed = ResumeParser.parse(document)
    var fields: [JSONObject.Member] = [
      .init(name: "sha256", value: .string(ContentDigest.sha256(request.bytes))),
      .init(name: "bytes", value: .number(request.bytes.count)),
      .init(name: "media_type", value: .string(document.mediaType.rawValue)),
      .init(name: "pages", value: .number(document.pageCount)),
      .init(name: "text", value: .string(document.text)),
      .init(name: "links", value: .array(links(document))),
      .init(name: "resume", value: parsed.resume),
      .init(name: "sections", value: .array(parsed.sections.map(\.json))),
      .init(name: "warnings", value: .array(document.warnings.map(\.json))),
    ]
    if request.settings.showsLayout {
      fields.append(.init(name: "layout", value: .array(document.pages.map(\.layout))))
    }
    return fields
  }

  private static func drawing(of document: Document) throws(Failure) -> String {
    if let svg = LayoutDrawing.svg(document) { return svg }
    throw Failure(
      "no_geometry", "\(document.mediaType.rawValue) says nothing of places on a page",
      hint: "--render-boxes draws PDF and pictures read with --ocr", exit: .dataError)
  }

  private static func links(_ document: Document) -> [JSON] {
    document.links.map { ["uri": .string($0.uri), "text": .string($0.text)] }
  }
}
