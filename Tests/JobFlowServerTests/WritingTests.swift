import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import JobFlowServer

/// `POST`, `PATCH` and `DELETE` on tables.
@Suite(.timeLimit(.minutes(30)))
struct WritingTests {
  @Test func insertsOneAndMany() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let minimal = try await api.rows(.post, "jobs", user, json: ["name": "One"])
      #expect(minimal.status == 201)
      #expect(minimal.text.isEmpty)
      #expect(minimal.header("Content-Range") == "*/*")
      let many = try await api.rows(
        .post, "jobs?select=name,status&columns=%22name%22", user,
        json: [["name": "Two", "status": "completed"], ["name": "Three"]],
        prefer: "return=representation, missing=default")
      #expect(
        many.json == [["name": "Two", "status": "ready"], ["name": "Three", "status": "ready"]])
      #expect(many.header("Preference-Applied") == "missing=default, return=representation")
      let located = try await api.rows(
        .post, "jobs", user, json: ["name": "Four"], prefer: "return=headers-only")
      let place = located.header("Location") ?? ""
      #expect(place.hasPrefix("/jobs?id=eq."))
      #expect(try await api.list(String(place.dropFirst()), user).first?["name"] == "Four")
      #expect(try await api.list("jobs", user).count == 4)
      #expect(try await api.rows(.post, "jobs", user, json: []).status == 201)
    }
  }

  @Test func readsDatesAsPostgreSQLDoes() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      for (given, shown) in [
        ("2026-11-21T07:19:28Z", "2026-11-21T07:19:28+00:00"),
        ("2026-11-21T07:19:28.686900Z", "2026-11-21T07:19:28.6869+00:00"),
        ("2026-11-21 07:19:28", "2026-11-21T07:19:28+00:00"),
        ("2026-11-21", "2026-11-21T00:00:00+00:00"),
        ("2026-11-21 09:19+02", "2026-11-21T07:19:00+00:00"),
        ("2026-11-21T09:19:00-0230", "2026-11-21T11:49:00+00:00"),
      ] {
        let job = try await api.add(
          "jobs", ["name": "x", "scheduled_date": .string(given)], user)
        #expect(job["scheduled_date"]?.stringValue == shown)
      }
    }
  }

  @Test func changesOnlyWhatMatches() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let job = try await api.addJob(user)
      let change = "job_action_instances?job_id=eq.\(job)&sequence_order=gt.1&status=neq.completed"
      let minimal = try await api.rows(.patch, change, user, json: ["notes": "x"])
      #expect(minimal.status == 204)
      #expect(minimal.header("Content-Range") == "0-1/*")
      let shown = try await api.rows(
        .patch, change + "&select=name,status", user, json: ["status": "completed"],
        prefer: "return=representation,count=exact")
      #expect(
        shown.json == [
          ["name": "b", "status": "completed"], ["name": "c", "status": "completed"],
        ])
      #expect(shown.header("Content-Range") == "0-1/2")
      let none = try await api.rows(
        .patch, change, user, json: ["status": "completed"], prefer: "return=representation")
      #expect(none.status == 200)
      #expect(none.json == [])
      #expect(none.header("Content-Range") == "*/*")
      let nothing = try await api.rows(.patch, "jobs", user, json: [:])
      #expect(nothing.header("Content-Range") == "*/*")
    }
  }

  /// Completing from one action on, in one request: the rows with their notes, merged by id.
  @Test func mergesRowsAtomically() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let job = try await api.addJob(user)
      let actions = try await api.list(
        "job_action_instances?select=id,job_id,name&sequence_order=gt.1&order=sequence_order", user)
      let changed = actions.enumerated().map { index, action -> JSON in
        var object = action.objectValue ?? JSONObject()
        object["status"] = "completed"
        object["notes"] = index == 0 ? "here" : "after"
        return .object(object)
      }
      let answer = try await api.rows(
        .post, "job_action_instances?on_conflict=id&select=notes", user, json: .array(changed),
        prefer: "return=representation,resolution=merge-duplicates")
      #expect(answer.status == 200)
      #expect(answer.json == [["notes": "here"], ["notes": "after"]])
      #expect(
        answer.header("Preference-Applied")
          == "resolution=merge-duplicates, return=representation")
      let open = try await api.list("job_action_instances?status=neq.completed", user)
      #expect(open.isEmpty)
      // The second row cannot be merged: the first is not either.
      let broken: JSON = [
        ["id": actions[0]["id"] ?? .null, "job_id": .string(job), "name": "new"],
        ["id": actions[1]["id"] ?? .null, "job_id": .string(job), "name": .null],
      ]
      let refused = try await api.rows(
        .post, "job_action_instances", user, json: broken, prefer: "resolution=merge-duplicates")
      #expect(refused.json["code"] == "23502")
      #expect(try await api.list("job_action_instances?name=eq.new", user).isEmpty)
    }
  }

  @Test func ignoresDuplicatesOnRequest() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let id = try await api.addJob(user)
      let twice: JSON = ["id": .string(id), "name": "Other"]
      let refused = try await api.rows(.post, "jobs", user, json: twice)
      #expect(refused.status == 409)
      #expect(refused.json["code"] == "23505")
      #expect(refused.json["details"]?.stringValue == "Key (id)=(\(id)) already exists.")
      let ignored = try await api.rows(
        .post, "jobs", user, json: twice,
        prefer: "resolution=ignore-duplicates,return=representation")
      #expect(ignored.status == 201)
      #expect(ignored.json == [])
      let merged = try await api.rows(
        .post, "jobs", user, json: [["name": "Other", "id": .string(id)]],
        prefer: "resolution=merge-duplicates")
      #expect(merged.status == 200)
      #expect(try await api.list("jobs?select=name", user) == [["name": "Other"]])
      let odd = try await api.rows(
        .post, "jobs?on_conflict=name", user, json: twice, prefer: "resolution=merge-duplicates")
      #expect(odd.json["code"] == "42P10")
    }
  }

  @Test func deletesAndReturnsRows() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let id = try await api.addJob(user)
      let deleted = try await api.rows(
        .delete, "jobs?id=eq.\(id)&select=name,job_action_instances(name)", user, json: [:],
        prefer: "return=representation")
      #expect(deleted.status == 200)
      #expect(deleted.json.arrayValue?.first?["job_action_instances"]?.arrayValue?.count == 3)
      #expect(try await api.list("job_action_instances", user).isEmpty)
      #expect(try await api.rows(.delete, "jobs?id=eq.\(id)", user).status == 204)
    }
  }

  @Test func honorsStrictPreferences() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      _ = try await api.addJob(user)
      let limited = try await api.rows(
        .patch, "job_action_instances", user, json: ["notes": "x"],
        prefer: "handling=strict,max-affected=2")
      #expect(limited.status == 400)
      #expect(limited.json["code"] == "PGRST124")
      #expect(try await api.list("job_action_instances?notes=eq.x", user).isEmpty)
      let unknown = try await api.rows(.get, "jobs", user, prefer: "handling=strict, foo=bar")
      #expect(unknown.json["code"] == "PGRST122")
      #expect(try await api.rows(.get, "jobs", user, prefer: "foo=bar").status == 200)
      let single = try await api.rows(
        .patch, "job_action_instances", user, json: ["notes": "x"], prefer: "return=representation",
        headers: ["Accept": "application/vnd.pgrst.object+json"])
      #expect(single.status == 406)
      #expect(try await api.list("job_action_instances?notes=eq.x", user).isEmpty)
    }
  }

  @Test(arguments: [
    ("{", 400, "PGRST102"), ("7", 400, "PGRST102"), ("[7]", 400, "PGRST102"), ("", 400, "PGRST102"),
    (#"[{"name":"a"},{"status":"ready"}]"#, 400, "PGRST102"), (#"{"x":1}"#, 400, "PGRST204"),
    (#"{"owner":"x"}"#, 400, "PGRST204"), ("{}", 400, "23502"),
    (#"{"name":"a","status":"done"}"#, 400, "23514"),
    (#"{"name":"a","id":"x"}"#, 400, "22P02"),
    (#"{"name":"a","scheduled_date":"x"}"#, 400, "22007"),
    (#"{"name":"a","template_id":"00000000-0000-4000-8000-000000000000"}"#, 409, "23503"),
  ])
  func refusesBadRows(_ body: String, _ status: Int, _ code: String) async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let answer = try await api.send(.post, "/rest/v1/jobs", user, body: Array(body.utf8))
      #expect(answer.status == status, "\(answer.text)")
      #expect(answer.json["code"]?.stringValue == code, "\(answer.text)")
    }
  }
}
