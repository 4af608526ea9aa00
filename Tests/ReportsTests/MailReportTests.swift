import Records
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(30)))
struct MailReportTests {
  private func mail(
    _ report: Report, from: String? = nil, to: [String] = [], subject: String? = nil
  ) throws -> String {
    MailReport(
      from: try from.map { try #require(MailAddress($0)) },
      to: try to.map { try #require(MailAddress($0)) }, subject: subject,
      date: ReportFixture.moment, width: \.count
    ).text(report)
  }

  private func headers(_ mail: String) -> [String] {
    mail.split(separator: "\n\n")[0].split(separator: "\n").map(String.init)
  }

  @Test func hasTwoPartsOfPrintableLines() throws {
    let item = "Schweißer “A” \(String(repeating: "x", count: 200)) 溶接工"
    let mail = try mail(ReportFixture.entries([ReportFixture.entry(item)]))
    for line in mail.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.utf8.count <= 76)
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
      #expect(line != "." && !line.hasPrefix("From "))
    }
    let parts = mail.components(separatedBy: "\n--=_part")
    try #require(parts.count == 4)
    #expect(parts[1].hasPrefix("\nContent-Type: text/plain; charset=utf-8\n"))
    #expect(parts[2].hasPrefix("\nContent-Type: text/html; charset=utf-8\n"))
    #expect(parts[3] == "--\n")
    let html = try #require(
      parts[2].components(separatedBy: "\n\n").dropFirst().first.map { _ in
        decoded(String(parts[2].drop { $0 != "<" }))
      })
    let page = try #require(XMLDocument(html))
    #expect(page.texts.contains(item))
    #expect(!page.elements.contains("svg") && !page.elements.contains("script"))
    #expect(decoded(parts[1]).contains("溶接工"))
    #expect(!decoded(parts[1]).contains("█"))
  }

  @Test func headersNameWhoWhenAndWhat() throws {
    let report = Report(title: "Jobs", moment: ReportFixture.moment, blocks: [])
    #expect(
      headers(try mail(report, from: "Ana <ana@example.com>", to: ["a@example.com", "root"])) == [
        "From: Ana <ana@example.com>", "To: a@example.com, root", "Subject: Jobs",
        "Date: \(MailReport.text(of: ReportFixture.moment))",
        "Auto-Submitted: auto-generated", "MIME-Version: 1.0",
        "Content-Type: multipart/alternative; boundary=\"=_part\"",
      ])
    let plain = headers(try mail(report, subject: "New"))
    #expect(plain.first == "Subject: New")
    #expect(!plain.contains { $0.hasPrefix("To:") || $0.hasPrefix("From:") })
  }

  @Test func aSubjectCannotAddAHeader() throws {
    let report = Report(title: "Jobs", moment: ReportFixture.moment, blocks: [])
    let hostile = "New\r\nBcc: eve@example.com\n\nbody\u{2028}x\0y"
    let lines = headers(try mail(report, subject: hostile))
    #expect(!lines.contains { $0.hasPrefix("Bcc") })
    #expect(lines.count == headers(try mail(report)).count + lines.count { $0.hasPrefix(" ") })
  }

  @Test(arguments: [
    (0, "Thu, 1 Jan 1970 00:00:00 +0000"), (1_795_249_168, "Sat, 21 Nov 2026 08:19:28 +0000"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"), (-1, "Wed, 31 Dec 1969 23:59:59 +0000"),
  ])
  func dates(_ seconds: Int, _ text: String) {
    #expect(MailReport.text(of: Timestamp(seconds: Int64(seconds))) == text)
  }

  @Test(arguments: [
    ("a", "a"), ("=", "=3D"), ("a ", "a=20"), ("a b", "a b"), ("é", "=C3=A9"), (".", "=2E"),
    ("From x", "=46rom x"), ("a\n.\nb", "a\n=2E\nb"), ("\t", "=09"), ("\u{1}", "=01"), ("", ""),
    ("a.b", "a.b"),
  ])
  func quotedPrintable(_ text: String, _ encoded: String) {
    #expect(QuotedPrintable.encode(text) == encoded)
    #expect(decoded(encoded) == text)
  }

  @Test(arguments: 70...160)
  func longLinesAreBroken(_ length: Int) {
    for letter in ["x", "é", " ", ".", "=", "F"] {
      let text = String(repeating: letter, count: length)
      let encoded = QuotedPrintable.encode(text)
      #expect(encoded.split(separator: "\n").allSatisfy { $0.count <= 76 && $0 != "." })
      #expect(decoded(encoded) == text)
    }
  }

  @Test(arguments: [
    ("New jobs", ["New", "jobs"]), ("Größe", ["=?utf-8?Q?Gr=C3=B6=C3=9Fe?="]),
    ("=?utf-8?Q?x?=", ["=?utf-8?Q?=3D=3Futf-8=3FQ=3Fx=3F=3D?="]),
    ("a_é b", ["=?utf-8?Q?a=5F=C3=A9_b?="]),
  ])
  func encodedWords(_ text: String, _ words: [String]) {
    #expect(EncodedWord.words(text) == words)
  }

  @Test func longHeadersAreFolded() throws {
    let report = Report(title: "Jobs", moment: ReportFixture.moment, blocks: [])
    for subject in [
      String(repeating: "Größe ", count: 60), String(repeating: "word ", count: 60),
      String(repeating: "x", count: 500),
    ] {
      let to = (1...20).map { "Person Number \($0) <person\($0)@example.com>" }
      let lines = headers(try mail(report, to: to, subject: subject))
      #expect(lines.allSatisfy { $0.count <= 76 })
      #expect(lines.allSatisfy { $0.hasPrefix(" ") || $0.contains(":") })
    }
  }

  @Test(arguments: [
    ("ana@example.com", "ana@example.com"), (" root ", "root"),
    ("Ana Ruiz <ana@example.com>", "Ana Ruiz <ana@example.com>"),
    ("Ruiz, Ana <ana@example.com>", "\"Ruiz, Ana\" <ana@example.com>"),
    ("\"Ruiz, Ana\" <ana@example.com>", "\"Ruiz, Ana\" <ana@example.com>"),
    ("A \"B\" <a@b>", "\"A \\\"B\\\"\" <a@b>"), ("Zoë <z@b>", "=?utf-8?Q?Zo=C3=AB?= <z@b>"),
    ("<a+b@example.com>", "a+b@example.com"),
  ])
  func addresses(_ text: String, _ header: String) {
    #expect(MailAddress(text)?.words.joined(separator: " ") == header)
  }

  @Test(arguments: [
    "", " ", "a b", "a@b@c", "@b", "a@", "a..b@c", "é@example.com", "a@b\n", "a@b, c@d", "<a@b",
    "a@b>", "x <>", "a@b\r\nBcc: c@d", "-oQ/tmp", "a;b@c", String(repeating: "a", count: 300),
  ])
  func refusesWhatIsNotOneAddress(_ text: String) {
    #expect(MailAddress(text) == nil)
  }

  /// Quoted-printable text decoded by another method than it was encoded.
  private func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    let parts = text.replacing("=\n", with: "").split(
      separator: "=", omittingEmptySubsequences: false)
    bytes += Array(parts[0].utf8)
    for part in parts.dropFirst() {
      guard let byte = UInt8(part.prefix(2), radix: 16) else { continue }
      bytes.append(byte)
      bytes += Array(part.dropFirst(2).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
