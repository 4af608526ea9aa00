import Command
import Testing

@Suite(.timeLimit(.minutes(30))) struct TextWrapTests {
  @Test func breaksBetweenWords() {
    #expect(TextWrap.text("one two three four", columns: 9) == "one two\nthree\nfour")
    #expect(TextWrap.text("one two\n\nthree", columns: 9) == "one two\n\nthree")
    #expect(TextWrap.text("a  b", columns: 4) == "a  b")
    #expect(TextWrap.text("one two", columns: .max) == "one two")
  }

  @Test func keepsTheIndentation() {
    #expect(TextWrap.text("  • one two three", columns: 11) == "  • one two\n    three")
    #expect(TextWrap.text("    - one two", columns: 10) == "    - one\n      two")
    #expect(TextWrap.text("  one two", columns: 6) == "  one\n  two")
  }

  @Test func longWordsStayWhole() {
    let address = "https://jobs.example.com/1"
    #expect(TextWrap.text("see \(address) now", columns: 12) == "see\n\(address)\nnow")
    #expect(TextWrap.text("  \(address)", columns: 12) == "  \(address)")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(TextWrap.text("日本 語学", columns: 8) == "日本\n語学")
  }
}
