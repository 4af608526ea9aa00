import Records
import Testing

@testable import Matching

/// Minimum values of quality measures. Each test prints its measure.
@Suite(.timeLimit(.minutes(10))) struct SharedMeasures {
  /// Counts the pairs of a best and a worst posting that are ranked in the right order.
  @Test(.enabled(if: SharedData.has("matching/judgements.json")))
  func judgedPostings() throws {
    let jobs =
      try JSON(parsing: SharedData.bytes("matching/postings.json"))["jobs"]?.arrayValue ?? []
    let judged = try JSON(parsing: SharedData.bytes("matching/judgements.json"))
    let postings = jobs.map(Posting.init(json:))
    // The resume, as far as the reasons of the judgements describe it.
    let profile = ResumeProfile(
      text: """
        Senior full-stack developer, open source maintainer, engineering lead and CTO
        JavaScript, TypeScript, React, Next.js, Node.js, Ruby on Rails, Python, PostgreSQL, MongoDB
        REST APIs, GraphQL, AWS, Docker; AI agents with large language models and the OpenAI API
        """,
      resume: [
        "basics": ["label": "Senior Full-Stack Developer"],
        "work": [["position": "Senior Software Engineer"], ["position": "CTO"]],
      ])
    let scores = PostingIndex(postings).scores(profile)
    func values(_ kind: String) -> [Double] {
      (judged[kind]?.arrayValue ?? []).compactMap { entry in
        let id = entry["id"]?.intValue.map(String.init)
        return postings.firstIndex { $0.jobID == id }.map { scores[$0].value }
      }
    }
    let (best, worst) = (values("best"), values("worst"))
    let right = best.reduce(0) { sum, high in sum + worst.count { $0 < high } }
    print("judged pairs in order: \(right) of \(best.count * worst.count)")
    #expect(best.count == 12 && worst.count == 8 && right >= 80)
  }

  /// Counts the alternate titles of O*NET for occupations in the table, those that are resolved to
  /// the same code, and those that are resolved to it or a related one.
  @Test(.enabled(if: SharedData.has("taxonomy/onet-27.0/Alternate Titles.txt")))
  func alternateTitles() {
    let text = String(
      decoding: SharedData.bytes("taxonomy/onet-27.0/Alternate Titles.txt"), as: UTF8.self)
    let normalizer = TitleNormalizer.shared
    let table = normalizer.table
    let codes = Dictionary(
      table.occupations.indices.map { (table.occupations[$0].code, $0) },
      uniquingKeysWith: { a, _ in a })
    var (total, exact, related, answered) = (0, 0, 0, 0)
    for (number, line) in text.split(separator: "\n").dropFirst().enumerated()
    where number % 20 == 0 {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 1, let truth = codes[String(fields[0])] else { continue }
      total += 1
      guard let answer = normalizer.occupation(of: String(fields[1])), answer.score >= 0.7 else {
        continue
      }
      answered += 1
      if table.occupations[answer.occupation].code == table.occupations[truth].code { exact += 1 }
      if answer.occupation == truth || table.areRelated(answer.occupation, truth) { related += 1 }
    }
    print(
      "alternate titles: \(total), answered \(answered), exact \(exact), with related \(related)")
    #expect(total > 500 && Double(related) > 0.5 * Double(answered))
  }
}
