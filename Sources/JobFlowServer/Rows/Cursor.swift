/// Reads a parameter character by character.
struct Cursor {
  private let text: [Character]
  private(set) var place = 0
  /// What the parameter is, for messages: `select parameter`.
  private let what: String
  private let whole: String

  init(_ text: String, what: String) {
    self.text = Array(text)
    self.what = what
    whole = text
  }

  var isAtEnd: Bool { place == text.count }
  var next: Character? { isAtEnd ? nil : text[place] }

  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  mutating func expect(_ character: Character) throws(RestError) {
    guard take(character) else { throw fault("\"\(character)\"") }
  }

  mutating func skipSpaces() {
    while next == " " { place += 1 }
  }

  /// The characters before the first of `ends`.
  mutating func text(before ends: String) -> String {
    let start = place
    while let next, !ends.contains(next) { place += 1 }
    return String(text[start..<place])
  }

  /// A name: letters, digits, underscores, and inner spaces and dollar signs.
  mutating func name() throws(RestError) -> String {
    skipSpaces()
    let start = place
    while let next, next.isLetter || next.isNumber || next == "_" || next == "$" { place += 1 }
    guard place > start else { throw fault("a field name") }
    let name = String(text[start..<place])
    skipSpaces()
    return name
  }

  /// A value of a list: between quotes, with backslashes before quotes and backslashes, or up to a
  /// comma or a parenthesis.
  mutating func listed() throws(RestError) -> String { try value(before: ",)") }

  /// A quoted value, or the characters before the first of `ends`.
  private mutating func value(before ends: String) throws(RestError) -> String {
    guard take("\"") else { return text(before: ends) }
    var value = ""
    while let next {
      place += 1
      if next == "\"" { return value }
      if next == "\\", let escaped = self.next {
        value.append(escaped)
        place += 1
      } else {
        value.append(next)
      }
    }
    throw fault("the end of a quoted value")
  }

  /// The elements of an array of PostgreSQL: `{a,"b c"}`.
  mutating func array() throws(RestError) -> [String] {
    try expect("{")
    var elements: [String] = []
    if take("}") { return elements }
    repeat {
      elements.append(try value(before: ",}"))
    } while take(",")
    try expect("}")
    return elements
  }

  func fault(_ expecting: String) -> RestError {
    .syntax(what, whole, at: place, expecting: expecting)
  }
}
