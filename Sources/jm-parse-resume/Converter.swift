import Isolation
import Records

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Knows the programs that convert documents: where they are, and how they are asked.
struct Converter: Sendable {
  private let environment: [String: String]
  private let folders: [String]
  private let temporaryFolder: String
  /// What tesseract calls the languages of the pictures: `eng`, `deu+fra`.
  private let languages: String

  /// A converted document and the program that made it.
  struct Converted {
    var parts: [[UInt8]]
    var program: String
  }

  init(environment: [String: String], languages: String) {
    let path = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    temporaryFolder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    self.languages = languages
    var kept = [
      // One document is read by one processor; others read the other documents.
      "PATH": folders.joined(separator: ":"), "LC_ALL": "C.UTF-8", "OMP_THREAD_LIMIT": "1",
    ]
    kept["TESSDATA_PREFIX"] = environment["TESSDATA_PREFIX"]
    kept["ANTIWORDHOME"] = environment["ANTIWORDHOME"]
    self.environment = kept
  }

  /// Makes something of a document that the readers read.
  /// - Throws: `no_converter` (65) that names what to install, and what `IsolatedWorker.run` throws.
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
    // What each prints or writes, the quickest first; one that fails leaves it to the next.
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
        "no_converter", "Word's old binary format needs a converter, and none is installed",
        hint: "install antiword, catdoc or libreoffice-writer", exit: .dataError)
  }

  private func draw(page: Int) throws(Failure) -> ToolJob.Step {
    let range = ["-f", "\(page)", "-l", "\(page)", "-singlefile"]
    return ToolJob.Step(
      try recognizer("pdftoppm"), range + ["-r", "300", "-gray", "-png", "input.pdf", "page"])
  }

  /// A PDF that holds the recognized words at their places, and nothing else.
  private func recognize(_ picture: String) throws(Failure) -> ToolJob.Step {
    ToolJob.Step(
      try recognizer("tesseract"),
      [picture, "page", "-l", languages, "-c", "textonly_pdf=1", "pdf"])
  }

  private func recognizer(_ name: String) throws(Failure) -> String {
    if let program = find(name) { return program }
    throw Failure(
      "no_converter", "reading pictures needs \(name), which is not installed",
      hint: "install poppler-utils and tesseract-ocr", exit: .dataError)
  }

  private func job(
    _ steps: [ToolJob.Step], _ document: [UInt8], _ input: String, _ output: String
  ) -> ToolJob {
    ToolJob(
      steps, input: document, named: input, output: output, environment: environment,
      temporaryFolder: temporaryFolder, limits: ToolLimits(seconds: 120))
  }

  private func find(_ name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
