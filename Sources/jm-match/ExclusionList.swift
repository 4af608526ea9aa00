import Matching
import Records

/// Companies, words and phrases whose jobs are left out, ignoring case and accents.
struct ExclusionList: Sendable {
  private let excluded: [[UInt8]]

  init(_ texts: [String]) {
    excluded = texts.map { Self.words($0) }.filter { !$0.isEmpty }
  }

  var isEmpty: Bool { excluded.isEmpty }

  /// Whether the company, the title or the description contains one of the texts as whole words.
  func excludes(_ posting: Posting) -> Bool {
    guard !excluded.isEmpty else { return false }
    let text = [posting.companyName, posting.title, posting.description].map(Self.words)
    return excluded.contains { wanted in text.contains { Self.contains($0, wanted) } }
  }

  /// The words of a text, folded, each between two spaces.
  private static func words(_ text: String) -> [UInt8] {
    let space = UInt8(ascii: " ")
    var words: [UInt8] = [space]
    for byte in LatinLetters.folded(text) {
      let isWord =
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#")
      if isWord { words.append(byte) } else if words.last != space { words.append(space) }
    }
    if words.last != space { words.append(space) }
    return words.count == 1 ? [] : words
  }

  private static func contains(_ text: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard wanted.count <= text.count else { return false }
    return (0...(text.count - wanted.count)).contains { start in
      text[start] == wanted[0] && text[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
