import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct TokenizerTests {
  private func words(_ text: String) -> [String] { Tokenizer.tokens(text).map(\.text) }

  @Test(arguments: [
    ("C++, C# and .NET", ["c++", "c#", "and", ".net"]),
    ("C++17/C++", ["c++", "17", "c++"]),
    ("Node.js, ASP.NET; end.", ["node.js", "asp.net", "end"]),
    ("R&D at AT&T", ["r&d", "at", "at&t"]),
    ("R.N. in the U.S.", ["rn", "in", "the", "us"]),
    ("driver’s license, nurses'", ["driver", "license", "nurses"]),
    ("CI/CD full-stack", ["ci", "cd", "full", "stack"]),
    ("Zürich naïve ŁÓDŹ straße", ["zurich", "naive", "lodz", "strasse"]),
    ("e\u{301}tude soft\u{AD}ware eﬃcient", ["etude", "software", "efficient"]),
    ("5+ years, 60,000 and 3.5", ["5", "years", "60000", "and", "3.5"]),
    ("1,2,3 and 1,2345", ["1", "2", "3", "and", "1", "2345"]),
    ("東京 エンジニア", ["東京", "エンジニア"]),
    ("...wait .env", ["wait", ".env"]),
    ("", []), ("+ # . & '", []),
  ])
  func words(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    "Plain words here", "•\u{A0}Größe – naïve “quoted” text", "👩‍💻 emoji, C++ and ﬁnance",
    "日本語 text\r\nsecond\tline", "driver’s e\u{301}a", "C++17 C#.", "1,000,000 €",
  ])
  func spansContainTheirWords(text: String) {
    let scalars = Array(text.unicodeScalars)
    for token in Tokenizer.tokens(text) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[token.start..<token.end])
      #expect(Tokenizer.tokens(String(view)).map(\.text) == [token.text])
    }
  }

  @Test func shapesAndSeparators() {
    let tokens = Tokenizer.tokens("Go, SQL\nmacOS R 42. Then")
    #expect(
      tokens.map(\.shape) == [.capitalized, .upper, .mixed, .capitalized, .number, .capitalized])
    #expect(tokens[1].startsListItem && !tokens[1].startsSentence)
    #expect(tokens[2].startsSentence)
    #expect(!tokens[3].startsListItem)
    #expect(tokens[5].startsSentence)
  }

  @Test(arguments: [
    ("nurses", "nurse"), ("assemblies", "assembly"), ("boxes", "box"), ("class", "class"),
    ("bus", "bus"), ("analysis", "analysis"), ("gas", "gas"), ("branches", "branch"),
  ])
  func stems(word: String, stem: String) {
    #expect(Stem.of(word) == stem)
  }
}
