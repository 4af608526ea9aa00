import HTTPTypes
import Hummingbird
import Records
import Testing

@testable import GoTrueServer
@testable import Server
@testable import ServerKit

/// A bug of a deployment, and what `jm-smoke` must report about it.
struct PlantedBug: Sendable, CustomTestStringConvertible {
  /// What the server does wrong.
  let name: String
  /// The method and path that it affects: `GET /api/public/jobs`.
  let route: String
  /// Exactly the checks that fail.
  let failing: Set<String>
  /// A part of one of their findings.
  let finding: String
  var arguments: [String] = []
  /// Changes `Authorization` before the server sees it.
  var authorization: @Sendable (_ sent: String?, SecretsGiven) -> String? = { sent, _ in sent }
  /// Changes an answer. `target` is the path and query of the request.
  var reply: @Sendable (inout TestReply, _ target: String) async throws -> Void = { _, _ in }

  var testDescription: String { name }

  static let all: [PlantedBug] = [
    PlantedBug(
      name: "a field is missing", route: "GET /api/public/jobs", failing: ["jobs", "scopes"],
      finding: "listJobs: /0/title is missing: {\"id\":",
      reply: { reply, _ in reply.change { _, job in job["title"] = nil } }),
    PlantedBug(
      name: "a field has another type", route: "GET /api/public/session",
      failing: ["poll", "stranger"],
      finding: "getSession: /created_at is a number, not a string: 1795000000",
      reply: { reply, _ in
        if reply.status == .ok { reply.set("created_at", 1_795_000_000) }
      }),
    PlantedBug(
      name: "an unknown token has another status", route: "GET /api/public/session",
      failing: ["unknown-view-token"],
      finding: #"getSession answered 400, not 404: {"error":"unknown_token""#,
      reply: { reply, _ in
        if reply.status == .notFound { reply.status = .badRequest }
      }),
    PlantedBug(
      name: "an error is a web page", route: "POST /api/insights/role-snippet",
      failing: ["role"],
      finding: "getRoleSnippet answered 502, not 200: “<html><h1>502 Bad Gateway</h1></html>”",
      arguments: ["--attempts", "1"],
      reply: { reply, _ in
        reply.status = .badGateway
        reply.headers[.contentType] = "text/html"
        reply.body = Array("<html><h1>502 Bad Gateway</h1></html>".utf8)
      }),
    PlantedBug(
      name: "the content type is wrong", route: "POST /api/resume", failing: ["upload"],
      finding: "uploadResume: the content type is text/plain, not application/json",
      reply: { reply, _ in
        if reply.status == .ok { reply.headers[.contentType] = "text/plain" }
      }),
    PlantedBug(
      name: "another account's searches are shown", route: "GET /api/me/dashboard",
      failing: ["wrong-token", "stranger"],
      finding: "the dashboard of another account lists the search ",
      authorization: { sent, given in sent == nil ? nil : given.uploader ?? sent }),
    PlantedBug(
      name: "another account may delete", route: "DELETE /api/me/sessions",
      failing: ["stranger", "delete"], finding: "deleteSession answered 204, not 401 or 403 or 404",
      authorization: { _, given in given.uploader }),
    PlantedBug(
      name: "counts do not add up", route: "GET /api/me/dashboard", failing: ["dashboard"],
      finding: " jobs for the search, but it lists ",
      reply: { reply, _ in
        reply.change("recent_sessions") { _, session in
          session["total_jobs"] = .number((session["total_jobs"]?.intValue ?? 0) + 1)
        }
      }),
    PlantedBug(
      name: "a job is listed twice", route: "GET /api/public/jobs", failing: ["jobs", "scopes"],
      finding: "2 jobs have the job_id sample_",
      reply: { reply, target in
        guard !target.contains("scope="), !target.contains("remote=") else { return }
        let first = reply.json.arrayValue?.first?["job_id"]
        reply.change { index, job in if index == 1 { job["job_id"] = first } }
      }),
    PlantedBug(
      name: "a search never ends", route: "GET /api/public/session", failing: ["poll"],
      finding: "/status is still “processing”, not “completed” or “failed”, after 300 ms",
      arguments: ["--budget", "poll=300ms"],
      reply: { reply, _ in
        if reply.status == .ok { reply.set("status", "processing") }
      }),
    PlantedBug(
      name: "a search fails", route: "GET /api/public/session", failing: ["poll"],
      finding: #"/status is “failed”, not “completed”: <no> "text" & #hash"#,
      reply: { reply, _ in
        guard reply.status == .ok else { return }
        reply.set("status", "failed")
        reply.set("error_message", "<no> \"text\" & #hash")
      }),
    PlantedBug(
      name: "an old search is shown", route: "GET /api/public/session", failing: ["poll"],
      finding:
        "opens a search whose created_at is 2020-01-01T00:00:00Z, not about 20",
      reply: { reply, _ in
        if reply.status == .ok { reply.set("created_at", "2020-01-01T00:00:00Z") }
      }),
    PlantedBug(
      name: "an answer is slow", route: "GET /api/public/jobs", failing: ["jobs"],
      finding: "took ", arguments: ["--budget", "jobs=100ms", "--budget", "scopes=60s"],
      reply: { _, target in
        if !target.contains("scope="), !target.contains("remote=") {
          try await Task.sleep(for: .milliseconds(300))
        }
      }),
    PlantedBug(
      name: "an explanation has no bullets", route: "POST /api/jobs/explanation",
      failing: ["explanation"], finding: "explainJob: /bullets is [], not a list of one or more",
      reply: { reply, _ in
        guard reply.status == .ok else { return }
        reply.set("bullets", [])
        reply.set("evidence", [])
      }),
    PlantedBug(
      name: "another job is explained", route: "POST /api/jobs/explanation",
      failing: ["explanation"], finding: " of the title, which is “",
      reply: { reply, _ in
        reply.change("evidence") { _, item in
          guard var span = item["posting"]?.objectValue else { return }
          span["field"] = "title"
          item["posting"] = .object(span)
        }
      }),
    PlantedBug(
      name: "anybody sees a dashboard", route: "GET /api/me/dashboard",
      failing: ["no-token", "wrong-token"], finding: "getDashboard answered 200, not 401 or 403",
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
      failing: ["refresh-once"], finding: "a used refresh token opened another session",
      reply: { reply, _ in
        if reply.headers[.refreshTokenReuse] == "true" {
          reply.set("refresh_token", "another-refresh-token")
        }
      }),
    PlantedBug(
      name: "a scope lists other jobs", route: "GET /api/public/jobs", failing: ["scopes"],
      finding: "scope=local lists jobs that the whole list does not contain: other",
      reply: { reply, target in
        guard target.contains("scope=local") else { return }
        reply.json = .array(
          (reply.json.arrayValue ?? []) + [["id": "other", "job_id": "other", "title": "Other"]])
      }),
    PlantedBug(
      name: "deleting does nothing", route: "DELETE /api/me/sessions",
      failing: ["stranger", "delete"],
      finding: "the dashboard still lists the search ",
      authorization: { _, _ in nil },
      reply: { reply, _ in
        guard reply.status == .unauthorized else { return }
        reply.status = .noContent
        reply.headers[.contentType] = nil
        reply.body = []
      }),
    PlantedBug(
      name: "a long field name has another type", route: "GET /api/public/session",
      failing: ["poll", "stranger"],
      finding: "getSession: /realistic_target_roles is a string, not an array or null: “nurse",
      reply: { reply, _ in
        if reply.status == .ok { reply.set("realistic_target_roles", "nurse-and-2-others-as-well") }
      }),
    PlantedBug(
      name: "an answer is cut off after its secrets", route: "POST /api/resume",
      failing: ["upload"], finding: #"uploadResume: the body is not JSON"#,
      reply: { reply, _ in
        if reply.status == .ok { reply.body.removeLast() }
      }),
    PlantedBug(
      name: "a secret has another type", route: "GET /api/me/dashboard",
      failing: ["star", "dashboard"], finding: #"/view_token is an array, not a string: "#,
      reply: { reply, _ in
        reply.change("recent_sessions") { _, session in
          session["view_token"] = .array([session["view_token"] ?? .null])
        }
      }),
    PlantedBug(
      name: "errors have another shape", route: "GET /api/public/jobs",
      failing: ["unknown-view-token"],
      finding: #"listJobs: /error is missing: {"detail":"Not found"}"#,
      reply: { reply, _ in
        if reply.status == .notFound { reply.json = ["detail": "Not found"] }
      }),
    PlantedBug(
      name: "the average is wrong", route: "GET /api/me/dashboard", failing: ["dashboard"],
      finding: "avg_jobs_per_search is 999 for ",
      reply: { reply, _ in
        if reply.json["avg_jobs_per_search"] != nil { reply.set("avg_jobs_per_search", 999) }
      }),
    PlantedBug(
      name: "another role is described", route: "POST /api/insights/role-snippet",
      failing: ["role"], finding: "getRoleSnippet: /role is “Astronaut”, not “",
      reply: { reply, _ in
        if reply.status == .ok { reply.set("role", "Astronaut") }
      }),
    PlantedBug(
      name: "signing out does nothing", route: "POST /auth/v1/logout", failing: ["sign-out"],
      finding: "getToken answered 200, not 400 or 401 or 403: {",
      authorization: { _, _ in nil },
      reply: { reply, _ in
        reply.status = .noContent
        reply.headers[.contentType] = nil
        reply.body = []
      }),
  ]
}
