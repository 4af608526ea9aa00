/// Styles of text on a terminal: select graphic rendition (ECMA-48 §8.3.117).
enum TextStyle: String {
  case heading = "1"
  case error = "31"

  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
