import Command
import Testing

@Suite(.timeLimit(.minutes(30)))
struct PluralTests {
  @Test(arguments: [
    (0, "0 searches"), (1, "1 search"), (2, "2 searches"), (-1, "-1 searches"),
  ])
  func phrases(_ count: Int, _ phrase: String) {
    #expect(Plural.phrase(count, "search", "searches") == phrase)
  }

  @Test func theUsualPluralEndsInS() {
    #expect(Plural.phrase(1, "job") == "1 job")
    #expect(Plural.phrase(21, "job") == "21 jobs")
  }
}
