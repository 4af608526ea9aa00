import Testing

/// A literal block in the EXAMPLES of a man page: command lines that readers copy.
struct ManualExample: CustomTestStringConvertible {
  static let all: [ManualExample] = Checkout.programs.flatMap { program in
    let page = Checkout.root.subfolder("man/src").text("\(program).mdoc") ?? ""
    return blocks(page).enumerated().map { index, text in
      ManualExample(program: program, name: "\(program)(1), example \(index + 1)", text: text)
    }
  }

  var program: String
  var name: String
  var text: String

  var testDescription: String { name }

  private static func blocks(_ page: String) -> [String] {
    var blocks: [String] = []
    var block: [String]?
    var section = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(".Sh ") { section = String(line.dropFirst(4)) }
      guard section == "EXAMPLES" else { continue }
      if line.hasPrefix(".Bd -literal") {
        block = []
      } else if line == ".Ed", let lines = block {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(plain(line))
      }
    }
    return blocks
  }

  /// The line as a reader sees it, without roff escapes.
  private static func plain(_ line: Substring) -> String {
    String(line).replacing(#"\&"#, with: "").replacing(#"\-"#, with: "-").replacing(
      #"\e"#, with: #"\"#)
  }
}
