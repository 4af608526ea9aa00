import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct UploadTests {
  @Test func answersWithThreeNames() async throws {
    try await TestServer().run { api in
      let answer = try await api.upload(SamplePeople.resume)
      #expect(answer.status == 200)
      #expect(answer.json.string("user_search_id").count == 36)
      #expect(answer.json.string("search_session_id").count == 36)
      let token = answer.json.string("view_token")
      #expect(token.count == 24)
      #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
  }

  @Test(arguments: [
    ("cv.txt", "file", [] as [UInt8], 400, "missing_file"),
    ("cv.txt", "resume", SamplePeople.resume, 400, "missing_file"),
    (
      "cv.png", "file", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], 415,
      "unsupported_media_type"
    ),
    ("cv.pdf", "file", [0, 1, 2, 3, 0xFE, 0x9C], 422, "unreadable_resume"),
  ])
  func refuses(
    name: String, part: String, content: [UInt8], status: Int, code: String
  ) async throws {
    try await TestServer().run { api in
      let answer = try await api.upload(content, name: name, part: part)
      #expect(answer.status == status)
      #expect(answer.json["error"] == .string(code))
      #expect(answer.json.string("message").isEmpty == false)
    }
  }

  @Test(arguments: [0, 70_000]) func refusesWhatIsTooLarge(excess: Int) async throws {
    let test = try TestServer { $0.jobMatchNow.documentLimit = 1000 }
    try await test.run { api in
      let answer = try await api.upload([UInt8](repeating: 0x61, count: 1001 + excess))
      #expect(answer.status == 413)
      #expect(answer.json["error"] == "file_too_large")
      #expect(try await api.upload([UInt8](repeating: 0x61, count: 1000)).status == 200)
    }
  }

  @Test(arguments: [
    (nil, "", "missing_file"), ("text/plain", "hello", "missing_file"),
    ("multipart/form-data", "hello", "missing_file"),
    ("multipart/form-data; boundary=edge", "hello", "invalid_multipart"),
    ("multipart/form-data; boundary=edge", "--edge\r\n", "invalid_multipart"),
    ("multipart/form-data; boundary=edge", "--edge\r\n\r\nx", "invalid_multipart"),
    ("multipart/form-data; boundary=edge", "--edge--\r\n", "missing_file"),
  ])
  func refusesBrokenForms(contentType: String?, body: String, code: String) async throws {
    try await TestServer().run { api in
      let answer = try await api.send(
        .post, "/api/resume", body: Array(body.utf8),
        headers: contentType.map { ["Content-Type": $0] } ?? [:])
      #expect(answer.status == 400)
      #expect(answer.json["error"] == .string(code))
    }
  }

  @Test func anInvalidTokenIsRefusedAndNoneIsNeeded() async throws {
    try await TestServer().run { api in
      let refused = try await api.upload(SamplePeople.resume, token: "x")
      #expect(refused.status == 401)
      let anonymous = try await api.upload(SamplePeople.resume)
      #expect(anonymous.status == 200)
    }
  }

  @Test func aKeyBelongsToItsDocument() async throws {
    try await TestServer().run { api in
      func upload(_ content: [UInt8], _ key: String) async throws -> TestAPI.Answer {
        try await api.upload(content, headers: ["Idempotency-Key": key])
      }
      #expect(try await upload(SamplePeople.resume, "k1").status == 200)
      let other = try await upload(SamplePeople.resume + Array("more".utf8), "k1")
      #expect(other.status == 422)
      #expect(other.json["error"] == "idempotency_key_reused")
      #expect(other.json["view_token"] == nil)
    }
  }

  @Test(arguments: [
    ("", 400), ("k", 200), (String(repeating: "k", count: 255), 200),
    (String(repeating: "k", count: 256), 400),
  ])
  func aKeyHasALength(key: String, status: Int) async throws {
    try await TestServer().run { api in
      let answer = try await api.upload(
        SamplePeople.resume, headers: ["Idempotency-Key": key])
      #expect(answer.status == status)
      if status == 400 { #expect(answer.json["error"] == "invalid_idempotency_key") }
    }
  }

  @Test func aFullQueueRefusesUploads() async throws {
    let test = try TestServer {
      $0.jobMatchNow.searchers = 0
      $0.jobMatchNow.queueLimit = 2
    }
    try await test.run { api in
      for _ in 0..<2 { #expect(try await api.upload(SamplePeople.resume).status == 200) }
      let refused = try await api.upload(SamplePeople.resume)
      #expect(refused.status == 429)
      #expect(refused.json["error"] == "queue_full")
      #expect(refused.header("Retry-After") == "5")
    }
  }

  @Test func uploadsShareBoundedMemory() async throws {
    let test = try TestServer { $0.jobMatchNow.uploadMemory = 1000 }
    try await test.run { api in
      let large = [UInt8](repeating: 0x61, count: 2000)
      let refused = try await api.upload(large)
      #expect(refused.status == 503)
      #expect(refused.header("Retry-After") == "1")
      for _ in 0..<3 {
        #expect(try await api.upload(Array(large.prefix(300))).status == 200)
      }
    }
  }

  @Test func theSameKeyMakesOneSearch() async throws {
    try await TestServer().run { api in
      let token = try await api.signUp().json.string("access_token")
      func upload(_ key: String, _ token: String?) async throws -> String {
        try await api.upload(
          SamplePeople.resume, token: token, headers: ["Idempotency-Key": key]
        ).json.string("view_token")
      }
      let first = try await upload("k1", token)
      #expect(try await upload("k1", token) == first)
      #expect(try await upload("k2", token) != first)
      #expect(try await upload("k1", nil) != first)
    }
  }
}
