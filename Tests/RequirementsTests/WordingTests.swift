import Testing

@testable import Requirements

@Suite(.timeLimit(.minutes(30))) struct WordingTests {
  private static let resume = """
    Ada Field
    Developer

    SUMMARY
    I have never used Docker.

    EXPERIENCE
    Developer, Oracle Street Bakery
    2020 - Present
    - Wrote services in Python

    SKILLS
    Linux, Git
    """
  private static let posting =
    "Required: Python, Linux, Docker, Scala and 5 years of Python. Nice to have: Git."

  @Test func sentences() {
    let explained = explanation(Self.posting, Self.resume, title: "Developer")
    #expect(
      explained.summary
        == "You meet 3 of 5 requirements: Python, 5 years of Python and Linux. "
        + "You meet the one preferred point: Git. One requirement is not met. "
        + "One requirement is not named in your resume.")
    #expect(
      explained.bullets == [
        "Your resume shows Python: “Wrote services in Python”.",
        "The job asks for “5 years of Python”; by the dates in your resume you have about 6 years or more.",
        "Your skills include Linux and Git.",
        "Your title “Developer” is the title of this job.",
        "The job asks for “Docker”, which is not met: your resume says “I have never used Docker”.",
        "Not found in your resume: “Scala”.",
      ])
  }

  @Test func pointsThatCannotBeComparedAreNotCounted() {
    let explained = explanation(
      "Requirements:\n- Python\n- Linux\n- tiled stove relining", Self.resume)
    #expect(
      explained.summary
        == "You meet 2 requirements: Linux and Python. Other points of the posting could not be compared."
        || explained.summary
          == "You meet 2 requirements: Python and Linux. Other points of the posting could not be compared."
    )
  }

  @Test func evidenceIsExact() {
    let explained = explanation(Self.posting, Self.resume, title: "Developer")
    let own = Array(Self.resume.unicodeScalars)
    let asked = ["description": Self.posting, "title": "Developer"]
    #expect(Set(explained.evidence.map(\.bullet)) == Set(explained.bullets.indices))
    for evidence in explained.evidence {
      let field = Array((asked[evidence.posting.field] ?? "").unicodeScalars)
      let there = evidence.posting.span
      #expect(String(String.UnicodeScalarView(field[there.start..<there.end])) == there.text)
      guard let here = evidence.resume else { continue }
      #expect(String(String.UnicodeScalarView(own[here.start..<here.end])) == here.text)
    }
  }

  @Test func atMostSixBullets() {
    let skills = [
      "Python", "Docker", "Kafka", "Redis", "Ruby on Rails", "Terraform", "PHP", "Perl",
    ]
    let resume = skills.map { "- I have used \($0) every day." }.joined(separator: "\n")
    let explained = explanation(
      "Required: " + skills.joined(separator: ", ") + ", Haskell.", "SUMMARY\n" + resume)
    #expect(explained.bullets.count == 6)
    #expect(explained.bullets.last == "Not found in your resume: “Haskell”.")
  }

  @Test func nothingToCompare() {
    let explained = explanation("We bake bread.", Self.resume)
    #expect(explained.bullets.isEmpty && explained.requirements.isEmpty)
    #expect(explained.summary.hasPrefix("No point of this posting"))
    let empty = explanation("Required: Python.", "")
    #expect(empty.bullets == ["Not found in your resume: “Python”."])
  }

  /// Quotation marks inside a quotation would end it.
  @Test func quotationsInsideQuotations() {
    let explained = explanation("Required: Python.", "SUMMARY\nBuilt “the Python wizard” at work.")
    #expect(
      explained.bullets == ["Your resume shows Python: “Built 'the Python wizard' at work”."])
  }

  /// Years without months give no exact time.
  @Test(arguments: [
    ("2014 - 2020", "about 6 years or more"), ("03/2014 - 02/2020", "at least 6 years"),
    ("2014 - present", "about 12 years or more"),
  ])
  func howExactATimeIs(dates: String, measure: String) {
    let resume = "EXPERIENCE\nPython Developer, Acme\n\(dates)\n- Wrote services in Python"
    let told = explanation("Requirements\n- 3 years of Python", resume)
    #expect(told.bullets.contains { $0.contains(measure) })
  }

  @Test func aYearWithoutAMonthIsNotTooFew() {
    let resume = "EXPERIENCE\nPython Developer, Acme\n2014 - 2018\n- Wrote services in Python"
    func status(_ asked: String) -> [JudgedRequirement.Status] {
      explanation("Requirements\n- \(asked)", resume).requirements.map(\.status)
    }
    #expect(status("5 years of Python") == [.notFound])
    #expect(status("9 years of Python") == [.notMet])
  }

  /// Points that could not be compared may be requirements, too.
  @Test func nothingIsCountedOfWhatIsNotKnown() {
    let told = explanation(
      "Requirements\n- Docker\n- Linux\n- upselling", "SKILLS\nDocker\nBaking of bread")
    #expect(told.summary.hasPrefix("You meet one requirement: Docker."))
  }

  @Test func anArrowBetweenNumbersEndsNoQuotation() {
    let told = explanation(
      "Requirements\n- Next.js", "PROJECTS\nScoring site in Next.js, score 61 -> 94")
    #expect(told.bullets.contains { $0.contains("61 -> 94") })
  }
}
