import Records
import Testing

@testable import Resumes

/// The table of languages and its neighbors among the skills of forms.
@Suite(.timeLimit(.minutes(30))) struct LanguageGridTests {
  private func skills(_ lines: [Printed]) -> [String] {
    let resume = ResumeParser.parse(
      Printed.document(
        [
          Printed(text: "Ada Byron", size: 22), .plain("ada@example.org"), .heading("Experience"),
          .bold("Engineer, Acme Inc.\t2019 – 2021"), .heading("Skills"),
        ] + lines))
    return resume.skills
  }

  @Test func theTableIsNoListOfSkills() {
    let found = skills([
      Printed(text: "Mother tongue\tPortuguese", tab: 200),
      .plain("Other languages", gap: 9),
      Printed(text: "Listening\tReading\tWriting", tab: 150),
      Printed(text: "English\tC1\tC1\tB2", tab: 150),
      Printed(text: "Zorbish\tB2\tB1\tA2", tab: 150),
      .plain("Common European Framework of Reference for Languages"),
      Printed(text: "Excel; Sibelius; Reaper", gap: 9),
    ])
    #expect(found == ["Excel", "Sibelius", "Reaper"])
  }

  @Test(arguments: ["micro:bit kits", "boats to 8 m"])
  func signsInNamesOfSkills(text: String) { #expect(skills([.plain(text)]) == [text]) }

  /// A bracket that begins the next line belongs to the last item.
  @Test func bracketsOnTheNextLine() {
    #expect(
      skills([.plain("Excel; Gardening; R"), .plain("(glmmTMB, brms); QGIS")])
        == ["Excel", "Gardening", "R (glmmTMB, brms)", "QGIS"])
  }
}
