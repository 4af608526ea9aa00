internal import GRDB
internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import Matching
internal import Records
internal import ServerKit

extension JobMatchNowService {
  /// `POST /api/jobs/explanation`: explains why a job of a search fits the resume, with the text
  /// of resume and posting that supports each bullet.
  func explanation(_ request: Request) async throws -> Response {
    let (search, job) = try await job(of: request)
    let sections = try await store.read { try SectionTable.find(search.id, $0) }
    let profile = ResumeProfile(
      search, text: search.resumeText ?? "", resume: search.resume, sections: sections)
    let explanation = profile.explanationMembers(for: Posting(json: job.line))
    return Response(json: .object(JSONObject(explanation)))
  }

  /// `POST /api/jobs/interaction`: records that a job was viewed, starred, unstarred or applied
  /// for.
  func interaction(_ request: Request) async throws -> Response {
    _ = try await optionalUser(request)
    let fields = try await strings(["job_id", "view_token", "interaction_type"], of: request)
    guard let kind = Interaction(rawValue: fields[2]) else {
      throw APIError(
        .badRequest, "invalid_interaction",
        "`interaction_type` must be view, star, unstar or apply.")
    }
    let search = try await searchState(token: fields[1])
    let now = now()
    try await store.write { database in
      guard try MatchTable.job(fields[0], of: search.id, database) != nil else {
        throw Self.unknownJob
      }
      try database.execute(
        sql: "INSERT INTO interactions (search_id, job_id, kind, created_at) VALUES (?, ?, ?, ?)",
        arguments: [search.id, fields[0], kind.rawValue, now])
    }
    return Response(
      status: .created,
      json: [
        "job_id": .string(fields[0]), "interaction_type": .string(kind.rawValue),
        "created_at": .string(now.text),
      ])
  }

  /// `POST /api/insights/role-snippet`: summarizes what the jobs of a search say about a role.
  func roleSnippet(_ request: Request) async throws -> Response {
    _ = try await optionalUser(request)
    let fields = try await strings(["role", "view_token"], of: request)
    let search = try await search(token: fields[1])
    let jobs = try await store.read { database in
      try MatchTable.jobs(of: search.id, database)
    }
    let snippet = RoleSnippet(role: fields[0], jobs: jobs, resumeText: search.resumeText ?? "")
    return Response(json: snippet.json)
  }

  private func job(of request: Request) async throws -> (Search, MatchedJob) {
    let fields = try await strings(["job_id", "view_token"], of: request)
    let search = try await search(token: fields[1])
    let job = try await store.read { database in
      try MatchTable.job(fields[0], of: search.id, database)
    }
    guard let job else { throw Self.unknownJob }
    return (search, job)
  }

  private static let unknownJob = APIError(
    .notFound, "unknown_job", "The search found no job with this `job_id`.")
}
