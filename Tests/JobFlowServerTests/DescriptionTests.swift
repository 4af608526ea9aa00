import Contracts
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// The server does what its OpenAPI document describes, all of it and nothing else.
@Suite(.timeLimit(.minutes(30)))
struct DescriptionTests {
  @Test func isServedToAnyone() async throws {
    try await JobFlowAPI.run { api in
      var stranger = api.api
      stranger.key = nil
      let answer = try await stranger.send(.get, "/jobflow/openapi.json")
      #expect(Array(answer.text.utf8) == JobFlowService.description)
    }
  }

  @Test func namesEveryRouteAndNoOther() async throws {
    let server = try await TestServer(services: [JobFlowService.self]).server()
    let served = Dictionary(
      uniqueKeysWithValues: server.routes().routes.map {
        (Self.shape($0.path), Set($0.methods.map(\.rawValue)))
      })
    var described: [String: Set<String>] = [:]
    for operation in try DescribedAnswers.contract(of: JobFlowService.self).operations {
      described[Self.shape("/jobflow" + operation.path.description), default: []]
        .insert(operation.method)
    }
    #expect(served == described)
  }

  /// A path without the names of its parameters.
  private static func shape(_ path: String) -> String {
    let segments = path.split(separator: "/").map {
      $0.hasPrefix("{") || $0 == "**" ? "{}" : String($0)
    }
    return "/" + segments.joined(separator: "/")
  }

  /// The columns that clients are told of are those of the tables.
  @Test func describesEveryColumn() throws {
    let document = try JSON(parsing: JobFlowService.description)
    for table in Schema.tables {
      let path = document["paths"]?["/rest/v1/\(table.name)"]
      let reference =
        path?["patch"]?["requestBody"]?["content"]?["application/json"]?["schema"]?.string("$ref")
        ?? ""
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      let schema = document["components"]?["schemas"]?[name]
      #expect(
        schema?["properties"]?.objectValue?.members.map(\.name) == table.columns.map(\.name),
        "\(table.name)")
    }
  }

  /// Each operation on rows of any table, and each on files, gives each of its answers. `TestAPI`
  /// compares each with its schema. The accounts have tests of their own.
  @Test func everyAnswerComes() async throws {
    try await JobFlowAPI.run(bodyLimit: 1000) { api in
      try await walkTables(api)
      try await walkFiles(api)
      _ = try await api.send(.get, "/openapi.json")
      let seen = Set(api.api.described.keys.map(Self.withoutTable))
      let contract = try DescribedAnswers.contract(of: JobFlowService.self)
      for operation in contract.operations where !operation.tags.contains("auth") {
        for status in operation.statuses where status != "5XX" {
          let key = Self.withoutTable("\(operation.id) \(status)")
          #expect(seen.contains(key), "\(key)")
        }
      }
    }
  }

  /// `list 200` for `listJobs 200`: the tables have the same code.
  private static func withoutTable(_ key: String) -> String {
    let parts = key.split(separator: " ").map(String.init)
    for verb in ["list", "create", "update", "delete"]
    where parts[0].hasPrefix(verb) && !parts[0].contains("Bucket") && !parts[0].contains("Object") {
      return "\(verb) \(parts[1])"
    }
    return key
  }

  private func walkTables(_ api: JobFlowAPI) async throws {
    let ada = try await api.signUp()
    let eve = try await api.signUp("eve@example.com")
    let job = try await api.addJob(ada)
    let shown = "return=representation"
    let large: JSON = ["name": .string(String(repeating: "x", count: 2000))]
    let single = ["Accept": "application/vnd.pgrst.object+json"]
    for table in Schema.tables {
      let name = table.name
      _ = try await api.rows(.get, name, ada)
      _ = try await api.rows(.get, name, nil, headers: ["Authorization": "Bearer x"])
      for method in [HTTPRequest.Method.get, .post, .patch, .delete] {
        let body: JSON? = method == .get ? nil : [:]
        let refused = try await api.rows(method, "\(name)?id=eq.x", ada, json: body)
        #expect([201, 400].contains(refused.status))
        let token = ["Authorization": "Bearer x"]
        #expect(try await api.rows(method, name, nil, json: body, headers: token).status == 401)
        let form = ["Accept": "text/xml"]
        #expect(try await api.rows(method, name, ada, json: body, headers: form).status == 406)
      }
      for method in [HTTPRequest.Method.get, .patch, .delete] {
        let body: JSON? = method == .get ? nil : [:]
        #expect(try await api.rows(method, "\(name)?id=cs.x", ada, json: body).status == 404)
      }
      for method in [HTTPRequest.Method.post, .patch] {
        #expect(try await api.rows(method, name, ada, json: large).status == 413)
      }
      let past = try await api.rows(
        .get, "\(name)?offset=99", ada, prefer: "count=exact")
      #expect(past.status == 416)
    }
    let partial = try await api.rows(
      .get, "job_action_instances?limit=1", ada, prefer: "count=exact")
    #expect(partial.status == 206)
    _ = try await api.rows(.get, "jobs?select=id", ada, headers: single)
    _ = try await api.rows(.post, "jobs", ada, json: ["id": .string(job), "name": "x"])
    let merged = try await api.rows(
      .post, "jobs", ada, json: ["id": .string(job), "name": "x"],
      prefer: "resolution=merge-duplicates")
    #expect(merged.status == 200)
    let given: JSON = ["assigned_to": .string(eve.id)]
    #expect(try await api.rows(.patch, "jobs", ada, json: given).status == 403)
    let planted: JSON = ["name": "x", "assigned_to": .string(eve.id)]
    #expect(try await api.rows(.post, "jobs", ada, json: planted).status == 403)
    let unknown: JSON = ["template_id": .string(RandomText.uuid())]
    #expect(try await api.rows(.patch, "jobs", ada, json: unknown).status == 409)
    _ = try await api.rows(.patch, "jobs", ada, json: ["name": "y"], prefer: shown)
    #expect(try await api.rows(.patch, "jobs", ada, json: ["name": "y"]).status == 204)
    _ = try await api.rows(.delete, "jobs", ada, prefer: shown)
    #expect(try await api.rows(.delete, "jobs", ada).status == 204)
  }

  private func walkFiles(_ api: JobFlowAPI) async throws {
    let user = try await api.signUp("grace@example.com")
    var stranger = api.api
    stranger.key = nil
    let body = Array("hello".utf8)
    let storage = "/storage/v1"
    let sign: JSON = ["expiresIn": 60, "paths": ["x"]]
    func transfer(_ name: String) -> JSON {
      ["bucketId": "new", "sourceKey": "m", "destinationKey": .string(name)]
    }
    let requests: [(HTTPRequest.Method, String, JSON?)] = [
      (.post, "/bucket", ["id": "new"]), (.get, "/bucket", nil), (.get, "/bucket/new", nil),
      (.post, "/object/new/x", nil), (.put, "/object/new/x", nil), (.get, "/object/new/x", nil),
      (.get, "/object/authenticated/new/x", nil), (.get, "/object/info/new/x", nil),
      (.post, "/object/list/new", [:]), (.post, "/object/sign/new/x", ["expiresIn": 60]),
      (.post, "/object/sign/new", sign), (.delete, "/object/new", ["prefixes": ["x"]]),
      (.post, "/object/new/y", nil), (.delete, "/object/new/y", nil),
      (.post, "/object/new/m", nil), (.post, "/object/copy", transfer("c")),
      (.post, "/object/move", transfer("n")), (.post, "/object/upload/sign/new/s", [:]),
      (.put, "/bucket/new", ["public": true]), (.post, "/bucket/new/empty", [:]),
      (.delete, "/bucket/new", nil),
    ]
    for (method, path, json) in requests {
      let isUpload = json == nil && (method == .post || method == .put)
      let answer = try await api.send(
        method, storage + path, user, json: json, body: isUpload ? body : nil)
      #expect(answer.status == 200, "\(method) \(path): \(answer.text)")
      let keyless = try await stranger.send(method, "/jobflow" + storage + path)
      #expect(keyless.status == 401, "\(method) \(path)")
      let wrong = path.replacing("new", with: "none")
      let refused = try await api.send(
        method, storage + wrong, user, json: wrong == "/bucket" ? [:] : json,
        headers: wrong == "/bucket" && method == .get ? ["Authorization": "Bearer x"] : [:])
      #expect(refused.status == 400, "\(method) \(wrong): \(refused.text)")
    }
    _ = try await api.send(.post, storage + "/object/action-media/x", user, body: body)
    let publicly = "/jobflow" + storage + "/object/public/action-media/"
    #expect(try await stranger.send(.get, publicly + "x").status == 200)
    #expect(try await stranger.send(.get, publicly + "y").status == 400)
    let address = try await api.send(
      .post, storage + "/object/sign/action-media/x", user, json: ["expiresIn": 60]
    ).json.string("signedURL")
    #expect(try await stranger.send(.get, "/jobflow" + storage + address).status == 200)
    #expect(try await stranger.send(.get, "/jobflow" + storage + address + "x").status == 400)
    let target = try await api.send(
      .post, storage + "/object/upload/sign/action-media/s", user, json: [:]
    ).json.string("url")
    for (end, status) in [("", 200), ("x", 400)] {
      let stored = try await stranger.send(.put, "/jobflow" + storage + target + end, body: body)
      #expect(stored.status == status)
    }
  }
}
