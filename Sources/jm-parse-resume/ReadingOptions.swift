import ArgumentParser
import Command
import Documents
import LineIO
import Records

/// How documents are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: .init(
      "Read these pages alone, such as 1-2,4 or 3-.", valueName: "range"))
  var pages: PageSelection?

  @Flag(help: "Add the words with their boxes, in points from the top left, as \"layout\".")
  var layout = false

  @Option(
    help: .init(
      "Draw the pages of one document with words, lines, columns and reading order.",
      valueName: "file.svg"), completion: .file(extensions: ["svg"]))
  var renderBoxes: String?

  @Flag(help: "Read scanned pages and pictures (PNG, JPEG, TIFF) with tesseract.")
  var ocr = false

  @Option(
    help: .init(
      "The languages of pictures as tesseract names them, such as deu+eng.", valueName: "codes"))
  var ocrLanguage = "eng"

  @Option(
    help: .init(
      "Open encrypted documents with the first line of this file.", valueName: "file"),
    completion: .file())
  var passwordFile: String?

  func validate() throws {
    let isPlain = ocrLanguage.utf8.allSatisfy {
      $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "_") || $0.isLetterOrDigit
    }
    if !isPlain || ocrLanguage.isEmpty {
      throw ValidationError("--ocr-language takes codes such as eng or deu+eng.")
    }
  }

  /// - Parameter member: what is asked for; nil for whole records.
  /// - Throws: `unreadable_file` (66) when the password cannot be read.
  func settings(
    _ context: Context, only member: ReadingSettings.Member?
  ) throws(Failure) -> ReadingSettings {
    ReadingSettings(
      pages: pages ?? .all, showsLayout: layout, drawsBoxes: renderBoxes != nil,
      only: member, recognizesPictures: ocr, password: try password(context))
  }

  private func password(_ context: Context) throws(Failure) -> [UInt8]? {
    guard let passwordFile else {
      return context.environment["JM_PDF_PASSWORD"].map { Array($0.utf8) }
    }
    let file = InputFile(path: Array(passwordFile.utf8))
    let line = try file.read(limit: 1 << 16).prefix { $0 != UInt8(ascii: "\n") }
    return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  /// A failure with what to type against it.
  static func advised(_ failure: Failure) -> Failure {
    var failure = failure
    if failure.code == "encrypted_document", failure.hint != nil {
      failure.hint = "give its password with --password-file or in JM_PDF_PASSWORD"
    }
    return failure
  }

  /// Writes the drawing where the person wants it.
  func write(_ drawing: String?) throws(Failure) {
    guard let drawing, let renderBoxes else { return }
    do throws(SystemError) {
      let file = try FileDescriptor.open(writing: renderBoxes)
      defer { try? file.close() }
      if try file.status().isRegularFile { try file.truncate() }
      try file.write(Array(drawing.utf8))
    } catch {
      throw Failure(
        "cannot_create", "the drawing cannot be written: \(error)", exit: .cannotCreate)
    }
  }
}

extension PageSelection: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
