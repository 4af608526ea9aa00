import Records
import Testing

@testable import Matching

/// Of many postings only candidates get a full score: the best ones must be among them.
@Suite(.timeLimit(.minutes(30))) struct CandidateTests {
  private static let words = [
    "bread", "dough", "oven", "flour", "yeast", "crust", "cake", "shop", "till", "dawn", "shift",
    "van", "order", "stock", "clean", "recipe", "pastry", "icing", "rye", "spelt",
  ]

  /// A posting whose text is some of the words, chosen by its number.
  private func posting(_ number: Int) -> Posting {
    let text = Self.words.indices.filter { number >> ($0 % 14) & 1 == 1 || number % 20 == $0 }
      .map { Self.words[$0] }.joined(separator: " ")
    let title = number % 50 == 0 ? "Baker" : "Opening"
    return Posting(json: ["title": .string(title), "description": .string(text)])
  }

  @Test func bestOfMany() {
    let index = PostingIndex((0..<10_050).map(posting))
    let resume = ResumeProfile(
      text: "Baker\nBread, dough, oven, flour, rye and spelt; recipes and icing.",
      resume: ["basics": ["label": "Baker"]])
    let all = index.rank(resume, limit: .max, extent: .all)
    let fitting = index.rank(resume, limit: .max)
    #expect(all.count == 10_050)
    #expect(fitting.count == 201)
    #expect(fitting.prefix(20) == all.filter { $0.category != nil }.prefix(20))
  }
}
