import Records
import Samples
import Testing

@testable import Matching

/// The postings and resumes that ship with the toolkit.
@Suite(.timeLimit(.minutes(30))) struct SampleTests {
  let lines = SamplePostings.lines.split(separator: UInt8(ascii: "\n")).compactMap {
    try? JSON(parsing: Array($0))
  }

  /// The numbers of the postings in each major group of the Standard Occupational Classification.
  static let groups: [String: [ClosedRange<Int>]] = [
    "11": [13...13, 23...23, 60...60, 73...73, 117...117, 154...154, 171...177],
    "13": [25...25, 61...62, 65...66, 68...72, 118...122, 147...147, 178...182],
    "15": [1...12, 14...22, 24...24, 26...28, 30...30, 183...188],
    "17": [108...112, 189...194],
    "19": [113...116, 195...202],
    "21": [90...92, 203...209],
    "23": [88...89, 210...216],
    "25": [93...101, 217...221],
    "27": [29...29, 102...107, 222...226],
    "29": [32...39, 42...49, 51...56, 59...59, 227...232],
    "31": [40...41, 50...50, 57...58, 233...238],
    "33": [162...164, 239...245],
    "35": [149...150, 152...153, 246...250],
    "37": [156...158, 251...257],
    "39": [159...161, 258...264],
    "41": [31...31, 74...81, 265...269],
    "43": [63...64, 67...67, 82...87, 155...155, 270...274],
    "45": [165...167, 275...281],
    "47": [123...125, 127...130, 282...286],
    "49": [126...126, 136...140, 287...291],
    "51": [131...135, 151...151, 168...170, 292...295],
    "53": [141...146, 148...148, 296...300],
  ]

  @Test func coverTheMajorGroups() throws {
    let numbers = Self.groups.values.joined().joined().sorted()
    #expect(numbers == Array(1...lines.count))
    #expect(Self.groups.count == 22)
    for (group, ranges) in Self.groups {
      #expect(ranges.map(\.count).reduce(0, +) >= 8, "major group \(group)")
    }
    // The table is not about other postings.
    var known = 0
    var agreeing = 0
    for posting in lines.map(Posting.init(json:)) {
      guard let match = TitleNormalizer.shared.occupation(of: posting.title),
        match.score >= TitleNormalizer.certainScore
      else { continue }
      let code = Taxonomy.builtIn.occupations[match.occupation].code.prefix(2)
      let number = try #require(posting.jobID.flatMap { Int($0.dropFirst("sample_".count)) })
      known += 1
      if Self.groups[String(code)]?.contains(where: { $0.contains(number) }) == true {
        agreeing += 1
      }
    }
    #expect(agreeing * 10 > known * 9)
  }

  @Test func areThreeHundredDifferentPostings() {
    #expect(lines.count == 300)
    for names in [["job_id"], ["job_url"], ["title", "company_name"]] {
      #expect(Set(lines.map { line in names.map { line[$0]?.stringValue } }).count == lines.count)
    }
    #expect(Set(lines.map { $0["description"]?.stringValue }).count == lines.count)
  }

  /// Real postings are long or short, with and without a salary, and name skills or do not.
  @Test func varyAsRealOnesDo() {
    let lengths = lines.map { line in
      line["description"]?.stringValue?.split(whereSeparator: \.isWhitespace).count ?? 0
    }
    #expect(lengths.allSatisfy { (25...1000).contains($0) })
    #expect(lengths.filter { $0 < 60 }.count >= 10)
    #expect(lengths.filter { $0 > 300 }.count >= 8)
    for name in ["salary_range", "skills", "valid_through", "region", "city", "experience_level"] {
      let count = lines.filter { $0[name] != nil }.count
      #expect((1..<lines.count).contains(count), "\(name)")
    }
    #expect(Set(lines.map { $0["employment_type"]?.stringValue }).count >= 4)
    #expect(Set(lines.map { $0["country"]?.stringValue }).count >= 30)
  }

  /// The days are written once, for the same day: `posted_at` agrees with `date_posted`.
  @Test func areDated() throws {
    for line in lines {
      let posted = try #require(line["date_posted"]?.stringValue)
      #expect(posted <= "2026-11-20")
      #expect(line["posted_at"]?.stringValue?.isEmpty == false)
      if let end = line["valid_through"]?.stringValue { #expect(end > "2026-11-20") }
    }
  }

  @Test func havePlacesOnEarth() {
    for line in lines {
      let latitude = line["lat"]?.doubleValue
      let longitude = line["lng"]?.doubleValue
      #expect((latitude == nil) == (line["city"] == nil))
      #expect((longitude == nil) == (line["city"] == nil))
      #expect((-60...75).contains(latitude ?? 0) && (-180...180).contains(longitude ?? 0))
    }
  }

  @Test func resumesAreDocuments() {
    #expect(SampleResume.all.count == 8)
    #expect(
      SampleResume.names
        == ["accountant", "registered-nurse", "software-engineer", "teacher", "truck-driver"])
    for file in SampleResume.all {
      let start = file.mediaType == "application/pdf" ? "%PDF-" : "PK"
      if file.mediaType != "text/plain" { #expect(file.bytes.starts(with: Array(start.utf8))) }
      #expect(file.bytes.count < 60_000)
    }
    for name in SampleResume.names { #expect(SampleResume.named(name) != nil) }
    #expect(SampleResume.named(SampleResume.usualName)?.mediaType == "application/pdf")
    #expect(SampleResume.named("accountant")?.fileName == "accountant.pdf")
    #expect(SampleResume.named("accountant.docx")?.fileName == "accountant.docx")
    #expect(SampleResume.named("truck-driver")?.mediaType == "text/plain")
    #expect(SampleResume.named("nobody") == nil)
  }
}
