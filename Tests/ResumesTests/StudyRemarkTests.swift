import Testing

@testable import Resumes

/// What studies say besides degrees and schools.
@Suite(.timeLimit(.minutes(30))) struct StudyRemarkTests {
  private func studies(_ lines: [Printed]) -> [String] {
    StudyReader.studies(of: LineReading(Printed.document(lines)).lines).map { study in
      [
        study.studyType?.text, study.area?.text, study.institution?.text, study.score?.text,
        study.period?.end?.text,
      ].map { $0 ?? "-" }.joined(separator: " | ")
    }
  }

  private func beside(_ date: String, _ text: String) -> Printed {
    Printed(text: "\(date)\t\(text)", bold: true, tab: 160, gap: 9)
  }

  private func below(_ text: String) -> Printed { Printed(text: text, left: 160) }

  @Test(arguments: [
    ("BSc Nursing – 3,42/4,00", "BSc | Nursing | Severn University | 3,42/4,00 | 2014"),
    ("BSc Nursing, mention bien", "BSc | Nursing | Severn University | mention bien | 2014"),
    ("BSc Nursing IPK 3,51", "BSc | Nursing | Severn University | 3,51 | 2014"),
    ("BSc Nursing (expected May 2014)", "BSc | Nursing | Severn University | - | 2014"),
  ])
  func gradesBehindDegrees(degree: String, expected: String) {
    #expect(
      studies([.bold("Severn University\t2010 – 2014"), .plain(degree)]) == [expected])
  }

  @Test func trainingsInCompanies() {
    #expect(
      studies([.plain("2006 – 2010\tAusbildung zur Mechanikerin (IHK), Frosch Getriebe, Quenbach.")]
      )
        == ["Ausbildung zur Mechanikerin (IHK) | - | Frosch Getriebe | - | 2010"])
    #expect(
      studies([.plain("2006 – 2010\tBachelor of Science, Biology, Severn University Quenbury.")])
        == ["Bachelor of Science | Biology | Severn University Quenbury | - | 2010"])
  }

  @Test func schoolAndDegreeWithTwoDashes() {
    #expect(
      studies([
        .plain("Severn University, Quenby on the Hill — B.S. Biology of the Sea – Marine Science"),
        .plain("2010 – 2014"),
      ]).map { $0.contains("Severn University") } == [true])
  }

  /// The year of the second line has wrapped.
  @Test func yearsBelowTheLineThatTheyClose() {
    #expect(
      studies([
        .plain("Certificate in Welding\tSevern College, 2010"),
        .plain("Diploma in Cooking\tHoly Hill School"), .plain("2008"),
      ]).map { $0.suffix(4) } == ["2010", "2008"])
  }

  @Test func degreesThatGoOnBehindAConjunction() {
    #expect(
      studies([
        beside("2010 – 2014", "Diploma in Applied Accounting and"),
        Printed(text: "Auditing", bold: true, left: 160), below("Severn University"),
        beside("2008 – 2010", "Certificate in the Theory of Colors and of their Use in Houses"),
        below("Holy Hill School"),
      ]).first == "Diploma | Applied Accounting and Auditing | Severn University | - | 2014")
  }
}
