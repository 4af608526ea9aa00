import ArgumentParser
import Command
import Documents
import LineIO
import Records
import ResumeReading

/// How documents are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: .init(
      "Read only these pages, such as 1-2,4 or 3-.", valueName: "range"))
  var pages: PageSelection?

  @Flag(help: "Add \"layout\": each word and its box, in points from the top left.")
  var layout = false

  @Option(
    help: .init(
      "Draw the pages of one document with words, lines, columns and reading order.",
      valueName: "file.svg"),
    completion: .file(extensions: ["svg"]))
  var renderBoxes: String?

  @Flag(help: "Read scanned pages and images (PNG, JPEG, TIFF) with tesseract.")
  var ocr = false

  @Option(
    help: .init(
      "Languages for --ocr, as tesseract names them, such as deu+eng.", valueName: "codes"))
  var ocrLanguage = "eng"

  @Option(
    help: .init(
      "Open encrypted documents with the password on the first line of this file.",
      valueName: "file"),
    completion: .file())
  var passwordFile: String?

  /// A password file is text with one line, in bytes.
  private static let passwordFileLimit = 1 << 16

  func validate() throws {
    let isPlain = ocrLanguage.utf8.allSatisfy {
      $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "_") || $0.isLetterOrDigit
    }
    if !isPlain || ocrLanguage.isEmpty {
      throw ValidationError("--ocr-language must be codes such as eng or deu+eng.")
    }
  }

  /// - Parameter member: the only field that is wanted; nil for whole records.
  /// - Throws: `no_such_file` or `unreadable_file` (66) if the password cannot be read.
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
    let file = InputFile(argument: passwordFile)
    let line = try file.read(limit: Self.passwordFileLimit).prefix { $0 != UInt8(ascii: "\n") }
    return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  /// Returns the failure with a hint that names the option to give.
  static func advised(_ failure: Failure) -> Failure {
    var failure = failure
    if failure.code == "encrypted_document", failure.hint != nil {
      failure.hint = "set JM_PDF_PASSWORD or give --password-file"
    }
    return failure
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
