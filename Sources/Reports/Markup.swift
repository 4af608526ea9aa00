/// Elements of HTML and SVG in XML syntax. Escapes all text and every attribute.
package struct Markup {
  package private(set) var text = ""

  package init() {}

  /// Adds an element with other elements inside.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    text += ">\n"
    content(&self)
    text += "</\(name)>\n"
  }

  /// Adds an element whose attributes are not all known in advance.
  mutating func element(
    _ name: String, attributes: [(name: String, value: String)], _ content: (inout Markup) -> Void
  ) {
    text += "<\(name)"
    for (name, value) in attributes { add(name, value) }
    text += ">\n"
    content(&self)
    text += "</\(name)>\n"
  }

  /// Adds an element with text inside.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    open(name, attributes)
    text += ">\(Self.escaped(content))</\(name)>\n"
  }

  /// Adds an element without content.
  package mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    open(name, attributes)
    text += "/>\n"
  }

  /// Adds a style sheet, which must not contain `<` or `&`.
  package mutating func style(_ sheet: StaticString...) {
    text += "<style>\n" + sheet.map(\.description).joined(separator: "\n") + "\n</style>\n"
  }

  /// Adds a script, which must not contain `<` or `&`. The element has nothing else inside, so that
  /// the digest in a content security policy is that of the script.
  mutating func script(_ program: StaticString) { text += "<script>\(program)</script>\n" }

  package mutating func append(_ other: Markup) { text += other.text }

  mutating func xmlDeclaration() { text += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" }

  /// Adds the document type of HTML.
  package mutating func documentType() { text += "<!DOCTYPE html>\n" }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "<\(name)"
    for (name, value) in attributes { add(name, value) }
  }

  private mutating func add(_ name: String, _ value: String) {
    text += " \(name)=\"\(Self.escaped(value))\""
  }

  static func escaped(_ text: String) -> String {
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
