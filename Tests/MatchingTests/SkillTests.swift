import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct SkillTests {
  private let table = SkillTable.shared

  private func skills(_ text: String) -> Set<String> {
    let mentions = SkillReader(table: table).mentions(in: Tokenizer.tokens(text))
    return Set(mentions.map { table.name($0.skill) })
  }

  @Test(arguments: [
    ("JS", "JavaScript"), ("javascript", "JavaScript"), ("NodeJS", "Node.js"),
    ("Node.js", "Node.js"),
    ("C++", "C++"), ("C#", "C#"), (".NET", ".NET"), ("ASP.NET Core", ".NET"), ("R", "R"),
    ("Go", "Go"),
    ("C", "C"), ("golang", "Go"), ("K8s", "Kubernetes"), ("Postgres", "PostgreSQL"),
    ("rest api", "REST APIs"), ("RESTful APIs", "REST APIs"),
    ("ACLS", "Advanced cardiac life support"),
    ("TIG", "TIG welding"), ("Forklift licence", "Forklift"), ("IV insertion", "IV therapy"),
    ("lesson plans", "Lesson planning"), ("HACCP", "Food safety"), ("QuickBooks", "QuickBooks"),
    ("CDL Class A", "CDL"), ("pivot tables", "Excel"), ("GA4", "Google Analytics"),
  ])
  func listedItems(item: String, skill: String) {
    #expect(table.skill(named: item).map(table.name) == skill)
  }

  @Test(arguments: [
    ("We use Python, R, and SQL.", ["Python", "R", "SQL"]),
    ("Experience with Go or Python", ["Go", "Python"]),
    ("written in C and C++ on Linux", ["C", "C++", "Linux"]),
    ("C, C#, .NET", ["C", "C#", ".NET"]),
    ("Go developer wanted", ["Go"]),
    ("R programming for statistics", ["R", "Statistics"]),
    ("apps in Swift and SwiftUI", ["Swift"]),
    ("Skills: Excel, Access, Word", ["Excel"]),
    ("built in Rust for speed", ["Rust"]),
    ("Node.js with Express", ["Node.js", "Express.js"]),
  ])
  func inContext(text: String, expected: [String]) {
    #expect(skills(text) == Set(expected))
  }

  @Test(arguments: [
    "Go to the store", "You go above and beyond", "Section C, part R", "Vitamin C, zinc and iron",
    "R. Smith and C. Jones", "C-level leaders", "swift decisions", "Swift decisions are made here",
    "rust on old pipes", "in spring and autumn", "we express ourselves", "the rest of the team",
    "a lean budget", "Grade C or better", "plan C", "on the go", "shipping containers",
    "R&D budget",
  ])
  func everydayWords(text: String) {
    #expect(
      skills(text).isDisjoint(with: [
        "Go", "C", "R", "Swift", "Rust", "Spring Boot", "Lean",
        "Express.js", "REST APIs", "Docker",
      ]))
  }

  @Test func impliedSkillsAreIncluded() {
    let postgres = table.skill(named: "PostgreSQL")
    let names = Set(table.withBroader(Set([postgres].compactMap(\.self))).map(table.name))
    #expect(names == ["PostgreSQL", "SQL"])
    #expect(skills("PostgreSQL") == ["PostgreSQL"])
  }

  @Test func tableIsConsistent() {
    #expect(table.skills.count >= 500)
    #expect(Set(table.skills.map(\.name)).count == table.skills.count)
    var owners: [[String]: Set<Int>] = [:]
    for alias in table.aliases.values.joined() {
      owners[alias.words, default: []].insert(alias.skill)
    }
    let shared = owners.filter { $0.value.count > 1 }
    #expect(shared.isEmpty, "\(shared.map { ($0.key, $0.value.map(table.name)) })")
  }

  @Test func familiesOfThisToolkit() throws {
    let table = SkillTable.shared
    let web = try #require(table.skill(named: "Next.js"))
    let drawing = try #require(table.skill(named: "restorative justice"))
    #expect(table.isOwn(web) && !table.isOwn(drawing))
    #expect(Set(table.skills.map(\.family)).count == SkillTable.ownFamilies + 2)
  }
}
