import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(10))) struct TitleTests {
  private let normalizer = TitleNormalizer.shared

  @Test(arguments: [
    ("Sr. Software Engineer", "15-1252.00"), ("Software Engineer II", "15-1252.00"),
    ("Senior Full-Stack Developer (Remote, m/w/d)", "15-1252.00"), ("Backend Eng", "15-1252.00"),
    ("RN - Med Surg (Nights)", "29-1141.00"), ("Registered Nurse, ICU", "29-1141.00"),
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
    #expect(answer.map { normalizer.table.occupations[$0.occupation].code } == code)
  }

  @Test(arguments: [
    "Manager", "", "!!!", "Unspecified Position", "Team Member", "Chief Vibes Wizard",
  ])
  func noOccupation(title: String) {
    #expect(normalizer.occupation(of: title)?.score ?? 0 < TitleNormalizer.certainScore)
  }

  @Test func everyTitleOfTheTableHasItsCode() {
    var wrong: [String] = []
    for occupation in normalizer.table.occupations {
      for title in occupation.titles {
        guard let answer = normalizer.occupation(of: title) else {
          wrong.append(title)
          continue
        }
        if normalizer.table.occupations[answer.occupation].code != occupation.code {
          wrong.append(title)
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func tableIsConsistent() {
    let table = OccupationTable.shared
    #expect(table.occupations.count >= 250)
    #expect(Set(table.occupations.map { $0.code.prefix(2) }).count == 22)
    let codes = Set(table.occupations.map(\.code))
    for occupation in table.occupations {
      #expect(!occupation.titles.isEmpty && occupation.minorGroup.count == 3)
      #expect(occupation.related.isSubset(of: codes))
    }
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
    #expect(normalizer.table.areRelated(first, second) == related)
    #expect(normalizer.table.areRelated(second, first) == related)
  }
}
