/// Elements of HTML and SVG, in the spelling that is XML as well. All text and every attribute goes
/// through here, and is escaped here.
struct Markup {
  private(set) var text = ""

  /// An element with others inside.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    text += ">\n"
    content(&self)
    text += "</\(name)>\n"
  }

  /// An element with text inside.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    open(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>\n"
  }

  /// An element that never has content.
  mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    open(name, attributes)
    text += "/>\n"
  }

  /// A style sheet, in which `<` and `&` do not stand.
  mutating func style(_ sheet: StaticString...) {
    text += "<style>\n" + sheet.map(\.description).joined(separator: "\n") + "\n</style>\n"
  }

  mutating func append(_ other: Markup) { text += other.text }

  /// The document type of HTML, which no element is.
  mutating func documentType() { text += "<!DOCTYPE html>\n" }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
