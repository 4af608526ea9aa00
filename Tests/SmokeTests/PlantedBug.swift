import HTTPTypes
import Hummingbird
import Records
import Testing

@testable import Server

/// A fault that a deployment can have, and what `jm-smoke` has to say about it.
struct PlantedBug: Sendable, CustomTestStringConvertible {
  /// What the server does wrong.
  let name: String
  /// Method and path that it concerns: `GET /api/public/jobs`.
  let route: String
  /// The checks that fail, and no other.
  let failing: Set<String>
  /// What one of them says, or a part of it.
  let fault: String
  var arguments: [String] = []
  /// Spoils `Authorization` before the server sees it.
  var authorization: @Sendable (_ sent: String?, SecretsGiven) -> String? = { sent, _ in sent }
  /// Spoils an answer; the target is path and query.
  var reply: @Sendable (inout TestReply, _ target: String) async throws -> Void = { _, _ in }

  var testDescription: String { name }

  static let all: [PlantedBug] = [
    PlantedBug(
      name: "a field is missing", route: "GET /api/public/jobs", failing: ["jobs", "scopes"],
      fault: "listJobs: /0/title is missing",
      reply: { reply, _ in reply.change { _, job in job["title"] = nil } }),
    PlantedBug(
      name: "a field has another type", route: "GET /api/public/session",
      failing: ["poll", "stranger"],
      fault: "getSession: /created_at is a number, not a string",
      reply: { reply, _ in
        if reply.status == .ok { reply.set("created_at", 1_795_000_000) }
      }),
    PlantedBug(
      name: "an unknown token has another status", route: "GET /api/public/session",
      failing: ["unknown-view-token"], fault: "getSession answered 400, not 404",
      reply: { reply, _ in
        if reply.status == .notFound { reply.status = .badRequest }
      }),
    PlantedBug(
      name: "an error is a web page", route: "POST /api/insights/role-snippet",
      failing: ["role"], fault: "getRoleSnippet answered 502, not 200",
      arguments: ["--attempts", "1"],
      reply: { reply, _ in
        reply.status = .badGateway
        reply.headers[.contentType] = "text/html"
        reply.body = Array("<html><h1>502 Bad Gateway</h1></html>".utf8)
      }),
    PlantedBug(
      name: "the content type is wrong", route: "POST /api/resume", failing: ["upload"],
      fault: "uploadResume: the content type is text/plain, not application/json",
      reply: { reply, _ in
        if reply.status == .ok { reply.headers[.contentType] = "text/plain" }
      }),
    PlantedBug(
      name: "another account's searches are shown", route: "GET /api/me/dashboard",
      failing: ["wrong-token", "stranger"], fault: "another account's dashboard lists this search",
      authorization: { sent, given in sent == nil ? nil : given.uploader ?? sent }),
    PlantedBug(
      name: "another account may delete", route: "DELETE /api/me/sessions",
      failing: ["stranger", "delete"], fault: "deleteSession answered 204, not 401 or 403 or 404",
      authorization: { _, given in given.uploader }),
    PlantedBug(
      name: "counts do not add up", route: "GET /api/me/dashboard", failing: ["dashboard"],
      fault: " jobs of this search, and ",
      reply: { reply, _ in
        reply.change("recent_sessions") { _, session in
          session["total_jobs"] = .number((session["total_jobs"]?.intValue ?? 0) + 1)
        }
      }),
    PlantedBug(
      name: "a job is listed twice", route: "GET /api/public/jobs", failing: ["jobs", "scopes"],
      fault: "1 jobs have the job_id of another",
      reply: { reply, target in
        guard !target.contains("scope="), !target.contains("remote=") else { return }
        let first = reply.json.arrayValue?.first?["job_id"]
        reply.change { index, job in if index == 1 { job["job_id"] = first } }
      }),
    PlantedBug(
      name: "a search never ends", route: "GET /api/public/session", failing: ["poll"],
      fault: "the search is still processing after 0.3 s", arguments: ["--budget", "poll=300ms"],
      reply: { reply, _ in
        if reply.status == .ok { reply.set("status", "processing") }
      }),
    PlantedBug(
      name: "a search fails", route: "GET /api/public/session", failing: ["poll"],
      fault: #"the search failed: <no> "text" & #hash"#,
      reply: { reply, _ in
        guard reply.status == .ok else { return }
        reply.set("status", "failed")
        reply.set("error_message", "<no> \"text\" & #hash")
      }),
    PlantedBug(
      name: "an old search is shown", route: "GET /api/public/session", failing: ["poll"],
      fault: "the token of this upload opens a search of another time",
      reply: { reply, _ in
        if reply.status == .ok { reply.set("created_at", "2020-01-01T00:00:00Z") }
      }),
    PlantedBug(
      name: "an answer is slow", route: "GET /api/public/jobs", failing: ["jobs"],
      fault: "took ", arguments: ["--budget", "jobs=100ms", "--budget", "scopes=60s"],
      reply: { _, target in
        if !target.contains("scope="), !target.contains("remote=") {
          try await Task.sleep(for: .milliseconds(300))
        }
      }),
    PlantedBug(
      name: "an explanation has no bullets", route: "POST /api/jobs/explanation",
      failing: ["explanation"], fault: "the explanation has no bullets",
      reply: { reply, _ in
        guard reply.status == .ok else { return }
        reply.set("bullets", [])
        reply.set("evidence", [])
      }),
    PlantedBug(
      name: "another job is explained", route: "POST /api/jobs/explanation",
      failing: ["explanation"], fault: "the evidence cites a title that the job has not",
      reply: { reply, _ in
        reply.change("evidence") { _, item in
          guard item["posting"]?["field"] == "title", let span = item["posting"]?.objectValue
          else { return }
          var other = span
          other["start"] = .number((span["start"]?.intValue ?? 0) + 1)
          other["end"] = .number((span["end"]?.intValue ?? 0) + 1)
          item["posting"] = .object(other)
        }
      }),
    PlantedBug(
      name: "anybody sees a dashboard", route: "GET /api/me/dashboard",
      failing: ["no-token", "wrong-token"], fault: "getDashboard answered 200, not 401 or 403",
      reply: { reply, _ in
        guard reply.status == .unauthorized else { return }
        reply.status = .ok
        reply.json = [
          "total_searches": 0, "total_jobs_found": 0, "avg_jobs_per_search": 0,
          "recent_sessions": [],
        ]
      }),
    PlantedBug(
      name: "a refresh token is good twice", route: "POST /auth/v1/token",
      failing: ["refresh-once"], fault: "a refresh token that was used gave another new session",
      reply: { reply, _ in
        if reply.headers[.refreshTokenReuse] == "true" {
          reply.set("refresh_token", "another-refresh-token")
        }
      }),
    PlantedBug(
      name: "a scope lists other jobs", route: "GET /api/public/jobs", failing: ["scopes"],
      fault: "scope=local lists jobs that the whole list has not",
      reply: { reply, target in
        guard target.contains("scope=local") else { return }
        reply.json = .array(
          (reply.json.arrayValue ?? []) + [["id": "other", "job_id": "other", "title": "Other"]])
      }),
    PlantedBug(
      name: "deleting does nothing", route: "DELETE /api/me/sessions",
      failing: ["stranger", "delete"],
      fault: "the dashboard still lists the search",
      authorization: { _, _ in nil },
      reply: { reply, _ in
        guard reply.status == .unauthorized else { return }
        reply.status = .noContent
        reply.headers[.contentType] = nil
        reply.body = []
      }),
    PlantedBug(
      name: "errors have another shape", route: "GET /api/public/jobs",
      failing: ["unknown-view-token"], fault: "listJobs: /error is missing",
      reply: { reply, _ in
        if reply.status == .notFound { reply.json = ["detail": "Not found"] }
      }),
  ]
}
