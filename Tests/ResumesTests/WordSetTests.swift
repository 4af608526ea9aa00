import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct WordSetTests {
  private let long = String(repeating: "long", count: 20)
  private var words: WordSet { WordSet(["nurse", "of", "é", "각", long]) }

  @Test func containsItsWordsAlone() {
    #expect(["nurse", "of", "é", long].allSatisfy(words.contains))
    #expect(!["", "n", "nurses", "nurts", "if", "e", long + "e"].contains(where: words.contains))
  }

  /// A document may have letters and their marks apart, and Hangul in its parts.
  @Test func comparesByCanonicalEquivalence() {
    #expect(words.contains("e\u{301}"))
    #expect(words.contains("\u{1100}\u{1161}\u{11A8}"))
  }

  /// Words in composed form, which most words outside ASCII are in, are told apart by their bytes.
  @Test func findsWordsOfAllScripts() {
    let words = ["größe", "работа", "εργασία", "عمل", "עבודה", "कार्य", "ძ", "仕事", "がくれき", "경력"]
    let set = WordSet(Set(words))
    for word in words {
      #expect(set.contains(word), "\(word)")
      #expect(!set.contains(word + word), "\(word)")
    }
    #expect(WordSet(["が"]).contains("か\u{3099}"))
  }

  /// Words are first looked up by their length, their ends and their middle.
  @Test func tellsWordsOfOneKeyApart() {
    let words = WordSet(["abcde"])
    #expect(words.contains("abcde"))
    #expect(!words.contains("axcxe"))
    #expect(!WordSet([]).contains("a"))
  }

  @Test func unionContainsBoth() {
    let both = words.union(["cook"])
    #expect(both.contains("cook"))
    #expect(both.contains("nurse"))
  }
}
