import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct FoldingTests {
  private func words(_ text: String) -> [String] { Folding.words(text.unicodeScalars) }

  @Test func wordsEndAtSignsAndLosePeriods() {
    #expect(
      words("B.Sc. in C++/C# (1st), É\u{AD}cole…") == [
        "b.sc", "in", "c++", "c#", "1st", "ecole",
      ])
    #expect(words(" ... – ") == [])
    #expect(words("\u{AD}") == [])
  }

  @Test func wordsLosePeriodsBeforeMarksThatAreIgnored() {
    #expect(words("etc. etc.. a.\u{301} .\u{AD}") == ["etc", "etc", "a"])
  }

  @Test func theFirstWordIsThatOfAllWords() {
    for text in ["– Jane Doe", "...", "", "... É. b", "\u{AD} a"] {
      #expect(Folding.firstWord(Array(text.unicodeScalars)[...]) == words(text).first)
    }
  }

  @Test func bytesAreFoundAnywhereInAText() {
    for (text, part, expected) in [
      ("janedoe", "doe", true), ("janedoe", "jane", true), ("doe", "janedoe", false),
      ("janedoe", "", true), ("会社東都", "社東", true), ("", "a", false),
    ] {
      #expect(text.holds(part) == expected)
    }
  }

  @Test func textHasOneSpaceBetweenWords() {
    for (text, expected) in [(" a\t \u{AD}b ", "a b"), ("é \u{A0} b", "é b"), (" ", "")] {
      let fragment = Fragment(page: 0, line: 0, scalars: Array(text.unicodeScalars)[...])
      #expect(fragment.text == expected)
    }
  }

  @Test func wordsBetweenSpacesAreCounted() {
    for (text, expected) in [("", 0), ("  ", 0), ("a", 1), (" a  b\tc ", 2), ("\t a", 1)] {
      let fragment = Fragment(page: 0, line: 0, scalars: Array(text.unicodeScalars)[...])
      #expect(fragment.spacedWordCount == expected)
      #expect(fragment.split(keepingParentheses: false) { $0 == " " }.count == expected)
    }
  }
}
