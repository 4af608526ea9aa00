import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct TitleWordsTests {
  private func words(_ title: String, _ extent: TitleWords.Extent) -> String {
    var words = TitleWords()
    words.read("a title before")
    words.read(title)
    return String(decoding: words.joined(extent), as: UTF8.self)
  }

  @Test(arguments: [
    ("Senior Software Engineers (m/f/d)", "senior software engineer", "software engineer"),
    ("Sr. Dev", "senior developer", "developer"),
    ("Director of Nursing", "director nursing", "director nursing"),
    ("R.N.", "registered nurse", "registered nurse"),
    ("C++/C# Dev", "c++ c# developer", "c++ c# developer"),
    ("R&D Manager", "r&d manager", "r&d manager"), ("Driver’s Mate", "driver mate", "driver mate"),
    ("Principal", "principal", "principal"), ("Lead Engineer", "lead engineer", "engineer"),
    ("Tech Lead", "technician lead", "technician lead"), ("Lead", "lead", "lead"),
    ("Night Auditor", "night auditor", "auditor"),
    ("Boulangère–Pâtissière", "boulangere patissiere", "boulangere patissiere"),
    ("", "", ""), ("of the", "", ""), ("\u{FFFD}", "", ""),
  ])
  func words(title: String, full: String, core: String) {
    #expect(words(title, .full) == full)
    #expect(words(title, .core) == core)
  }

  @Test func spellingsAreNotInTheSingular() {
    #expect(JobTitle("Senior Mathematics Teacher").spelling == "mathematics teacher")
    #expect(JobTitle("Senior Mathematics Teacher").core == "mathematic teacher")
  }

  @Test func numbersOfWords() {
    var index = HashIndex(capacity: 1)
    for value in 0..<1_000 {
      #expect(index.number(of: WordHash.of("word \(value)".utf8)) == Int32(value))
    }
    #expect(index.number(of: WordHash.of("word 7".utf8)) == 7)
    #expect(index.count == 1_000 && index[WordHash.of("other".utf8)] == nil)
  }
}
