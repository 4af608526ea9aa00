import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// `GET` on tables: `select`, filters, order, ranges and counts.
@Suite(.timeLimit(.minutes(30)))
struct ReadingTests {
  /// The query of the app.
  @Test func embedsRelatedRows() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let template = try await api.add(
        "process_templates", ["name": "Solar", "description": "All of it"], user)
      let id = try await api.addJob(user)
      _ = try await api.rows(
        .patch, "jobs?id=eq.\(id)", user, json: ["template_id": template["id"] ?? .null])
      let other = try await api.add("jobs", ["name": "Without a template"], user).string("id")
      let select =
        "select=%2A%2C%20process_templates%28name%2Cdescription%29%2Cprofiles(full_name),"
        + "job_action_instances(*)"
      let jobs = try await api.list("jobs?\(select)&assigned_to=eq.\(user.id.uppercased())", user)
      #expect(jobs.count == 1)
      #expect(
        jobs[0]["process_templates"] == ["name": "Solar", "description": "All of it"])
      #expect(jobs[0]["profiles"] == ["full_name": "Ada Lovelace"])
      #expect(jobs[0]["job_action_instances"]?.arrayValue?.count == 3)
      #expect(jobs[0]["strict_sequence"] == false)
      #expect(jobs[0]["completed_at"] == .null)
      let lonely = try await api.list("jobs?\(select)&id=eq.\(other)", user)
      #expect(lonely[0]["process_templates"] == .null)
      #expect(lonely[0]["job_action_instances"] == [])
      let inner = try await api.list("jobs?select=id,process_templates!inner()", user)
      #expect(inner == [["id": .string(id)]])
    }
  }

  /// Values are quoted as PostgreSQL quotes those of a row.
  @Test func writesCSV() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let csv = ["Accept": "text/csv"]
      let path = "/rest/v1/jobs?select=name,strict_sequence,completed_at&order=name"
      #expect(try await api.send(.get, path, user, headers: csv).text == "")
      for name in ["Roof", "a \"b\", c", ""] {
        try await api.add("jobs", ["name": .string(name)], user)
      }
      let answer = try await api.send(.get, path, user, headers: csv)
      #expect(answer.header("Content-Type") == "text/csv; charset=utf-8")
      #expect(
        answer.text == """
          name,strict_sequence,completed_at
          "",f,
          Roof,f,
          "a ""b"", c",f,
          """)
    }
  }

  @Test func filtersOrdersAndLimitsWhatItEmbeds() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      _ = try await api.addJob(user)
      let jobs = try await api.list(
        "jobs?select=title:name,steps:job_action_instances(name,jobs(name))"
          + "&steps.status=neq.completed&steps.order=sequence_order.desc&steps.limit=1", user)
      #expect(
        jobs == [["title": "Roof", "steps": [["name": "c", "jobs": ["name": "Roof"]]]]])
      let hinted = try await api.list(
        "jobs?select=owner:profiles!jobs_assigned_to_fkey(email),who:assigned_to(email)", user)
      #expect(hinted[0]["owner"] == ["email": "ada@example.com"])
      #expect(hinted[0]["who"] == ["email": "ada@example.com"])
    }
  }

  @Test(arguments: [
    ("name=eq.b", "b"), ("name=neq.b", "ac"), ("name=in.(a,\"c\",\"d,e\")", "ac"),
    ("name=not.in.(a)", "bc"), ("sequence_order=gt.1", "bc"), ("sequence_order=gte.2", "bc"),
    ("sequence_order=lt.2", "a"), ("sequence_order=lte.2", "ab"), ("name=like.A", ""),
    ("name=ilike.A", "a"), ("name=like.%25", "abc"), ("name=like.*", "abc"), ("name=like._", "abc"),
    ("name=like.%5C%25", ""), ("name=like.%5Cb", "b"),
    ("notes=is.null", "abc"), ("notes=not.is.null", ""), ("notes=is.not_null", ""),
    ("or=(name.eq.a,sequence_order.gt.2)", "ac"),
    ("or=(name.eq.a,and(sequence_order.gt.1,status.neq.pending))", "a"),
    ("not.or=(name.eq.a,name.eq.b)", "c"), ("and=(name.not.eq.a,not.and(name.eq.b))", "c"),
    ("name=eq.a&sequence_order=eq.2", ""), ("name=in.()", ""), ("notes=isdistinct.x", "abc"),
    ("created_at=gt.2020-01-01", "abc"), ("created_at=lt.2020-01-01+10:00", ""),
    ("name=like(any).{a*,\"b\"}", "ab"), ("name=ilike(all).{A%25,%25a}", "a"),
    ("name=eq(any).{}", ""),
    ("or=(name.eq(any).{a,b},sequence_order.gte(all).{2,3})", "abc"),
    ("name=not.eq(any).{a,b}", "c"),
    ("name=not.isdistinct.b", "b"), ("order=name.desc", "cba"), ("order=notes,name.desc", "cba"),
    ("order=sequence_order.asc&offset=1&limit=1", "b"),
  ])
  func filters(_ query: String, _ expected: String) async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      _ = try await api.addJob(user)
      let rows = try await api.list("job_action_instances?select=name&\(query)", user)
      let found = rows.map { $0.string("name") }
      #expect((query.contains("order=") ? found : found.sorted()).joined() == expected)
    }
  }

  @Test func countsAndCutsRanges() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      _ = try await api.addJob(user)
      func send(
        _ query: String, _ headers: [String: String] = [:]
      ) async throws -> String {
        let answer = try await api.send(
          .get, "/rest/v1/job_action_instances?\(query)", user, headers: headers)
        let range = answer.header("Content-Range") ?? ""
        return "\(answer.status) \(range) \(answer.json.arrayValue?.count ?? -1)"
      }
      let counting = ["Prefer": "count=exact"]
      #expect(try await send("") == "200 0-2/* 3")
      #expect(try await send("limit=2") == "200 0-1/* 2")
      #expect(try await send("", counting) == "200 0-2/3 3")
      #expect(try await send("offset=1&limit=1", counting) == "206 1-1/3 1")
      #expect(try await send("name=eq.x", counting) == "200 */0 0")
      #expect(try await send("offset=9") == "200 */* 0")
      #expect(try await send("offset=3", counting) == "206 */3 0")
      #expect(try await send("", ["Range-Unit": "items", "Range": "0-1"]) == "200 0-1/* 2")
      #expect(try await send("", ["Range": "2-"]) == "200 2-2/* 1")
      let past = try await api.send(
        .get, "/rest/v1/job_action_instances?offset=4", user, headers: counting)
      #expect(past.status == 416)
      #expect(past.json["code"] == "PGRST103")
      #expect(
        past.json["details"] == "An offset of 4 was requested, but there are only 3 rows.")
      let head = try await api.send(
        .head, "/rest/v1/job_action_instances?select=%2A", user, headers: counting)
      #expect(head.status == 200)
      #expect(head.header("Content-Range") == "0-2/3")
      #expect(head.text.isEmpty)
    }
  }

  @Test func returnsOneObjectOnRequest() async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let single = ["Accept": "application/vnd.pgrst.object+json"]
      let none = try await api.send(.get, "/rest/v1/jobs", user, headers: single)
      #expect(none.status == 406)
      #expect(
        none.json == [
          "code": "PGRST116", "details": "The result contains 0 rows", "hint": .null,
          "message": "Cannot coerce the result to a single JSON object",
        ])
      let id = try await api.addJob(user)
      let one = try await api.send(.get, "/rest/v1/jobs?select=id", user, headers: single)
      #expect(one.json == ["id": .string(id)])
      let other = try await api.send(.get, "/rest/v1/jobs", user, headers: ["Accept": "text/xml"])
      #expect(other.json["code"] == "PGRST107")
      let schema = try await api.send(
        .get, "/rest/v1/jobs", user, headers: ["Accept-Profile": "private"])
      #expect(schema.json["code"] == "PGRST106")
    }
  }

  @Test(arguments: [
    ("jobs?select=x", 400, "42703"), ("jobs?x=eq.1", 400, "42703"), ("jobs?order=x", 400, "42703"),
    ("jobs?owner=eq.1", 400, "42703"), ("jobs?id=eq.x", 400, "22P02"),
    ("jobs?created_at=eq.x", 400, "22007"), ("jobs?strict_sequence=eq.x", 400, "22P02"),
    ("jobs?id=foo.x", 400, "PGRST100"), ("jobs?id=eq", 400, "PGRST100"),
    ("jobs?or=(name.eq.1", 400, "PGRST100"), ("jobs?select=id,", 400, "PGRST100"),
    ("jobs?select=actions(*)", 400, "PGRST200"), ("jobs?select=jobs(*)", 400, "PGRST200"),
    ("jobs?actions.name=eq.x", 400, "PGRST108"), ("jobs?name=fts.x", 404, "42883"),
    ("jobs?strict_sequence=like.x", 404, "42883"), ("jobs?status=is.true", 400, "42804"),
    ("missing", 404, "PGRST205"), ("rpc/anything", 404, "PGRST202"),
    ("job_action_instances?sequence_order=eq.99999999999", 400, "22003"),
  ])
  func explainsRefusals(_ path: String, _ status: Int, _ code: String) async throws {
    try await JobFlowAPI.run { api in
      let user = try await api.signUp()
      let answer = try await api.rows(.get, path, user)
      #expect(answer.status == status, "\(answer.text)")
      #expect(answer.json["code"]?.stringValue == code, "\(answer.text)")
      #expect(
        Set(answer.json.objectValue?.members.map(\.name) ?? [])
          == ["code", "details", "hint", "message"])
    }
  }

  @Test func namesTheMissingRelationship() async throws {
    try await JobFlowAPI.run { api in
      let answer = try await api.rows(.get, "jobs?select=*,x(*)", try await api.signUp())
      #expect(
        answer.json["details"]
          == "Searched for a foreign key relationship between 'jobs' and 'x' in the schema 'public', but no matches were found."
      )
      #expect(
        answer.json["message"]
          == "Could not find a relationship between 'jobs' and 'x' in the schema cache")
    }
  }

  @Test func earlierServersNameMissingTablesDifferently() async throws {
    try await JobFlowAPI.run(.seed) { api in
      let answer = try await api.rows(.get, "missing", try await api.signUp())
      #expect(answer.status == 404)
      #expect(answer.json["code"] == "42P01")
    }
  }
}
