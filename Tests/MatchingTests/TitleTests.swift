import Records
import Testing

@testable import Matching

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct TitleTests {
  private let normalizer = TitleNormalizer.shared

  @Test(arguments: [
    ("Sr. Software Engineer", "15-1252.00"), ("Software Engineer II", "15-1252.00"),
    ("Senior Full-Stack Developer (Remote, m/w/d)", "15-1252.00"), ("Backend Eng", "15-1252.00"),
    ("RN - Med Surg (Nights)", "29-1141.00"), ("Registered Nurse, ICU", "29-1141.03"),
    ("CNA", "31-1131.00"), ("LPN", "29-2061.00"), ("Journeyman Electrician", "47-2111.00"),
    ("HGV Driver Class 1", "53-3032.00"), ("CDL-A Truck Driver", "53-3032.00"),
    ("Solicitor", "23-1011.00"), ("Asst. Store Manager", "41-1011.00"), ("Sous Chef", "35-1011.00"),
    ("Maths Teacher", "25-2031.00"), ("Principal", "11-9032.00"), ("Welders", "51-4121.00"),
    ("Chartered Accountant", "13-2011.00"), ("Warehouse Operative", "53-7062.00"),
    ("Engineering Lead / Senior Engineer", "11-3021.00"), ("UI/UX Designer", "15-1255.00"),
    ("Nurse Manager", "11-9111.00"), ("Paediatric Staff Nurse", "29-1141.00"),
    ("IT Support Technican", "15-1232.00"),
  ])
  func occupation(title: String, code: String) {
    let answer = normalizer.occupation(of: title)
    #expect(answer.map { normalizer.taxonomy.occupations[$0.occupation].code } == code)
  }

  @Test(arguments: [
    "Manager", "", "!!!", "Unspecified Position", "Team Member", "Chief Vibes Wizard",
  ])
  func noOccupation(title: String) {
    #expect(normalizer.occupation(of: title)?.score ?? 0 < TitleNormalizer.certainScore)
  }

  @Test func similarTitles() throws {
    let code = { (title: String) in
      normalizer.occupation(of: title).map { normalizer.taxonomy.occupations[$0.occupation].code }
    }
    let score = { (title: String) in normalizer.occupation(of: title)?.score ?? 0 }
    #expect(code("Rgistered Nurze") == "29-1141.00")
    #expect((0.1..<0.7).contains(score("Rgistered Nurze")))
    // More words in common, and a clearer answer.
    #expect(score("Flurble Registered Nurse") > score("Rgistered Nurze"))
    #expect(score("Zqx Wvk") < TitleNormalizer.minimumScore)
    // The words after a comma tell occupations apart.
    #expect(code("Teacher, Special Education, Kindergarten") != code("Teacher"))
  }

  /// The built-in titles, which a script has read, are read here again: it must read as the program does.
  @Test func titlesOfTheTableAreRead() throws {
    var words = TitleWords()
    var different: [String] = []
    for line in try Self.table("occupations").split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      try #require(fields.count == 6)
      for title in fields[4...].joined(separator: "|").split(separator: "|") {
        let parts = title.split(separator: ">")
        words.read(String(parts[0]))
        let read = [TitleWords.Extent.full, .core].map {
          String(decoding: words.joined($0), as: UTF8.self)
        }
        if read != [String(parts[0]), String(parts[parts.count - 1])] {
          different.append("\(title) \(read)")
        }
      }
    }
    #expect(different.isEmpty, "\(different.prefix(20))")
  }

  @Test func everyTitleOfThisToolkitHasItsCode() throws {
    var wrong: [String] = []
    var code: Substring = ""
    for line in try Self.table("own-occupations").split(separator: "\n") where !line.hasPrefix("#")
    {
      guard line.hasPrefix(" ") else {
        code = line.prefix { $0 != " " }
        continue
      }
      guard !line.contains(">") else { continue }
      // A title may go on in the next line.
      for title in line.split(separator: ";").dropFirst().dropLast() {
        let answer = normalizer.occupation(of: String(title))
        let found = answer.map { normalizer.taxonomy.occupations[$0.occupation].code }
        if found?.hasPrefix(code) != true { wrong.append("\(title) \(found ?? "")") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Returns a file of `Sources/CTaxonomy/tables`.
  private static func table(_ name: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/Sources/CTaxonomy/tables/\(name).txt"
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 {
      all += block[..<count]
    }
    return String(decoding: all, as: UTF8.self)
  }

  @Test func tableIsConsistent() {
    let taxonomy = Taxonomy.builtIn
    #expect(Set(taxonomy.occupations.map { $0.code.prefix(2) }).count >= 22)
    #expect(taxonomy.titles.titles.count >= 8_000)
    let ranges = taxonomy.titles.ranges(occupations: taxonomy.occupations.count)
    for (occupation, titles) in zip(taxonomy.occupations, ranges) {
      #expect(!titles.isEmpty && occupation.minorGroup?.count == 3 && !occupation.name.isEmpty)
    }
    #expect(taxonomy.occupations.count { !$0.related.isEmpty } >= 600)
    #expect(SkillTable.shared.skills.count >= 3_000)
    #expect(SkillTable.shared.aliases.values.reduce(0) { $0 + $1.count } > 5_000)
  }

  @Test(arguments: [
    ("Software Engineer", "QA Engineer", true),
    ("Registered Nurse", "Licensed Practical Nurse", true),
    ("Software Engineer", "Registered Nurse", false), ("Electrician", "Accountant", false),
    ("Cook", "Chef", true), ("Truck Driver", "Delivery Driver", true), ("Lawyer", "Welder", false),
  ])
  func relation(one: String, other: String, related: Bool) throws {
    let first = try #require(normalizer.occupation(of: one)).occupation
    let second = try #require(normalizer.occupation(of: other)).occupation
    #expect(normalizer.taxonomy.areRelated(first, second) == related)
    #expect(normalizer.taxonomy.areRelated(second, first) == related)
  }
}
