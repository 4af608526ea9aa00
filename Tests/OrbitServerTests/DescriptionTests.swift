import Contracts
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import OrbitServer

/// The server does what its OpenAPI document describes, all of it and nothing else.
@Suite(.timeLimit(.minutes(30)))
struct DescriptionTests {
  @Test func namesEveryRouteAndNoOther() async throws {
    let server = try await ProfileTests.server().server()
    let served = Dictionary(
      uniqueKeysWithValues: server.routes().routes.map {
        ($0.path, Set($0.methods.map(\.rawValue)))
      })
    var described: [String: Set<String>] = [ProfileTests.root + "/openapi.json": ["GET"]]
    for operation in try DescribedAnswers.contract(of: OrbitService.self).operations {
      described[ProfileTests.root + operation.path.description, default: []]
        .insert(operation.method)
    }
    #expect(served == described)
  }

  /// Each operation gives each of its answers but for faults of the server. `TestAPI` compares every
  /// answer with its schema.
  @Test func everyAnswerComes() async throws {
    let test = try ProfileTests.server()
    try await test.run { api in
      try await walk(api, test)
      for operation in try DescribedAnswers.contract(of: OrbitService.self).operations {
        for status in operation.statuses where status != "5XX" {
          #expect(
            api.described.keys.contains("\(operation.id) \(status)"), "\(operation.id) \(status)")
        }
      }
    }
  }

  private func walk(_ api: TestAPI, _ test: TestServer) async throws {
    let root = ProfileTests.root
    let session = try await ProfileTests.signIn("ada@mit.edu", api, test)
    let token = session.string("access_token")
    let refresh: JSON = ["refresh_token": .string(session.string("refresh_token"))]
    for path in ["/users/me", "/discover/users"] {
      _ = try await api.send(.get, root + path)
      _ = try await api.send(.get, root + path, token: token)
    }
    for json: JSON in [ProfileTests.profile, [:]] {
      _ = try await api.send(.put, root + "/users/me", token: token, json: json)
    }
    _ = try await api.send(.put, root + "/users/me", json: ProfileTests.profile)
    _ = try await api.send(.get, root + "/users/me", token: token)
    for id in [String(session["user_id"]?.intValue ?? 0), "99", "x"] {
      _ = try await api.send(.get, root + "/users/\(id)")
    }
    let large = [UInt8](repeating: 0x20, count: PhotoFolder.requestLimit + 1)
    let form = ["Content-Type": "multipart/form-data; boundary=edge"]
    let photo = """
      --edge\r
      Content-Disposition: form-data; name="photo"; filename="me.gif"\r
      \r
      GIF89a\r
      --edge--\r

      """
    var url = ""
    let uploads: [(token: String?, body: [UInt8])] = [
      (nil, []), (token, []), (token, large), (token, Array(photo.utf8)),
    ]
    for (token, body) in uploads {
      let answer = try await api.send(
        .post, root + "/users/me/photo", token: token, body: body, headers: form)
      url = answer.json["data"]?["profile"]?["photos"]?.arrayValue?.first?.stringValue ?? url
    }
    _ = try await api.send(.put, root + "/users/me", token: token, body: large)
    for name in [url.split(separator: "/").last.map(String.init) ?? "", "x.gif"] {
      _ = try await api.send(.get, root + "/photos/\(name)")
    }
    for path in ["/auth/send-code", "/auth/verify-code", "/auth/refresh", "/auth/logout"] {
      _ = try await api.send(.post, root + path, body: large)
      _ = try await api.send(.post, root + path, json: [:])
    }
    _ = try await api.send(.post, root + "/auth/refresh", json: refresh)
    _ = try await api.send(.post, root + "/auth/logout", json: refresh)
    _ = try await api.send(.post, root + "/auth/refresh", json: refresh)
    let wrong: JSON = ["email": "ada@mit.edu", "code": "000000"]
    for path in ["/auth/send-code", "/auth/verify-code"] {
      var status = 0
      for _ in 0..<20 where status != 429 {
        status = try await api.send(.post, root + path, json: wrong).status
      }
      #expect(status == 429)
    }
  }
}
