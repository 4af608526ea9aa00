import GRDB
import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(30)))
struct RefreshRotationTests {
  @Test func eachRefreshGivesANewToken() async throws {
    try await TestServer().run { api in
      let first = try await api.signUp().json.string("refresh_token")
      let answer = try await api.refresh(first)
      #expect(answer.status == 200)
      #expect(answer.json.string("refresh_token") != first)
      #expect(answer.header("sb-auth-refresh-token-reuse") == "false")
    }
  }

  /// The answer to the first use was lost: the parent gives the active token again, however late.
  @Test func theParentGivesTheActiveToken() async throws {
    let test = try TestServer()
    try await test.run { api in
      let first = try await api.signUp().json.string("refresh_token")
      let second = try await api.refresh(first).json.string("refresh_token")
      test.clock.advance(.seconds(3600))
      let again = try await api.refresh(first)
      #expect(again.json.string("refresh_token") == second)
      #expect(again.header("sb-auth-refresh-token-reuse") == "true")
    }
  }

  @Test func aGrandparentIsAcceptedWithinTheInterval() async throws {
    let test = try TestServer()
    try await test.run { api in
      let first = try await api.signUp().json.string("refresh_token")
      let second = try await api.refresh(first).json.string("refresh_token")
      _ = try await api.refresh(second)
      test.clock.advance(.seconds(10))
      #expect(try await api.refresh(first).status == 200)
    }
  }

  @Test func reuseAfterTheIntervalRevokesTheFamily() async throws {
    let test = try TestServer()
    try await test.run { api in
      let first = try await api.signUp().json.string("refresh_token")
      let second = try await api.refresh(first).json.string("refresh_token")
      let third = try await api.refresh(second).json.string("refresh_token")
      test.clock.advance(.seconds(11))
      for token in [first, third, second] {
        let refused = try await api.refresh(token)
        #expect(refused.status == 400)
        #expect(refused.json["error_code"] == "refresh_token_already_used")
      }
    }
  }

  @Test func concurrentRefreshesLeaveASessionThatWorks() async throws {
    try await TestServer().run { api in
      let first = try await api.signUp().json.string("refresh_token")
      let tokens = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<8 {
          group.addTask { try await api.refresh(first).json.string("refresh_token") }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(tokens.count == 1)
      let again = try await api.refresh(try #require(tokens.first))
      #expect(again.status == 200)
    }
  }

  /// Neither tokens in use nor used ones are in the files of the database.
  @Test func tokensAreNotStored() async throws {
    let test = try TestServer()
    try await test.run { api in
      let first = try await api.signUp().json.string("refresh_token")
      let second = try await api.refresh(first).json.string("refresh_token")
      let path = test.options.database
      let bytes = try [path, path + "-wal"].flatMap { try Data(contentsOf: URL(filePath: $0)) }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains(Fingerprint.of(second)))
      #expect(!text.contains(first) && !text.contains(second))
    }
  }

  /// A database of the version that stored tokens themselves.
  @Test func tokensOfEarlierVersionsStillWork() async throws {
    let test = try TestServer()
    let token = "abcdefghijklmnopqrstuv"
    try await test.run { api in
      _ = try await api.signUp()
      try await Store(path: test.options.database).write { database in
        try database.execute(
          sql: "UPDATE refresh_tokens SET token_hash = ?, nonce = NULL",
          arguments: [Fingerprint.of(token)])
      }
      #expect(try await api.refresh(token).status == 200)
    }
  }

  @Test(arguments: [
    ("{}", #"{"error":"invalid_request","error_description":"refresh_token required"}"#),
    (
      #"{"refresh_token":"unknown"}"#,
      #"{"code":400,"error_code":"refresh_token_not_found","#
        + #""msg":"Invalid Refresh Token: Refresh Token Not Found"}"#
    ),
  ])
  func refusesWhatIsNotAToken(body: String, answer: String) async throws {
    try await TestServer().run { api in
      let refused = try await api.send(
        .post, "/auth/v1/token?grant_type=refresh_token", body: Array(body.utf8))
      #expect(refused.status == 400)
      #expect(refused.text == answer)
    }
  }
}
