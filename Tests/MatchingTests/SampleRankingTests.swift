import Records
import Samples
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct SampleRankingTests {
  let postings = SamplePostings.lines.split(separator: UInt8(ascii: "\n")).compactMap {
    (try? JSON(parsing: Array($0))).map(Posting.init(json:))
  }

  @Test(arguments: [
    (
      "Senior Software Engineer",
      "Python, Go, SQL, Docker, Kubernetes, REST APIs, test automation, CI/CD", "Berlin", "DE"
    ),
    (
      "Registered Nurse", "Patient assessment, IV therapy, wound care, vital signs, triage",
      "Columbus", "US"
    ),
  ])
  func everyCategoryAndScope(title: String, skills: String, city: String, country: String) {
    let profile = ResumeProfile(
      text: "\(title)\n\(city)\nSkills: \(skills)\n",
      resume: [
        "basics": [
          "label": .string(title),
          "location": ["city": .string(city), "countryCode": .string(country)],
        ]
      ])
    let matches = PostingIndex(postings).rank(profile, limit: 200)
    #expect(matches.contains { $0.category == .direct && $0.scope == .local })
    #expect(matches.contains { $0.category == .adjacent && $0.scope == .local })
    #expect(matches.contains { $0.scope == .national })
    #expect(matches.contains { $0.isRemote })
    #expect(matches.map(\.score) == matches.map(\.score).sorted(by: >))
    #expect(matches.prefix(3).contains { $0.category == .direct })
  }
}
