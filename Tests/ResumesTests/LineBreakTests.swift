import Documents
import Records
import Testing

@testable import Resumes

@Suite("Words broken at the end of a line", .timeLimit(.minutes(30)))
struct LineBreakTests {
  private func summary(_ lines: [String]) -> String? {
    let printed = [
      Printed(text: "Jane Doe", size: 20, bold: true), Printed.plain("jane@a.example"),
      Printed.heading("Summary"),
    ]
    let result = ResumeParser.parse(Printed.document(printed + lines.map { .plain($0) }))
    return result.resume["basics"]?["summary"]?.stringValue
  }

  @Test func severalBreaksAreHyphenation() {
    #expect(
      summary([
        "I lead teams of engi-", "neers and take care of infra-", "structure, with a full-",
        "stack view, for SQL-", "databases as well, pre-", "and post-sales, in Baden-",
        "Baden.",
      ])
        == "I lead teams of engineers and take care of infrastructure, with a full-stack view, "
        + "for SQL-databases as well, pre- and post-sales, in Baden-Baden.")
  }

  @Test func aSingleBreakKeepsItsHyphen() {
    #expect(
      summary(["I never hold a length-", "limited talk."]) == "I never hold a length-limited talk.")
  }

  @Test func aHyphenUsedOnlyAtLineEndsIsHyphenation() {
    #expect(summary(["I manage infra\u{2010}", "structure."]) == "I manage infrastructure.")
    #expect(
      summary(["A co\u{2010}pilot of infra\u{2010}", "structure."])
        == "A co\u{2010}pilot of infra\u{2010}structure.")
  }

  @Test func aWordThatOccursUnbrokenIsJoined() {
    #expect(
      summary(["I like engineering, as engi-", "neering is fun."])
        == "I like engineering, as engineering is fun.")
    #expect(
      summary(["I like co-design, and infra-", "structure, and co-", "design or teach-", "ing."])
        == "I like co-design, and infrastructure, and co-design or teaching.")
  }
}
