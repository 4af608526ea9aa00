import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// Users see and change what is assigned to them or was created by them, and nothing else.
@Suite(.timeLimit(.minutes(30)))
struct RowRuleTests {
  @Test func strangersRowsLookAbsent() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let eve = try await api.signUp("eve@example.com")
      let job = try await api.addJob(ada)
      for table in ["jobs", "job_action_instances"] {
        #expect(try await api.list(table, eve).isEmpty)
        let changed = try await api.rows(
          .patch, table, eve, json: ["name": "stolen"], prefer: "return=representation")
        #expect(changed.status == 200)
        #expect(changed.json == [])
        #expect(try await api.rows(.delete, table, eve).status == 204)
      }
      #expect(try await api.list("jobs?select=name", ada) == [["name": "Roof"]])
      #expect(try await api.list("job_action_instances", ada).count == 3)
      // Neither through an embedded table: templates are for everyone, their jobs are not.
      let template = try await api.add("process_templates", ["name": "Solar"], ada).string("id")
      _ = try await api.rows(
        .patch, "jobs?id=eq.\(job)", ada, json: ["template_id": .string(template)])
      let seen = try await api.list("process_templates?select=jobs(name),profiles(email)", eve)
      #expect(seen == [["jobs": [], "profiles": .null]])
      #expect(try await api.list("process_templates?select=id,jobs!inner(id)", eve).isEmpty)
      // What all can read, only its owner can delete.
      #expect(try await api.rows(.delete, "process_templates", eve).status == 204)
      #expect(try await api.list("process_templates", ada).count == 1)
    }
  }

  /// A count or an order must not tell about rows that cannot be read.
  @Test func countsOnlyWhatIsSeen() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let eve = try await api.signUp("eve@example.com")
      _ = try await api.addJob(ada)
      let counted = try await api.rows(.get, "jobs", eve, prefer: "count=exact")
      #expect(counted.header("Content-Range") == "*/0")
      let profiles = try await api.list("profiles?select=email", eve)
      #expect(profiles == [["email": "eve@example.com"]])
    }
  }

  @Test func rowsOfOthersCannotBeAddedOrTaken() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let eve = try await api.signUp("eve@example.com")
      let job = try await api.addJob(ada)
      let own = try await api.addJob(eve, name: "Own")
      let template = try await api.add("process_templates", ["name": "Solar"], ada).string("id")
      let action = try await api.add("actions", ["name": "Check"], ada).string("id")
      let adaID = JSON.string(ada.id)
      let attempts: [(HTTPRequest.Method, String, JSON)] = [
        (.post, "jobs", ["name": "planted", "assigned_to": adaID]),
        (.post, "job_action_instances", ["job_id": .string(job), "name": "planted"]),
        (.post, "profiles", ["id": adaID, "full_name": "Eve"]),
        (.post, "process_templates", ["name": "planted", "created_by": adaID]),
        (
          .post, "template_actions",
          ["template_id": .string(template), "action_id": .string(action)]
        ),
        (.post, "user_roles", ["user_id": .string(eve.id), "role": "admin"]),
        (.patch, "jobs?id=eq.\(own)", ["assigned_to": adaID]),
        (.patch, "job_action_instances?job_id=eq.\(own)", ["job_id": .string(job)]),
        (.patch, "profiles?id=eq.\(eve.id)", ["id": adaID]),
        (.post, "jobs?on_conflict=id", ["id": .string(job), "name": "stolen"]),
        (.post, "actions?on_conflict=id", ["id": .string(action), "name": "stolen"]),
      ]
      for (method, path, row) in attempts {
        let answer = try await api.rows(
          method, path, eve, json: row, prefer: "resolution=merge-duplicates")
        #expect([403, 409].contains(answer.status), "\(path): \(answer.text)")
        if !path.hasPrefix("profiles") {
          #expect(answer.json["code"] == "42501", "\(path): \(answer.text)")
        }
      }
      let nobody = try await api.rows(
        .patch, "user_roles", eve, json: ["role": "admin"], prefer: "return=representation")
      #expect(nobody.json == [])
      #expect(try await api.list("jobs?select=name", ada) == [["name": "Roof"]])
      #expect(try await api.list("user_roles", eve).isEmpty)
      #expect(try await api.list("actions?select=name", ada) == [["name": "Check"]])
    }
  }

  @Test func callersWithoutAnAccountSeeNothing() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      _ = try await api.addJob(ada)
      let key = JobFlowAPI.User(id: "", token: api.api.key ?? "")
      for caller in [nil, key] {
        for table in Schema.tables {
          #expect(try await api.list(table.name, caller).isEmpty)
          let changed = try await api.rows(.delete, table.name, caller)
          #expect(changed.status == 204)
        }
        let added = try await api.rows(.post, "jobs", caller, json: ["name": "x"])
        #expect(added.status == 401)
        #expect(added.json["code"] == "42501")
        #expect(
          added.json["message"]
            == "new row violates row-level security policy for table \"jobs\"")
      }
      #expect(try await api.list("jobs", ada).count == 1)
    }
  }

  @Test func administratorsSeeAndChangeEverything() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let grace = try await api.signUp("grace@example.com")
      try await api.makeAdministrator(grace)
      let job = try await api.addJob(ada)
      #expect(try await api.list("jobs", grace).count == 1)
      #expect(try await api.list("user_roles?select=role", grace) == [["role": "admin"]])
      let moved = try await api.rows(
        .patch, "jobs?id=eq.\(job)&select=assigned_to", grace,
        json: ["assigned_to": .string(grace.id)], prefer: "return=representation")
      #expect(moved.json == [["assigned_to": .string(grace.id)]])
      // Its creator still sees it.
      #expect(try await api.list("jobs", ada).count == 1)
      try await api.add("user_roles", ["user_id": .string(ada.id), "role": "user"], grace)
      #expect(try await api.list("user_roles?select=role", ada) == [["role": "user"]])
      let twice = try await api.rows(
        .post, "user_roles", grace, json: ["user_id": .string(ada.id), "role": "user"])
      #expect(twice.json["code"] == "23505")
    }
  }

  @Test(arguments: [
    (ServerOptions.Dialect.seed, "PGRST301"), (ServerOptions.Dialect.real, "PGRST303"),
  ])
  func expiredTokensAreRefused(_ dialect: ServerOptions.Dialect, _ code: String) async throws {
    try await JobFlowAPI.run(dialect) { api in
      let ada = try await api.signUp()
      api.test.clock.advance(.seconds(3601))
      let answer = try await api.rows(.get, "jobs", ada)
      #expect(answer.status == 401)
      #expect(answer.json["code"]?.stringValue == code)
      #expect(answer.json["message"] == "JWT expired")
      #expect(
        answer.header("WWW-Authenticate")
          == "Bearer error=\"invalid_token\", error_description=\"JWT expired\"")
      let forged = try await api.rows(.get, "jobs", JobFlowAPI.User(id: "", token: "a.b.c"))
      #expect(forged.status == 401)
      #expect(forged.json["code"] == "PGRST301")
    }
  }

  @Test func keyIsRequired() async throws {
    try await JobFlowAPI.run { api in
      var stranger = api.api
      stranger.key = nil
      for path in ["/rest/v1/jobs", "/storage/v1/bucket", "/storage/v1/object/job-files/x"] {
        let answer = try await stranger.send(.get, "/jobflow" + path)
        #expect(answer.status == 401)
        #expect(answer.json["message"] == "No API key found in request")
      }
    }
  }
}
