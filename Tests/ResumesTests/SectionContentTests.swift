import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(10))) struct SectionContentTests {
  private func kind(_ lines: [Printed]) -> SectionKind? {
    SectionContents.kind(
      of: LineReading(Printed.document(lines)).lines, among: [.work, .education, .skills])
  }

  @Test func contentsTellWhatASectionIsAbout() {
    #expect(kind([.plain("Menu costing, Charcuterie, Pastry, HACCP")]) == .skills)
    #expect(kind([.bold("Engineer, Acme Inc.\t2019 – 2021"), .item("Built.")]) == .work)
    #expect(kind([.bold("BSc Physics, University of Bath\t2015 – 2018")]) == .education)
  }

  @Test(arguments: [
    "I declare that all of the above is true.", "Oslo 2019, Rome 2020, Bonn 2021",
    "English, French, German",
    "One, two",
  ])
  func otherContents(text: String) { #expect(kind([.plain(text)]) == nil) }

  @Test func sentencesAreNoSkills() {
    let reader = SkillReader(
      LineReading(
        Printed.document([
          .plain("Docker"),
          .plain("Also proficient in Adobe Photoshop and Illustrator, grew up bilingual.", gap: 9),
        ])
      ).lines)
    #expect(reader.groups.flatMap(\.keywords).map(\.text) == ["Docker"])
  }
}
