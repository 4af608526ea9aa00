import Records
import Samples
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(10))) struct ExplanationTests {
  static let resume = """
    Ada Example
    Berlin, Germany
    Senior Software Engineer
    Lumen Works, March 2018 – Present
    • Built billing services in Python 3.11 on PostgreSQL, serving 40 clients
    • Moved deployments to Kubernetes with Terraform
    Skills: Python, Go, Docker, GraphQL
    """
  static let json: JSON = [
    "basics": ["label": "Senior Software Engineer", "location": ["city": "Berlin"]],
    "work": [["position": "Senior Software Engineer", "startDate": "2018-03"]],
  ]
  static let posting = Posting(
    json: [
      "title": "Backend Engineer", "company_name": "Quarry", "location": "Berlin, Germany",
      "description": """
      You need 5+ years of Python and solid knowledge of PostgreSQL.
      We require Kubernetes, Kafka and Terraform. Nice to have: GraphQL.
      """, "skills": ["Python", "Docker", "Zorbium"],
    ])
  static let profile = ResumeProfile(
    text: resume, resume: json, asOf: YearMonth(year: 2026, month: 11))

  @Test func spansSupportEveryBullet() {
    let explanation = Explainer.explain(Self.profile, Self.posting)
    #expect(explanation.bullets.count >= 5)
    #expect(explanation.notFound == ["Kafka", "Zorbium"])
    #expect(explanation.summary.contains("Not found in the resume: Kafka, Zorbium."))
    #expect(
      explanation.bullets.contains { $0.contains("8 years of dated work (computed from “2018”") })
    for evidence in explanation.evidence {
      #expect(!evidence.resume.text.contains("Kafka") && !evidence.resume.text.contains("Zorbium"))
    }
    #expect(Set(explanation.evidence.map(\.bullet)) == Set(explanation.bullets.indices))
    expectExact(explanation, Self.profile, Self.posting)
  }

  /// Checks that every span equals the text at its offsets and every bullet passes the verifier.
  private func expectExact(_ explanation: Explanation, _ profile: ResumeProfile, _ posting: Posting)
  {
    let text = Array(profile.text.unicodeScalars)
    for evidence in explanation.evidence {
      let field = Array((posting.text(of: evidence.posting.field) ?? "").unicodeScalars)
      let cited = evidence.posting.span
      #expect(String(String.UnicodeScalarView(field[cited.start..<cited.end])) == cited.text)
      let own = evidence.resume
      #expect(String(String.UnicodeScalarView(text[own.start..<own.end])) == own.text)
    }
    let verifier = ClaimVerifier(profile: profile, posting: posting)
    for (index, bullet) in explanation.bullets.enumerated() {
      let own = explanation.evidence.filter { $0.bullet == index }
      #expect(verifier.violations(in: bullet, evidence: own).isEmpty, "\(bullet)")
    }
  }

  @Test func samplePostings() throws {
    var bullets = 0
    for line in SamplePostings.lines.split(separator: UInt8(ascii: "\n")) {
      let posting = Posting(json: try JSON(parsing: Array(line)))
      let explanation = Explainer.explain(Self.profile, posting)
      expectExact(explanation, Self.profile, posting)
      bullets += explanation.bullets.count
    }
    #expect(bullets > 50)
  }

  @Test func replacingASkillChangesTheBullets() {
    let before = Explainer.explain(Self.profile, Self.posting)
    for (skill, other) in [
      ("PostgreSQL", "Cassandra"), ("Kubernetes", "Nomad"), ("Docker", "Podium"),
    ] {
      let text = Self.resume.split(separator: skill, omittingEmptySubsequences: false)
        .joined(separator: other)
      let profile = ResumeProfile(
        text: text, resume: Self.json, asOf: YearMonth(year: 2026, month: 11))
      let after = Explainer.explain(profile, Self.posting)
      #expect(after.bullets != before.bullets)
      #expect(after.notFound.contains(skill))
      expectExact(after, profile, Self.posting)
    }
  }

  @Test func nothingInCommon() {
    let empty = ResumeProfile(text: "", resume: .null)
    let explanation = Explainer.explain(empty, Self.posting)
    #expect(explanation.bullets.isEmpty && explanation.evidence.isEmpty)
    #expect(!explanation.summary.isEmpty && !explanation.notFound.isEmpty)
    let blank = Explainer.explain(Self.profile, Posting(json: [:]))
    #expect(blank.bullets.isEmpty && blank.notFound.isEmpty)
  }

  @Test func linesHaveTheDocumentedShape() {
    let explanation = Explainer.explain(Self.profile, Self.posting)
    #expect(
      explanation.members.map(\.name) == [
        "explanation_summary", "bullets", "evidence", "not_found",
      ])
    let first = explanation.evidence.first?.json
    #expect(first?["posting"]?["field"]?.stringValue == "title")
    #expect(first?["resume"]?["text"]?.stringValue == "Senior Software Engineer")
    #expect(first?["bullet"]?.intValue == 0)
  }
}
