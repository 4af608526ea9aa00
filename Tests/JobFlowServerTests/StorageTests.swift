import Foundation
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import JobFlowServer

/// Files of buckets.
@Suite(.timeLimit(.minutes(30)))
struct StorageTests {
  private static let path = "/storage/v1/object/job-files/trip/photo 1.txt"

  private func encoded(_ path: String) -> String { path.replacing(" ", with: "%20") }

  @Test func keepsWhatIsUploaded() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let content: [UInt8] = [0, 255, 13, 10, 45, 45]
      let stored = try await api.send(
        .post, encoded(Self.path), ada, body: content,
        headers: ["Content-Type": "image/x-test", "cache-control": "max-age=3600"])
      #expect(stored.status == 200)
      #expect(stored.json["Key"] == "job-files/trip/photo 1.txt")
      let read = try await api.send(.get, encoded(Self.path), ada)
      #expect(read.text == String(decoding: content, as: UTF8.self))
      #expect(read.header("Content-Type") == "image/x-test")
      #expect(read.header("Cache-Control") == "max-age=3600")
      #expect(read.header("Content-Security-Policy") == "default-src 'none'; sandbox")
      let info = try await api.send(
        .get, "/storage/v1/object/info/job-files/trip/photo%201.txt", ada)
      #expect(info.json["metadata"]?["size"] == 6)
      let twice = try await api.send(.post, encoded(Self.path), ada, body: [1])
      #expect(twice.status == 400)
      #expect(twice.json["statusCode"] == "409")
      #expect(twice.json["error"] == "Duplicate")
      let replaced = try await api.send(
        .post, encoded(Self.path), ada, body: Array("new".utf8), headers: ["x-upsert": "true"])
      #expect(replaced.json["Id"] == stored.json["Id"])
      #expect(try await api.send(.get, encoded(Self.path), ada).text == "new")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: api.test.options.database + ".media")
      #expect(files.count == 1)
    }
  }

  /// As supabase-py sends files, and as supabase-js does, without a name for the part.
  @Test(arguments: ["file", ""])
  func readsForms(_ part: String) async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let form = """
        --edge\r
        Content-Disposition: form-data; name="cacheControl"\r
        \r
        3600\r
        --edge\r
        Content-Disposition: form-data; name="\(part)"; filename="a.txt"\r
        Content-Type: text/plain;charset=UTF-8\r
        \r
        hello\r
        --edge--\r

        """
      let stored = try await api.send(
        .post, "/storage/v1/object/job-files/a.txt", ada, body: Array(form.utf8),
        headers: ["Content-Type": "multipart/form-data; boundary=edge"])
      #expect(stored.status == 200, "\(stored.text)")
      let read = try await api.send(.get, "/storage/v1/object/job-files/a.txt", ada)
      #expect(read.text == "hello")
      #expect(read.header("Content-Type") == "text/plain")
      #expect(read.header("Cache-Control") == "max-age=3600")
    }
  }

  @Test func movesAndCopies() async throws {
    try await JobFlowAPI.run { api in
      let (ada, eve) = (try await api.signUp(), try await api.signUp("eve@example.com"))
      func transfer(_ action: String, _ source: String, _ target: String, _ user: JobFlowAPI.User)
        async throws -> JSON
      {
        try await api.send(
          .post, "/storage/v1/object/\(action)", user,
          json: [
            "bucketId": "job-files", "sourceKey": .string(source),
            "destinationKey": .string(target),
          ]
        ).json
      }
      func text(_ name: String) async throws -> String {
        try await api.send(.get, "/storage/v1/object/job-files/\(name)", ada).text
      }
      _ = try await api.send(.post, "/storage/v1/object/job-files/a", ada, body: [65])
      #expect(try await transfer("copy", "a", "d/b", ada)["Key"] == "job-files/d/b")
      #expect(try await transfer("move", "a", "c", ada)["message"] == "Successfully moved")
      #expect(try await text("d/b") == "A")
      #expect(try await text("c") == "A")
      for action in ["move", "copy"] {
        #expect(try await transfer(action, "c", "d/b", ada)["statusCode"] == "409")
        #expect(try await transfer(action, "a", "x", ada)["statusCode"] == "404")
        #expect(try await transfer(action, "c", "x", eve)["statusCode"] == "404")
        #expect(try await transfer(action, "c", "../x", ada)["error"] == "InvalidKey")
      }
      // Another user may copy what is public, and does not move it.
      _ = try await api.send(.post, "/storage/v1/object/action-media/p", ada, body: [66])
      let move: JSON = ["bucketId": "action-media", "sourceKey": "p", "destinationKey": "q"]
      let moved = try await api.send(.post, "/storage/v1/object/move", eve, json: move)
      #expect(moved.json["statusCode"] == "403")
      #expect(try await api.send(.post, "/storage/v1/object/copy", eve, json: move).status == 200)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: api.test.options.database + ".media")
      #expect(files.count == 4)
    }
  }

  @Test func acceptsSignedUploads() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      func sign(_ name: String, _ headers: [String: String] = [:]) async throws -> TestAPI.Answer {
        try await api.send(
          .post, "/storage/v1/object/upload/sign/job-files/\(name)", ada, json: [:],
          headers: headers)
      }
      var stranger = api.api
      stranger.key = nil
      let address = "/jobflow/storage/v1" + (try await sign("a%20b").json.string("url"))
      #expect(address.contains("/object/upload/sign/job-files/a%20b?token="))
      let other = address.replacing("a%20b", with: "c")
      #expect(try await stranger.send(.put, other, body: [65]).json["error"] == "InvalidSignature")
      #expect(try await stranger.send(.put, address, body: [65]).status == 200)
      #expect(try await stranger.send(.put, address, body: [66]).json["statusCode"] == "409")
      let info = try await api.send(.get, "/storage/v1/object/info/job-files/a%20b", ada)
      #expect(info.json["owner"] == .string(ada.id))
      #expect(try await sign("a%20b").json["statusCode"] == "409")
      let again = try await sign("a%20b", ["x-upsert": "true"]).json.string("url")
      api.test.clock.advance(.seconds(7200))
      let late = try await stranger.send(.put, "/jobflow/storage/v1" + again, body: [67])
      #expect(late.json["error"] == "InvalidSignature")
    }
  }

  /// The buckets of the service are its administrators'.
  @Test func ownersEmptyAndPublishTheirBuckets() async throws {
    try await JobFlowAPI.run { api in
      let (ada, eve) = (try await api.signUp(), try await api.signUp("eve@example.com"))
      let bucket = "/storage/v1/bucket"
      _ = try await api.send(.post, bucket, ada, json: ["id": "mine"])
      _ = try await api.send(.post, "/storage/v1/object/mine/a", ada, body: [65])
      for name in ["mine", "job-files"] {
        for (method, end) in [(HTTPRequest.Method.put, ""), (.post, "/empty")] {
          let answer = try await api.send(method, "\(bucket)/\(name)\(end)", eve, json: [:])
          #expect(answer.json["statusCode"] == (name == "mine" ? "404" : "403"))
        }
      }
      let published = try await api.send(.put, bucket + "/mine", ada, json: ["public": true])
      #expect(published.json["message"] == "Successfully updated")
      #expect(try await api.send(.get, bucket + "/mine", eve).json["public"] == true)
      #expect(try await api.send(.post, bucket + "/mine/empty", ada, json: [:]).status == 200)
      #expect(try await api.send(.delete, bucket + "/mine", ada).status == 200)
      let files = try FileManager.default.contentsOfDirectory(
        atPath: api.test.options.database + ".media")
      #expect(files.isEmpty)
    }
  }

  @Test func filesOfOthersLookAbsent() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let eve = try await api.signUp("eve@example.com")
      _ = try await api.send(.post, encoded(Self.path), ada, body: [1])
      for (method, path) in [
        (HTTPRequest.Method.get, encoded(Self.path)), (.delete, encoded(Self.path)),
        (.get, "/storage/v1/object/info/job-files/trip/photo%201.txt"),
        (.get, "/storage/v1/object/public/job-files/trip/photo%201.txt"),
      ] {
        let answer = try await api.send(method, path, eve)
        #expect(answer.status == 400)
        #expect(answer.json["statusCode"] == "404")
      }
      let taken = try await api.send(
        .put, encoded(Self.path), eve, body: [2], headers: ["x-upsert": "true"])
      #expect(taken.json["statusCode"] == "403")
      let listed = try await api.send(
        .post, "/storage/v1/object/list/job-files", eve, json: ["prefix": "trip"])
      #expect(listed.json == [])
      let removed = try await api.send(
        .delete, "/storage/v1/object/job-files", eve, json: ["prefixes": ["trip/photo 1.txt"]])
      #expect(removed.json == [])
      let signed = try await api.send(
        .post, "/storage/v1/object/sign/job-files/trip/photo%201.txt", eve,
        json: ["expiresIn": 60])
      #expect(signed.json["statusCode"] == "404")
      for caller in [nil, JobFlowAPI.User(id: "", token: api.api.key ?? "")] {
        let added = try await api.send(.post, "/storage/v1/object/job-files/x", caller, body: [1])
        #expect(added.json["statusCode"] == "403")
      }
      #expect(try await api.send(.get, encoded(Self.path), ada).status == 200)
    }
  }

  /// No name reaches a file outside the folder, or one of the server.
  @Test(arguments: [
    "../../jm.db", "..%2F..%2Fjm.db", "a/../../../jm.db", "%2e%2e/%2e%2e/jm.db", "..%5C..%5Cjm.db",
    "%00", "a%00b", "a%0Ab", "caf%C3%A9", "%2F%2Fetc/passwd", "a<b", "a%25", "con%7C",
    String(repeating: "x", count: 1025),
  ])
  func hostileNamesNeverBecomePaths(_ name: String) async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let answer = try await api.send(
        .post, "/storage/v1/object/job-files/\(name)", ada, body: Array("evil".utf8))
      #expect([200, 400, 404, 405].contains(answer.status), "\(answer.text)")
      let folder = api.test.options.database + ".media"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      #expect(files.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isLetterOrDigit) })
      #expect(files.isEmpty == (answer.status != 200))
      let read = try await api.send(.get, "/storage/v1/object/job-files/\(name)", ada)
      if read.status == 200 { #expect(read.text == "evil") }
    }
  }

  @Test func listsOneFolder() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      for name in ["b.txt", "a.txt", "trip/1.txt", "trip/2.txt", "trip%_/3.txt"] {
        _ = try await api.send(
          .post, "/storage/v1/object/job-files/\(name.replacing("%", with: "%25"))", ada, body: [1])
      }
      func list(_ body: JSON) async throws -> [String] {
        let answer = try await api.send(
          .post, "/storage/v1/object/list/job-files", ada, json: body)
        #expect(answer.status == 200, "\(answer.text)")
        return answer.json.arrayValue?.map { $0.string("name") } ?? []
      }
      #expect(try await list(["prefix": ""]) == ["a.txt", "b.txt", "trip"])
      #expect(try await list(["prefix": "trip"]) == ["1.txt", "2.txt"])
      #expect(try await list(["prefix": "trip/", "limit": 1, "offset": 1]) == ["2.txt"])
      #expect(try await list(["prefix": "", "search": "B"]) == ["b.txt"])
      let descending: JSON = ["sortBy": ["column": "name", "order": "desc"]]
      #expect(try await list(descending) == ["trip", "b.txt", "a.txt"])
    }
  }

  @Test func signedAddressesExpire() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      _ = try await api.send(.post, encoded(Self.path), ada, body: Array("hello".utf8))
      let signed = try await api.send(
        .post, "/storage/v1/object/sign/job-files/trip/photo%201.txt", ada,
        json: ["expiresIn": "60"])
      let address = "/jobflow/storage/v1" + signed.json.string("signedURL")
      var stranger = api.api
      stranger.key = nil
      #expect(try await stranger.send(.get, address).text == "hello")
      let named = try await stranger.send(.get, address + "&download=a%22b")
      #expect(named.header("Content-Disposition") == "attachment; filename*=UTF-8''a%22b")
      #expect(try await stranger.send(.get, String(address.dropLast())).status == 400)
      api.test.clock.advance(.seconds(61))
      #expect(try await stranger.send(.get, address).json["error"] == "InvalidSignature")
      let many = try await api.send(
        .post, "/storage/v1/object/sign/job-files", ada,
        json: ["expiresIn": 60, "paths": ["trip/photo 1.txt", "missing"]])
      #expect(many.json.arrayValue?.map { $0["signedURL"]?.isNull } == [false, true])
    }
  }

  @Test func bucketsBelongToTheirCreator() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let eve = try await api.signUp("eve@example.com")
      func buckets(_ user: JobFlowAPI.User) async throws -> [String] {
        try await api.send(.get, "/storage/v1/bucket", user).json.arrayValue?
          .map { $0.string("id") } ?? []
      }
      let made = try await api.send(.post, "/storage/v1/bucket", ada, json: ["id": "mine"])
      #expect(made.json == ["name": "mine"])
      #expect(try await buckets(ada) == ["action-media", "job-files", "mine"])
      #expect(try await buckets(eve) == ["action-media", "job-files"])
      for (method, path) in [
        (HTTPRequest.Method.get, "/storage/v1/bucket/mine"), (.delete, "/storage/v1/bucket/mine"),
        (.post, "/storage/v1/object/mine/x"),
      ] {
        let answer = try await api.send(method, path, eve)
        #expect(answer.json["error"] == "Bucket not found", "\(answer.text)")
      }
      for name in ["mine", "", "a/b", "sign", "..", "é"] {
        let answer = try await api.send(
          .post, "/storage/v1/bucket", ada, json: ["id": .string(name)])
        #expect(answer.status == 400, "\(name)")
      }
      _ = try await api.send(.post, "/storage/v1/object/mine/x", ada, body: [1])
      let full = try await api.send(.delete, "/storage/v1/bucket/mine", ada)
      #expect(full.json["statusCode"] == "409")
      let empty = try await api.send(
        .delete, "/storage/v1/object/mine", ada, json: ["prefixes": ["x"]])
      #expect(empty.json.arrayValue?.count == 1)
      #expect(try await api.send(.delete, "/storage/v1/bucket/mine", ada).status == 200)
      let service = try await api.send(.delete, "/storage/v1/bucket/job-files", ada)
      #expect(service.json["statusCode"] == "403")
    }
  }

  @Test func publicObjectsNeedNoKey() async throws {
    try await JobFlowAPI.run { api in
      let ada = try await api.signUp()
      let eve = try await api.signUp("eve@example.com")
      _ = try await api.send(.post, "/storage/v1/object/action-media/a.txt", ada, body: [0x61])
      var stranger = api.api
      stranger.key = nil
      let address = "/jobflow/storage/v1/object/public/action-media/a.txt"
      #expect(try await stranger.send(.get, address).text == "a")
      #expect(try await stranger.send(.head, address).status == 200)
      let removed = try await api.send(.delete, "/storage/v1/object/action-media/a.txt", eve)
      #expect(removed.status == 400)
    }
  }

  @Test func largeObjectsAreRefused() async throws {
    try await JobFlowAPI.run(objectLimit: 100) { api in
      let ada = try await api.signUp()
      let answer = try await api.send(
        .post, "/storage/v1/object/job-files/x", ada, body: [UInt8](repeating: 1, count: 101))
      #expect(answer.status == 400)
      #expect(answer.json["statusCode"] == "413")
      #expect(answer.json["error"] == "Payload too large")
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
