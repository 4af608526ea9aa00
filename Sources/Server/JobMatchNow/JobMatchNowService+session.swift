internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Matching
internal import Records

extension JobMatchNowService {
  /// `GET /api/public/session?token=`
  func session(_ request: Request) async throws -> Response {
    let search = try await search(token: request.query("token"))
    var answer = JSONObject()
    answer["status"] = .string(search.stage.status)
    answer["created_at"] = .string(search.createdAt.text)
    answer["error_message"] = search.errorMessage.map(JSON.string) ?? .null
    // Scores and feedback are judgements that this server does not make.
    answer["resume_score"] = .null
    answer["resume_feedback"] = .null
    answer["realistic_target_roles"] = .null
    answer["last_search_title"] = search.title.map(JSON.string) ?? .null
    answer["current_role_title"] = .null
    answer["current_role_company"] = .null
    if search.stage == .completed {
      let roles = try await store.read { database in
        try MatchTable.sourceQueries(of: search, database)
      }
      answer["realistic_target_roles"] = .array(roles.map(JSON.string))
      if let role = CurrentRole(resume: search.resume) {
        answer["current_role_title"] = .string(role.title)
        answer["current_role_company"] = role.company.map(JSON.string) ?? .null
      }
    }
    return Response(json: .object(answer))
  }

  /// `GET /api/public/jobs?token=&scope=local|national&remote=true|false`: a bare array, best match
  /// first; empty while the search is running.
  func jobs(_ request: Request) async throws -> Response {
    let search = try await search(token: request.query("token"))
    let scope = try request.query("scope").map { name in
      guard let scope = Match.Scope(rawValue: name) else {
        throw APIError(.badRequest, "invalid_scope", "`scope` is local or national.")
      }
      return scope
    }
    let remote = try request.query("remote").map { text in
      guard text == "true" || text == "false" else {
        throw APIError(.badRequest, "invalid_remote", "`remote` is true or false.")
      }
      return text == "true"
    }
    let jobs = try await store.read { database in
      try MatchTable.jobs(of: search, database)
    }
    let now = now()
    let kept = jobs.filter { job in
      (scope == nil || job.scope == scope) && (remote == nil || job.isRemote == remote)
    }
    return Response(json: .array(kept.map { $0.json(at: now) }))
  }

  /// `DELETE /api/me/sessions/{id}`
  func deleteSession(_ request: Request, id: String) async throws -> Response {
    let user = try await user(request)
    let isDeleted = try await store.write { database in
      try database.execute(
        sql: "DELETE FROM searches WHERE id = ? AND user_id = ?", arguments: [id, user.id])
      return database.changesCount > 0
    }
    guard isDeleted else {
      throw APIError(.notFound, "unknown_session", "You have no search session with this id.")
    }
    return Response(status: .noContent)
  }
}
