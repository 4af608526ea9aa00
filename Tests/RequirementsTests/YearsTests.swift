import Testing

@testable import Requirements

@Suite(.timeLimit(.minutes(30))) struct YearsTests {
  private static let resume = """
    Ada Field
    EXPERIENCE
    Software Engineer, Pennant Freight
    2021 - Present
    - Write booking services in Python

    Project Manager | Liffey Rail | 01/2016 – 12/2019
    - Kept one plan
    Project Manager (part-time) | Tramway | 01/2016 – 12/2019
    - Kept another plan

    Career break, travel
    2013 - 2015

    EDUCATION
    University of Leeds, BSc Computer Science, 2009 - 2012
    """

  @Test(arguments: [
    ("Required: 5 years of Python.", "met"),
    ("Required: 10 years of Python.", "not_met"),
    ("Required: 5 years of Java.", "not_found"),
    ("Required: 4 years in project management.", "met"),
    ("Required: 7 years in project management.", "not_met"),
    ("Required: 3 years of pediatric nursing.", "not_found"),
    ("At least nine years of experience.", "met"),
    ("At least twelve years of experience.", "not_met"),
  ])
  func ofASubject(_ posting: String, _ expected: String) {
    #expect(status(posting, Self.resume) == expected)
  }

  @Test func overlapsCountOnce() {
    let resume = ResumeText(Self.resume, now: (2026, 11))
    #expect(resume.jobs.count == 4)
    let managed = resume.jobs.filter { $0.dates.months.lowerBound == 2016 * 12 }
    #expect(RequirementJudge.months(managed) == 48)
  }

  @Test(arguments: [
    ("2018 – Present", 2018 * 12, 2026 * 12 + 11), ("05/2019 to 02/2022", 24232, 24266),
    ("March 2021 – August 2023", 24254, 24284), ("2016 - aujourd'hui", 24192, 24323),
    ("seit 2018", 24216, 24323), ("2018 - actualidad", 24216, 24323),
    ("2012 bis 2015", 24144, 24180),
  ])
  func dates(_ text: String, _ start: Int, _ end: Int) {
    let ranges = DateRange.all(in: WordReader.words(text), now: 2026 * 12 + 10)
    #expect(ranges.map(\.months) == [start..<end])
  }

  @Test func headersOfPositions() {
    for layout in [
      "Baker, Mill\n2018 - 2020\n- Bread", "Mill\nBaker    2018 – 2020\nBread.",
      "2018 – 2020   Baker\n              Mill\n  • Bread",
      "Mill | Baker | 2018 to 2020\n  - Bread",
      "### Baker at Mill (2018 – 2020)\n* Bread", "Baker\nMill, 2018 – 2020\n– Bread",
    ] {
      let resume = ResumeText("EXPERIENCE\n\n" + layout, now: (2026, 11))
      #expect(resume.jobs.count == 1, "\(layout)")
      let job = resume.jobs.first
      #expect(job.map { resume.words[$0.title].map(\.text) } == ["baker"], "\(layout)")
      #expect(
        job.map { $0.block.contains { resume.words[$0].text == "bread" } } == true, "\(layout)")
    }
  }
}
