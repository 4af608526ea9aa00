import Records
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(10))) struct ClaimVerifierTests {
  private let profile = ExplanationTests.profile
  private let posting = ExplanationTests.posting
  private var verifier: ClaimVerifier { ClaimVerifier(profile: profile, posting: posting) }

  /// Returns evidence from the first occurrence in each text.
  private func evidence(_ asked: String, _ had: String) throws -> Evidence {
    func span(_ part: String, in text: String) throws -> Evidence.Span {
      let range = try #require(text.unicodeScalars.firstRange(of: part.unicodeScalars))
      let scalars = text.unicodeScalars
      let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
      return Evidence.Span(start: start, end: start + part.unicodeScalars.count, text: part)
    }
    return Evidence(
      bullet: 0,
      posting: .init(field: "description", span: try span(asked, in: posting.description)),
      resume: try span(had, in: profile.text))
  }

  @Test(arguments: [
    "Your Python experience matches what the posting asks for.",
    "The posting asks for “5+ years of Python”; the resume says “billing services in Python 3.11”.",
    "You built billing services for 40 clients; the role wants five years of Python.",
    "The role needs 5 years of Python, and your work shows Python 3.11.",
  ])
  func trueSentencesPass(sentence: String) throws {
    let cited = try evidence(
      "5+ years of Python",
      "Built billing services in Python 3.11 on PostgreSQL, serving 40 clients")
    #expect(verifier.violations(in: sentence, evidence: [cited]).isEmpty)
  }

  /// Sentences that are false by construction: true ones with one word replaced.
  @Test func falseSentencesAreRejected() throws {
    let cited = try evidence(
      "5+ years of Python",
      "Built billing services in Python 3.11 on PostgreSQL, serving 40 clients")
    let templates = [
      "Your X experience matches the posting.", "The resume shows X.", "The posting asks for X.",
      "Python and X are in the resume.", "The resume says “billing services in X”.",
      "The posting asks for “5+ years of X”.",
    ]
    let skills = [
      "Java", "Kafka", "Rust", "C++", "C#", ".NET", "Kubernetes", "Terraform", "React", "AWS",
      "Docker",
      "Excel", "Salesforce", "nursing care", "welding", "SAP", "Zorbium", "MongoDB", "Swift",
      "GraphQL",
    ]
    var falseSentences = templates.flatMap { template in
      skills.map {
        template.split(separator: "X", omittingEmptySubsequences: false).joined(separator: $0)
      }
    }
    for number in ["4", "6", "12", "2019", "41", "seven", "three", "3.12", "twenty", "400"] {
      falseSentences.append("The resume shows \(number) clients.")
      falseSentences.append("The posting asks for \(number) years of Python.")
      falseSentences.append("The resume has \(number) years of Python.")
    }
    for name in [
      "Google", "Stanford", "Lumen", "Quarry", "London", "NASA", "Ada", "Kraków", "McKinsey",
    ] {
      falseSentences.append("You worked at \(name) on Python.")
      falseSentences.append("The resume mentions \(name).")
      falseSentences.append("\(name) is where you used Python.")
    }
    #expect(falseSentences.count >= 170)
    for lie in falseSentences {
      #expect(!verifier.violations(in: lie, evidence: [cited]).isEmpty, "\(lie)")
    }
  }

  @Test func sidesAreSeparate() throws {
    let cited = try evidence("Kubernetes, Kafka and Terraform", "Kubernetes with Terraform")
    let kinds = { (sentence: String) in
      verifier.violations(in: sentence, evidence: [cited]).map(\.kind)
    }
    #expect(kinds("The posting asks for Kafka; the resume has Kubernetes.").isEmpty)
    #expect(kinds("The posting asks for Kubernetes; the resume has Kafka.") == [.skill])
    #expect(kinds("Kafka on both sides.") == [.skill])
    #expect(kinds("The resume says “Kafka and Terraform”.") == [.quotation])
  }

  @Test func spansMustMatchTheirText() throws {
    let cited = try evidence("PostgreSQL", "PostgreSQL")
    #expect(verifier.violations(in: "PostgreSQL matches.", evidence: []).map(\.kind) == [.evidence])
    for (start, end, text) in [
      (0, 3, "Kafka"), (cited.resume.start + 1, cited.resume.end + 1, "PostgreSQL"), (-1, 4, "x"),
      (9, 4, "x"), (0, 1_000_000, "x"),
    ] {
      let wrong = Evidence(
        bullet: 0, posting: cited.posting, resume: .init(start: start, end: end, text: text))
      #expect(
        verifier.violations(in: "PostgreSQL matches.", evidence: [wrong]).map(\.kind) == [.span])
    }
    let field = Evidence(
      bullet: 0, posting: .init(field: "salary", span: cited.posting.span), resume: cited.resume)
    #expect(
      verifier.violations(in: "PostgreSQL matches.", evidence: [field]).map(\.kind) == [.span])
  }

  @Test func yearsOfWorkMustBeDeclaredAsComputed() throws {
    let from = try evidence("5+ years", "2018")
    let to = try evidence("5+ years", "Present")
    let check = { (sentence: String) in
      verifier.violations(in: sentence, evidence: [from, to]).map(\.kind)
    }
    #expect(
      check("The resume has 8 years of dated work (computed from “2018” to “Present”).").isEmpty)
    #expect(
      check("The resume has 9 years of dated work (computed from “2018” to “Present”).") == [
        .number
      ])
    #expect(check("The resume has 8 years of dated work.") == [.number])
  }
}
