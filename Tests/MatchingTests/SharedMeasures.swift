import Records
import Testing

@testable import Matching

/// Minimum values of quality measures. Each test prints its measure.
@Suite(.timeLimit(.minutes(30))) struct SharedMeasures {
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
}
