import Records
import Testing

@testable import Resumes

@Suite(.timeLimit(.minutes(30))) struct NameShapeTests {
  private func basics(_ lines: [Printed]) -> JSON? {
    ResumeParser.parse(
      Printed.document(
        lines + [.heading("Experience"), .plain("Engineer, Acme Inc.\t2019 – 2021")])
    ).resume["basics"]
  }

  @Test(arguments: ["履歴書", "Curriculum Vitae", "Lebenslauf", "Europass", "Резюме", "Životopis"])
  func theTitleOfTheDocumentIsNoName(title: String) {
    #expect(
      basics([Printed(text: title, size: 24), .plain("Eva Novak"), .plain("eva.novak@example.org")]
      )?[
        "name"]?.stringValue == "Eva Novak")
  }

  /// A family name that is a trade, above the title of the job.
  @Test func namesOfTrades() {
    #expect(
      basics([.plain("ليلى حداد"), .plain("مهندسة مدنية"), .plain("layla@example.org")])?["name"]?
        .stringValue == "ليلى حداد")
  }

  /// Unicode has the letters of Georgian as lower case; "dela" is a part of family names.
  @Test(arguments: ["თამარ ბერიძე", "Maria dela Rosa"])
  func namesWithLowerCase(name: String) {
    #expect(
      basics([Printed(text: name, size: 20), .plain("mail@example.org")])?["name"]?.stringValue
        == name)
  }

  @Test func namesWithoutSpaces() {
    #expect(
      basics([.plain("陈宇航"), .plain("chenyuhang@example.cn | 139 0000 0148")])?["name"]?
        .stringValue == "陈宇航")
  }

  @Test func aLabelNamesTheName() {
    #expect(
      basics([.plain("氏名\t佐藤 健太"), .plain("電話\t080-0000-0126")])?["name"]?.stringValue
        == "佐藤 健太")
  }

  @Test func aHebrewNameWithAMaqaf() {
    #expect(
      basics([Printed(text: "יעל בן־דרור", size: 20), .plain("a@example.org")])?["name"]?
        .stringValue == "יעל בן־דרור")
  }

  @Test func anAddressIsNotAName() {
    #expect(
      basics([
        .plain("김민준"), .plain("부산광역시 해운대구"), .plain("minjun@example.org"),
      ])?["name"]?.stringValue == "김민준")
  }

  @Test(arguments: ["0711/1234567", "0099/333 5647380", "06-12 00 00 78", "010-0000-0257"])
  func nationalNumbers(text: String) {
    #expect(
      basics([Printed(text: "Eva Novak", size: 20), .plain("Tel. \(text)")])?["phone"]?.stringValue
        == text)
  }

  @Test(arguments: [
    ("GitHub: adabyron", "https://github.com/adabyron"),
    ("LinkedIn @ada", "https://linkedin.com/in/ada"),
    ("Instagram ada_b", "https://instagram.com/ada_b"),
  ])
  func profilesWithoutAnAddress(text: String, expected: String) {
    let found = basics([Printed(text: "Ada Byron", size: 20), .plain(text)])
    #expect(found?["profiles"]?.arrayValue?.first?["url"]?.stringValue == expected)
  }

  @Test func namesOfNetworksInProseAreNoProfiles() {
    #expect(
      basics([Printed(text: "Ada Byron", size: 20), .plain("GitHub expert")])?["profiles"] == nil)
  }
}
