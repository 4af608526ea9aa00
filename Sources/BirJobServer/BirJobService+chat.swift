internal import Hummingbird
internal import Matching
internal import Records
internal import ServerKit

extension BirJobService {
  private static let messageLength = 1...2000
  /// Jobs in the answer to a question, and in recommendations.
  private static let chatJobs = 5
  private static let recommendedJobs = 10

  /// `POST /chatbot/chat`, whose `user_id` is a device.
  func chat(_ request: Request) async throws -> Response {
    let body = try await body(request)
    return try await answer(body, try await device(body, "user_id"))
  }

  /// `POST /chatbot/chat/{device_token}`
  func chat(_ request: Request, _ device: Device) async throws -> Response {
    try await answer(try await body(request), device)
  }

  private func answer(_ body: RequestBody, _ device: Device) async throws -> Response {
    let message = try body.text("message", limit: Self.messageLength)
    let context = try body.object("context", limit: DeviceRules.infoLimit)
    let now = now()
    try limits.admitSearch(by: device.id, at: now)
    let wanted = context?["user_keywords"]?.texts ?? device.keywords
    let keywords = Array(wanted.prefix(DeviceRules.keywordCount.upperBound))
    let profile = WantedJob(
      keywords: keywords, level: context?["experience_level"]?.stringValue, question: message)
    let found = try await rank(profile, limit: Self.chatJobs)
    return Response(
      json: [
        "success": true,
        "data": [
          "response": .string(ChatAnswer.text(found.map(\.job), keywords: keywords)),
          "jobs": .array(found.map { $0.job.json(dialect) }),
          "source": .string(ChatAnswer.source), "device_id": .string(device.deviceID),
          "timestamp": .string(now.text),
        ],
      ])
  }

  /// `POST /chatbot/analyze-job`, with a `device_id`.
  func analyze(_ request: Request) async throws -> Response {
    let body = try await body(request)
    return try await analysis(body, try await device(body, "user_id"))
  }

  /// `POST /chatbot/analyze-job/{device_token}`
  func analyze(_ request: Request, _ device: Device) async throws -> Response {
    try await analysis(try await body(request), device)
  }

  private func analysis(_ body: RequestBody, _ device: Device) async throws -> Response {
    let number = try body.jobNumber()
    try limits.admitSearch(by: device.id, at: now())
    let posting = try await store.read { try PostingTable.find(number: number, $0) }
    guard let posting else { throw BirJobError.unknownJob }
    let job = ListedJob(posting)
    let profile = WantedJob(keywords: device.keywords, level: nil, question: "").profile
    let missing = profile.missingSkills(for: Posting(json: posting.line))
    let matched = KeywordMatcher.keywords(of: device, in: posting)
    return Response(
      json: [
        "success": true,
        "data": [
          "job_id": .number(Int(number)),
          "analysis": .string(
            ChatAnswer.analysis(
              of: job, matched: matched, keywords: device.keywords,
              missing: missing)),
          "matched_keywords": .array(matched.map(JSON.string)),
          "not_among_keywords": .array(missing.map(JSON.string)),
          "job": job.json(dialect), "source": .string(ChatAnswer.source),
        ],
      ])
  }

  /// `GET /chatbot/recommendations/{device}`: the best matches for the device's keywords.
  func recommendations(_ device: Device) async throws -> Response {
    try limits.admitSearch(by: device.id, at: now())
    let wanted = WantedJob(keywords: device.keywords, level: nil, question: "")
    let found = try await rank(wanted, limit: Self.recommendedJobs)
    return Response(
      json: [
        "success": true,
        "data": [
          "recommendations": .array(
            found.map { match in
              [
                "job": match.job.json(dialect), "score": .number(match.score),
                "matched_keywords": .array(match.keywords.map(JSON.string)),
              ]
            }),
          "keywords": device.keywordsJSON, "source": .string(ChatAnswer.source),
        ],
      ])
  }

  private struct Ranked: Sendable {
    let job: ListedJob
    let score: Double
    let keywords: [String]
  }

  private func rank(_ wanted: WantedJob, limit: Int) async throws -> [Ranked] {
    let contents = try await postings.contents()
    let matches = contents.index.rank(wanted.profile, limit: limit)
    return try await store.read { database in
      try matches.compactMap { match in
        let number = contents.numbers[match.posting]
        guard let posting = try PostingTable.find(number: number, database) else { return nil }
        let keywords = KeywordMatcher.keywords(wanted.keywords, in: posting)
        // The best of jobs that do not fit is not recommended.
        guard match.category != nil || !keywords.isEmpty else { return nil }
        return Ranked(job: ListedJob(posting), score: match.score, keywords: keywords)
      }
    }
  }
}
