import Testing

@testable import Requirements

@Suite(.timeLimit(.minutes(30))) struct ExplanationVerifierTests {
  private static let description = "Required: Docker, Python, Scala and 5 years of Python."
  private static let resume = """
    SUMMARY
    I have never used Docker.
    EXPERIENCE
    Developer, Mill
    2020 - 2022
    - Wrote services in Python for Acme
    """

  private func violations(_ sentence: String, cites passages: [(String, String)]) throws -> [String]
  {
    let posting = PostingText(title: "Developer", description: Self.description)
    let resume = ResumeText(Self.resume, now: (2026, 11))
    let judged = Explainer(resume).statuses(RequirementFinder.requirements(of: posting))
    let verifier = ExplanationVerifier(resume: resume.text, posting: posting, requirements: judged)
    let evidence = try passages.map { asked, own in
      Evidence(
        bullet: 0,
        posting: FieldSpan(field: "description", span: try span(asked, in: Self.description)),
        resume: try span(own, in: Self.resume))
    }
    return verifier.violations(in: sentence, evidence: evidence).map(\.kind.rawValue)
  }

  private func span(_ part: String, in text: String) throws -> Span {
    let range = try #require(text.range(of: part))
    let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
    return Span(start: start, end: start + part.unicodeScalars.count, text: part)
  }

  @Test(arguments: [
    "Your resume shows Python: “Wrote services in Python for Acme”.",
    "You wrote services in Python for Acme.",
    "The job asks for “Docker”, which is not met: your resume says “I have never used Docker”.",
    "Not found in your resume: Scala.",
    "You meet 1 of 4 requirements: Python.",
  ])
  func supported(_ sentence: String) throws {
    let cited = [
      ("Python", "Wrote services in Python for Acme"), ("Docker", "I have never used Docker"),
    ]
    #expect(try violations(sentence, cites: cited) == [])
  }

  @Test(arguments: [
    ("Your resume shows Docker: “Wrote services in Python for Acme”.", "unmet"),
    ("You have Scala.", "unmet"),
    ("In both: Python, Docker.", "unmet"),
    ("You have 5 years of Python.", "unmet"),
    ("Your resume says “Led forty people”.", "quotation"),
    ("You wrote 70 services in Python.", "number"),
    ("You wrote Python services for Globex.", "name"),
    ("You wrote Python services on Kubernetes.", "skill"),
  ])
  func unsupported(_ sentence: String, _ kind: String) throws {
    let cited = [
      ("Python", "Wrote services in Python for Acme"), ("Docker", "I have never used Docker"),
    ]
    #expect(try violations(sentence, cites: cited).contains(kind))
  }

  @Test func citations() throws {
    #expect(try violations("Your resume shows Python.", cites: []).contains("evidence"))
    #expect(try violations("Not found in your resume: “Scala”.", cites: []) == [])
    let posting = PostingText(title: "", description: Self.description)
    let verifier = ExplanationVerifier(
      resume: ReadableText(Self.resume), posting: posting, requirements: [])
    for (field, start) in [("description", 11), ("nowhere", 18)] {
      let evidence = Evidence(
        bullet: 0,
        posting: FieldSpan(field: field, span: Span(start: start, end: start + 6, text: "Python")),
        resume: nil)
      #expect(
        verifier.violations(in: "You know Python.", evidence: [evidence]).map(\.kind) == [.span])
    }
  }
}

extension String {
  /// Foundation-free search.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
