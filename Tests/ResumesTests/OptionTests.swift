import Documents
import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct OptionTests {
  private let document = Printed.document([
    Printed(text: "Ada Byron", size: 22), .plain("ada.byron@example.org"),
    .heading("Experience"), .bold("Engineer, Acme Inc.\t2019 – 2021"), .item("Built."),
  ])

  @Test func fieldsBelowTheMinimumAreAbsent() {
    var options = ResumeOptions()
    options.minimumConfidence = 0.99
    let resume = ResumeParser.parse(document, options).resume
    #expect(resume["basics"]?["email"]?.stringValue == "ada.byron@example.org")
    #expect(resume["work"] == nil)
  }

  @Test func provenanceCanBeLeftOut() {
    var options = ResumeOptions()
    options.hasProvenance = false
    #expect(ResumeParser.parse(document, options).resume["meta"] == ["version": "v1.0.0"])
  }

  @Test func eachFieldIsExplainedByItsLine() {
    var options = ResumeOptions()
    options.isExplained = true
    let found = ResumeParser.parse(document, options).explanations
    let position = found.first { $0.field == "/work/0/position" }
    #expect(position?.value == "Engineer")
    #expect(position?.source?.line == 4)
    #expect(position?.source?.text.hasPrefix("Engineer, Acme Inc.") == true)
  }

  @Test func whatWasNotUnderstoodIsAWarning() {
    func codes(_ text: String) -> [String] {
      ResumeParser.parse(Printed.text(text)).warnings.map(\.code)
    }
    let prose = Array(repeating: "We saw nothing but rain all day long.", count: 14)
    #expect(codes(prose.joined(separator: "\n")).contains("no_sections_found"))
    #expect(codes("สวัสดี ครับ ผม").contains("script_not_supported"))
    #expect(!codes("Ada Byron\nada@example.org").contains("script_not_supported"))
  }
}
