import HTTPTypes
import Records

extension PlantedBug {
  /// Bugs of the documented service.
  static let ofBirJob: [PlantedBug] = [
    PlantedBug(
      name: "a part is down", route: "GET /birjob/api/v1/health", failing: ["health"],
      finding: "not healthy: database: unhealthy",
      reply: { reply, _ in
        reply.replace(#""database":"healthy""#, with: #""database":"unhealthy""#)
      }),
    PlantedBug(
      name: "a title is missing", route: "GET /birjob/api/v1/jobs/",
      failing: ["search", "pages", "filter", "job", "save"],
      finding: "/data/jobs/0/title is missing",
      reply: { reply, _ in reply.replace(#""title":"#, with: #""name":"#) }),
    PlantedBug(
      name: "every page is the first", route: "GET /birjob/api/v1/jobs/", failing: ["pages"],
      finding: "the page from 5 has none of the jobs",
      reply: { reply, target in
        if target.contains("offset=5") { reply.replace(#"{"id":"#, with: #"{"id":90000"#) }
      }),
    PlantedBug(
      name: "a saved job is lost", route: "GET /birjob/api/v1/jobs/saved", failing: ["save"],
      finding: "the saved jobs lack the job",
      reply: { reply, _ in reply.replace(#"{"id":"#, with: #"{"id":90000"#) }),
    PlantedBug(
      name: "a deleted device remains", route: "GET /birjob/api/v1/device/status",
      failing: ["delete", "unknown-device"], finding: "a deleted device is registered",
      reply: { reply, _ in
        reply.replace(#""registered":false"#, with: #""registered":true"#)
      }),
    PlantedBug(
      name: "the answer is empty", route: "POST /birjob/api/v1/chatbot/chat", failing: ["chat"],
      finding: "the answer to a question has no text",
      reply: { reply, _ in reply.setData("response", " ") }),
    PlantedBug(
      name: "made-up tokens are accepted", route: "POST /birjob/api/v1/devices/register",
      failing: ["bad-token", "no-keywords"], finding: "registerDevice answered 200, not 400 or 422",
      reply: { reply, _ in
        if reply.status == .badRequest {
          reply.status = .ok
          reply.body = Array(#"{"success":true,"message":"","data":{"device_id":"jm-smoke"}}"#.utf8)
        }
      }),
    PlantedBug(
      name: "the keywords are lost", route: "GET /birjob/api/v1/device/status",
      failing: ["status", "keywords"], finding: "the status has the keywords",
      reply: { reply, _ in reply.setData("keywords", ["chef"]) }),
  ]
}
