import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct ContactLinkTests {
  private func basics(_ lines: [Printed]) -> JSON? {
    ResumeParser.parse(
      Printed.document(
        [Printed(text: "Ada Byron", size: 22)] + lines + [
          .heading("Experience"), .plain("Engineer, Acme Inc.\t2019 – 2021"),
        ])
    ).resume["basics"]
  }

  private func link(_ text: String, to uri: String) -> String? {
    let found = basics([Printed(text: text, uri: uri)])
    return found?["profiles"]?.arrayValue?.first?["url"]?.stringValue ?? found?["url"]?.stringValue
  }

  @Test(arguments: [
    ("linkedin.com/in/ada", "https://linkedin.com/in/...", "https://linkedin.com/in/ada"),
    ("adabyron.com", "https://github.com/", "https://adabyron.com"),
    ("github.com/ada", "https://github.com/ada", "https://github.com/ada"),
    ("github.com", "https://github.com/ada", "https://github.com/ada"),
    ("LinkedIn", "https://linkedin.com/in/ada", "https://linkedin.com/in/ada"),
  ])
  func whatIsPrintedOutranksTheLink(text: String, uri: String, expected: String) {
    #expect(link(text, to: uri) == expected)
  }

  /// Contact data in a footer of two lines, with links on the second one.
  @Test func linksBesideTheEmailInAFooter() {
    let found = ResumeParser.parse(
      Printed.document([
        Printed(text: "Ada Byron", size: 22), .heading("Experience"),
        .plain("Engineer, Acme Inc.\t2019 – 2021"), .heading("Languages"), .plain("English"),
        .plain("+44 20 7946 0000 ada@example.org", gap: 30),
        Printed(text: "adabyron", uri: "https://github.com/adabyron"),
      ])
    ).resume["basics"]
    #expect(
      found?["profiles"]?.arrayValue?.first?["url"]?.stringValue == "https://github.com/adabyron")
  }

  @Test func thePrintedEmailOutranksTheLink() {
    let found = basics([Printed(text: "ada@example.org", uri: "mailto:you@example.com")])
    #expect(found?["email"]?.stringValue == "ada@example.org")
  }

  @Test(arguments: [
    ("https://a.example/x?utm_source=cv&id=7", "https://a.example/x?id=7"),
    ("https://linkedin.com/in/ada?trk=public_profile", "https://linkedin.com/in/ada"),
    ("https://a.example/x?fbclid=1#top", "https://a.example/x#top"),
    ("https://a.example/x", "https://a.example/x"),
  ])
  func trackersAreRemoved(uri: String, expected: String) {
    #expect(Tracking.removed(from: uri) == expected)
  }
}
