import Documents
import Records

/// Reads the output of a converter as a document.
enum ConvertedDocument {
  static func read(
    _ request: ParsingRequest, _ source: ParsingRequest.Source
  ) throws(Failure) -> Document {
    var whole: Document?
    for (index, part) in request.parts.enumerated() {
      // The pages of a scan were chosen before they were converted.
      let pages = source.pages.isEmpty ? request.settings.pages : .all
      var document = try DocumentReading.read(part, name: nil, pages: pages)
      if source.pages.indices.contains(index) {
        for page in document.pages.indices { document.pages[page].number = source.pages[index] }
      }
      if whole == nil { whole = document } else { whole?.pages += document.pages }
    }
    guard var document = whole else {
      throw Failure("converter_failed", "the converter produced no output", exit: .dataError)
    }
    document.warnings.removeAll { $0.code == "no_text_layer" }
    if document.pages.allSatisfy(\.lines.isEmpty) {
      document.warnings.append(
        Document.Warning("no_text_layer", "no text was recognized in the images of the pages"))
    }
    if source.pages.count > request.parts.count {
      document.warnings.append(
        Document.Warning("truncated", "only the first \(request.parts.count) pages were read"))
    }
    document.warnings.append(
      source.program == "tesseract"
        ? Document.Warning(
          "recognized", "the text was recognized from images by tesseract; expect errors")
        : Document.Warning("converted", "the document was converted by \(source.program)"))
    return document
  }
}
