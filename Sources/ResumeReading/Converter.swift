import Isolation
import Records

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Converts documents that cannot be read directly with external programs.
package struct Converter: Sendable {
  private let environment: [String: String]
  private let folders: [String]
  private let temporaryFolder: String
  /// The languages of the text in images, as tesseract names them: `eng`, `deu+fra`.
  private let languages: String
  /// Seconds that the conversion of a document, or the recognition of a page, may take. Two minutes
  /// are ten times what tesseract needs for a full page at 300 dpi on one processor.
  private static let timeLimit = 120.0
  /// Dots per inch of the images of pages: what tesseract's documentation recommends.
  private static let resolution = "300"

  /// A converted document and the program that converted it.
  struct Converted {
    var parts: [[UInt8]]
    var program: String
  }

  /// - Parameters:
  ///   - environment: the variables of this process, for `PATH` and the programs' own.
  ///   - languages: of the text in images, as tesseract names them.
  package init(environment: [String: String], languages: String) {
    let path = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    temporaryFolder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    self.languages = languages
    var kept = [
      // One thread for each document: the other processors read other documents.
      "PATH": folders.joined(separator: ":"), "LC_ALL": "C.UTF-8", "OMP_THREAD_LIMIT": "1",
    ]
    kept["TESSDATA_PREFIX"] = environment["TESSDATA_PREFIX"]
    kept["ANTIWORDHOME"] = environment["ANTIWORDHOME"]
    self.environment = kept
  }

  /// Converts a document to a format that can be read.
  /// - Throws: `no_converter` (65), which names what to install, and the failures of
  ///   `IsolatedWorker.run`.
  func convert(
    _ document: [UInt8], _ conversion: Conversion, on worker: IsolatedWorker
  ) throws(Failure) -> Converted {
    switch conversion {
    case .wordDocument: return try convertWord(document, on: worker)
    case .picture:
      let steps = [try recognize("input")]
      return Converted(
        parts: [try worker.run(job(steps, document, "input", "page.pdf"))], program: "tesseract")
    case .scannedPages(let pages):
      var parts: [[UInt8]] = []
      for page in pages.prefix(Conversion.maximumPages) {
        let steps = [try draw(page: page), try recognize("page.png")]
        parts.append(try worker.run(job(steps, document, "input.pdf", "page.pdf")))
      }
      return Converted(parts: parts, program: "tesseract")
    }
  }

  private func convertWord(
    _ document: [UInt8], on worker: IsolatedWorker
  ) throws(Failure) -> Converted {
    // The fastest first. If one fails, the next is tried.
    let known: [(name: String, arguments: [String], output: String)] = [
      ("antiword", ["-m", "UTF-8.txt", "-w", "0", "input.doc"], "stdout"),
      ("catdoc", ["-d", "utf-8", "-w", "input.doc"], "stdout"),
      (
        "soffice",
        ["--headless", "--norestore", "--convert-to", "docx", "input.doc"], "input.docx"
      ),
    ]
    var last: Failure?
    for (name, arguments, output) in known {
      guard let program = find(name) else { continue }
      do throws(Failure) {
        let steps = [ToolJob.Step(program, arguments)]
        let made = try worker.run(job(steps, document, "input.doc", output))
        if made.contains(where: { $0 > 0x20 }) { return Converted(parts: [made], program: name) }
      } catch {
        guard error.code == "converter_failed" else { throw error }
        last = error
      }
    }
    throw last
      ?? Failure(
        "no_converter", "reading the old Word format (.doc) requires a converter",
        hint: "install antiword, catdoc or libreoffice-writer", exit: .dataError)
  }

  private func draw(page: Int) throws(Failure) -> ToolJob.Step {
    let range = ["-f", "\(page)", "-l", "\(page)", "-singlefile"]
    return ToolJob.Step(
      try recognizer("pdftoppm"),
      range + ["-r", Self.resolution, "-gray", "-png", "input.pdf", "page"])
  }

  /// Makes a PDF that contains only the recognized words at their places.
  private func recognize(_ picture: String) throws(Failure) -> ToolJob.Step {
    ToolJob.Step(
      try recognizer("tesseract"),
      [picture, "page", "-l", languages, "-c", "textonly_pdf=1", "pdf"])
  }

  private func recognizer(_ name: String) throws(Failure) -> String {
    if let program = find(name) { return program }
    throw Failure(
      "no_converter", "recognizing text in images requires \(name), which is not installed",
      hint: "install poppler-utils and tesseract-ocr", exit: .dataError)
  }

  private func job(
    _ steps: [ToolJob.Step], _ document: [UInt8], _ input: String, _ output: String
  ) -> ToolJob {
    ToolJob(
      steps, input: document, named: input, output: output, environment: environment,
      temporaryFolder: temporaryFolder, limits: ToolLimits(seconds: Self.timeLimit))
  }

  private func find(_ name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
