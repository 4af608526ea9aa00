/// A job title split into parts, without seniority, shifts and places.
struct JobTitle: Sendable, Hashable {
  /// The parts of the title, the main part first; their core words for `Engineering Lead / Senior
  /// Engineer` are `engineering lead` and `engineer`.
  let parts: [Part]

  struct Part: Sendable, Hashable {
    /// Folded words in the singular, with abbreviations spelled out, without function words.
    let words: [String]
    /// The words that identify the occupation.
    let core: [String]
    /// The core as people read it: not in the singular.
    let spelling: String

    /// - Parameter text: one part of a title.
    init(_ text: String) {
      var reader = TitleWords()
      reader.read(text)
      words = reader.strings(.full)
      core = reader.strings(.core)
      spelling = reader.spelled(.core)
    }
  }

  init(_ title: String) {
    parts = Self.segments(title).map(Part.init).filter { !$0.core.isEmpty }
  }

  /// The core of the main part as one string, for comparison.
  var core: String { parts.first?.core.joined(separator: " ") ?? "" }

  /// The core of the main part for people: `mathematics teacher`.
  var spelling: String { parts.first?.spelling ?? "" }

  /// Returns the parts of a title as they are, the main part first.
  static func segments(_ title: String, splitsAtCommas: Bool = true) -> [String] {
    var segments: [String] = []
    var bracketed: [String] = []
    var current = ""
    var inner = ""
    var depth = 0
    var previous: Character = " "
    for character in title {
      switch character {
      case "(", "[":
        depth += 1
      case ")", "]":
        depth = max(0, depth - 1)
        if depth == 0 {
          bracketed.append(inner)
          inner = ""
        }
      case _ where depth > 0: inner.append(character)
      case "/"
      where previous != " " && current.split(separator: " ").last.map { $0.count <= 2 } == true:
        current.append(" ")  // UI/UX, I/O
      case "," where !splitsAtCommas: current.append(character)
      case "/", "|", ",", ";", ":", "–", "—", "@", "•":
        segments.append(current)
        current = ""
      case "-" where previous == " ":
        segments.append(current)
        current = ""
      default: current.append(character)
      }
      previous = character
    }
    return segments + [current] + bracketed
  }
}
