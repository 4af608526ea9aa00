internal import GRDB
internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import Jobs
internal import Matching
internal import NIOCore
internal import Records
internal import ServerKit

extension JobMatchNowService {
  /// `GET /api/public/session?token=`
  func session(_ request: Request) async throws -> Response {
    let token = try Self.viewToken(request.query("token"))
    let key = AnswerCache.Key(token: token, question: .session)
    if let answer = answers.find(key) { return Response(jsonBytes: answer) }
    let generation = answers.generation
    let (search, roles, review) = try await store.read { database in
      let search = try Self.known(SearchState.find(token: token, database))
      guard search.stage == .completed else { return (search, [String]?.none, JSON.null) }
      return (
        search, try MatchTable.sourceQueries(of: search.id, database),
        try ReviewTable.find(search.id, database)
      )
    }
    let answer = ByteBuffer(bytes: Self.sessionAnswer(search, roles: roles, review: review).line)
    if search.isFinal { answers.store(answer, for: key, preparedAt: generation) }
    return Response(jsonBytes: answer)
  }

  private static func sessionAnswer(
    _ search: SearchState, roles: [String]?, review: JSON
  ) -> JSON {
    var answer = JSONObject()
    answer["status"] = .string(search.stage.status)
    answer["created_at"] = .string(search.createdAt.text)
    answer["error_message"] = search.errorMessage.map(JSON.string) ?? .null
    answer["resume_score"] = review["score"] ?? .null
    answer["resume_feedback"] = review["feedback"] ?? .null
    answer["realistic_target_roles"] = roles.map { .array($0.map(JSON.string)) } ?? .null
    answer["last_search_title"] = search.title.map(JSON.string) ?? .null
    answer["current_role_title"] = search.currentRole.map { .string($0.title) } ?? .null
    answer["current_role_company"] = search.currentRole?.company.map(JSON.string) ?? .null
    return .object(answer)
  }

  /// `GET /api/public/jobs?token=&scope=local|national&remote=true|false&min_salary=&level=&type=`: a bare
  /// array, best match first, which is empty while the search is running.
  func jobs(_ request: Request) async throws -> Response {
    let token = try Self.viewToken(request.query("token"))
    let now = now()
    let key = AnswerCache.Key(
      token: token,
      question: .jobs(
        scope: request.query("scope"), remote: request.query("remote"),
        conditions: try Self.conditions(request), day: now.seconds / Self.secondsPerDay))
    try await answers.dropAfterImport(at: now) { try await store.read(PostingTable.version) }
    if let answer = answers.find(key) { return Response(jsonBytes: answer) }
    let generation = answers.generation
    let scope = try request.query("scope").map { name in
      guard let scope = Match.Scope(rawValue: name) else {
        throw APIError(.badRequest, "invalid_scope", "`scope` must be local or national.")
      }
      return scope
    }
    let remote = try request.query("remote").map { text in
      guard text == "true" || text == "false" else {
        throw APIError(.badRequest, "invalid_remote", "`remote` must be true or false.")
      }
      return text == "true"
    }
    let (search, jobs) = try await store.read { database in
      let search = try Self.known(SearchState.find(token: token, database))
      return (search, try MatchTable.jobs(of: search.id, database))
    }
    let conditions = try Self.conditions(request)
    let kept = jobs.filter { job in
      conditions.areMet(by: job.text)
        && (scope.map { job.scope?.contains($0, isRemote: job.isRemote) ?? false } ?? true)
        && (remote == nil || job.isRemote == remote)
    }
    let answer = ByteBuffer(bytes: JSON.array(kept.map { $0.json(at: now) }).line)
    if search.isFinal { answers.store(answer, for: key, preparedAt: generation) }
    return Response(jsonBytes: answer)
  }

  private static let secondsPerDay = 86_400

  private static func conditions(_ request: Request) throws -> EmploymentConditions {
    let salary = try request.query("min_salary").map { text in
      guard let amount = Double(text), amount.isFinite, amount >= 0 else {
        throw APIError(.badRequest, "invalid_min_salary", "`min_salary` must be a number.")
      }
      return amount
    }
    return EmploymentConditions(
      minimumSalary: salary, level: request.query("level"), employmentType: request.query("type"))
  }

  /// `DELETE /api/me/sessions/{id}`
  func deleteSession(_ request: Request, id: String) async throws -> Response {
    let user = try await user(request)
    let isDeleted = try await store.write { database in
      try database.execute(
        sql: "DELETE FROM searches WHERE id = ? AND user_id = ?", arguments: [id, user.id])
      return database.changesCount > 0
    }
    answers.removeAll()
    guard isDeleted else {
      throw APIError(.notFound, "unknown_session", "You have no search session with this id.")
    }
    return Response(status: .noContent)
  }
}
