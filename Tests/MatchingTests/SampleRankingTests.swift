import Records
import Samples
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(10))) struct SampleRankingTests {
  let postings = SamplePostings.lines.split(separator: UInt8(ascii: "\n")).compactMap {
    (try? JSON(parsing: Array($0))).map(Posting.init(json:))
  }

  @Test func samplesCoverTheMajorGroups() {
    #expect(postings.count >= 120)
    #expect(Set(postings.compactMap(\.jobID)).count == postings.count)
    let codes = postings.compactMap { posting in
      TitleNormalizer.shared.occupation(of: posting.title).map {
        TitleNormalizer.shared.table.occupations[$0.occupation].code.prefix(2)
      }
    }
    #expect(codes.count == postings.count)
    #expect(Set(codes).count == 22)
    for posting in postings {
      #expect((60...140).contains(posting.description.split(whereSeparator: \.isWhitespace).count))
      #expect(!posting.skills.isEmpty && posting.salaryRange != nil && posting.datePosted != nil)
    }
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

  @Test func resumesAreDocuments() {
    #expect(SampleResume.all.count == 4)
    for file in SampleResume.all {
      let magic: [UInt8] = file.fileName.hasSuffix(".pdf") ? Array("%PDF-".utf8) : Array("PK".utf8)
      #expect(file.bytes.starts(with: magic))
      #expect(file.bytes.count < 120_000)
    }
    #expect(SampleResume.named("software-engineer")?.mediaType == "application/pdf")
    #expect(SampleResume.named("nobody") == nil)
  }
}
