import Documents
import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct RedactorTests {
  private let document = Printed.document([
    Printed(text: "Ada Byron", size: 22),
    .plain("12 Example Road, 10115 Berlin, Germany"),
    .plain("Date of birth: 10 December 1985"),
    .plain("ada.byron@example.org | +44 20 7946 0000 | github.com/adabyron"),
    .heading("Experience"), .bold("Engineer, Acme Inc.\t2019 – 2021"),
    .item("Ada led a team; see example.org/acme"), .heading("Skills"), .plain("C, D"),
  ])

  @Test func nothingPersonalIsLeft() throws {
    let parsed = ResumeParser.parse(document)
    var redactor = try #require(parsed.redactor)
    let text = redactor.redacted(document).text
    let resume = String(decoding: redactor.redacted(parsed.resume).line, as: UTF8.self)
    for secret in ["Ada", "Byron", "byron", "7946", "10115", "1985", "December"] {
      #expect(!text.contains(secret), "\(text)")
      #expect(!resume.contains(secret), "\(resume)")
    }
    #expect(text.contains("Engineer, Acme Inc.\t2019 – 2021"))
    #expect(text.contains("[name]"))
    #expect(resume.contains("Acme"))
  }

  @Test func eachReplacementIsListed() throws {
    var redactor = try #require(ResumeParser.parse(document).redactor)
    _ = redactor.redacted(document)
    let kinds = Set(redactor.redactions.map(\.kind))
    #expect(kinds.isSuperset(of: [.name, .address, .birth, .email, .phone, .url]))
    #expect(redactor.redactions.contains { $0.kind == .name && $0.page == 1 && $0.line == 1 })
  }
}
