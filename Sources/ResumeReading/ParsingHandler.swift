import Digests
import Documents
import Records
import Resumes

/// Runs in worker processes: reads the bytes of a document and returns the members to add to its
/// record.
package enum ParsingHandler {
  /// The largest accepted document, in bytes.
  package static let sizeLimit = 64 << 20

  /// Answers a request in a worker process.
  static func answer(_ message: consuming [UInt8]) -> [UInt8] {
    do throws(Failure) {
      guard let request = ParsingRequest(message) else {
        throw Failure(
          "internal_fault", "the reader received a malformed request", exit: .internalFault)
      }
      return try answer(request)
    } catch {
      return ParsingAnswer.message(error)
    }
  }

  private static func answer(_ request: ParsingRequest) throws(Failure) -> [UInt8] {
    let settings = request.settings
    let document: Document
    if let source = request.source {
      document = try ConvertedDocument.read(request, source)
    } else {
      let bytes = request.parts.first ?? []
      do throws(Failure) {
        document = try DocumentReading.read(
          bytes, name: request.name, password: settings.password, pages: settings.pages)
      } catch {
        guard settings.allowsConversion,
          let type = DocumentReading.mediaType(of: bytes, name: request.name),
          let conversion = Conversion(of: type),
          settings.recognizesPictures || conversion == .wordDocument
        else { throw error }
        return ParsingAnswer.message(fields: identity(bytes, type), conversion: conversion)
      }
      if settings.recognizesPictures, document.mediaType == .pdf,
        document.warnings.contains(where: { $0.code == "no_text_layer" })
      {
        return ParsingAnswer.message(
          fields: identity(bytes, document.mediaType) + [pages(document)],
          conversion: .scannedPages(document.pages.map(\.number)))
      }
    }
    let read = ReadDocument(document, settings)
    return ParsingAnswer.message(
      fields: fields(of: read, request),
      drawing: settings.drawsBoxes ? try drawing(of: read.document) : nil)
  }

  /// The members that identify the document, whatever it contains.
  private static func identity(_ bytes: [UInt8], _ type: MediaType) -> [ParsingAnswer.Field] {
    [
      .init(name: "sha256", value: .string(ContentDigest.sha256(bytes))),
      .init(name: "bytes", value: .number(bytes.count)),
      .init(name: "media_type", value: .string(type.rawValue)),
    ]
  }

  private static func pages(_ document: Document) -> ParsingAnswer.Field {
    .init(name: "pages", value: .number(document.pageCount))
  }

  private static func fields(
    of read: ReadDocument, _ request: ParsingRequest
  ) -> [ParsingAnswer.Field] {
    switch request.settings.only {
    case .text: [.init(name: "text", value: .string(read.document.text))]
    case .resume: [.init(name: "resume", resume: read.resume)]
    case nil: allFields(of: read, request)
    }
  }

  private static func allFields(
    of read: ReadDocument, _ request: ParsingRequest
  ) -> [ParsingAnswer.Field] {
    let document = read.document
    var fields = identity(request.parts.first ?? [], document.mediaType)
    fields += [
      pages(document),
      .init(name: "text", value: .string(document.text)),
      .init(name: "links", value: .array(links(document))),
      .init(name: "resume", resume: read.resume),
      .init(name: "sections", value: .array(read.sections)),
      .init(name: "warnings", value: .array(read.warnings.map(\.json))),
    ]
    if let explanation = read.explanation {
      fields.append(.init(name: "explanation", value: .array(explanation)))
    }
    if let redactions = read.redactions {
      fields.append(.init(name: "redactions", value: .array(redactions.map(\.json))))
    }
    if request.settings.showsLayout {
      fields.append(.init(name: "layout", value: .array(document.pages.map(\.layout))))
    }
    return fields
  }

  private static func drawing(of document: Document) throws(Failure) -> String {
    if let svg = LayoutDrawing.svg(document) { return svg }
    throw Failure(
      "no_geometry", "\(document.mediaType.rawValue) has no page layout to draw",
      hint: "--render-boxes draws PDF files, and images read with --ocr", exit: .dataError)
  }

  private static func links(_ document: Document) -> [JSON] {
    document.links.map { ["uri": .string($0.uri), "text": .string($0.text)] }
  }
}
