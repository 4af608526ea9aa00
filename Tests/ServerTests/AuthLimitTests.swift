import HTTPTypes
import NIOCore
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct AuthLimitTests {
  private func mailing() throws -> TestServer {
    try TestServer { $0.mailFolder = $0.database + ".mail" }
  }

  private func verify(_ code: String, _ api: TestAPI) async throws -> TestAPI.Answer {
    try await api.send(
      .post, "/auth/v1/verify",
      json: ["type": "email", "email": "ada@example.com", "token": .string(code)])
  }

  /// A code that differs from `code`.
  private func wrong(_ code: String) -> String { code == "000000" ? "111111" : "000000" }

  @Test(arguments: [(9, 200), (10, 403)])
  func aCodeIsVoidAfterTenWrongTries(tries: Int, status: Int) async throws {
    let test = try mailing()
    try await test.run { api in
      _ = try await api.send(.post, "/auth/v1/otp", json: ["email": "ada@example.com"])
      let code = try test.lastCode()
      for _ in 0..<tries { #expect(try await verify(wrong(code), api).status == 403) }
      #expect(try await verify(code, api).status == status)
    }
  }

  @Test(arguments: [(3600, 200), (3601, 403)])
  func aCodeIsValidForAnHour(seconds: Int, status: Int) async throws {
    let test = try mailing()
    try await test.run { api in
      _ = try await api.send(.post, "/auth/v1/otp", json: ["email": "ada@example.com"])
      test.clock.advance(.seconds(seconds))
      #expect(try await verify(try test.lastCode(), api).status == status)
    }
  }

  /// 30 at once, then one in ten seconds.
  @Test func aNewPasswordVoidsMailedCodes() async throws {
    let test = try mailing()
    try await test.run { api in
      let token = try await api.signUp().json.string("access_token")
      _ = try await api.send(.post, "/auth/v1/otp", json: ["email": "ada@example.com"])
      let code = try test.lastCode()
      let changed = try await api.send(
        .put, "/auth/v1/user", token: token, json: ["password": "secret2"])
      #expect(changed.status == 200)
      #expect(try await verify(code, api).status == 403)
    }
  }

  @Test(arguments: ["otp", "recover", "verify"])
  func requestsAreLimitedByAddress(path: String) async throws {
    let test = try mailing()
    try await test.run { api in
      func ask(_ number: Int) async throws -> TestAPI.Answer {
        try await api.send(
          .post, "/auth/v1/\(path)",
          json: [
            "email": .string("nobody\(number)@example.com"), "create_user": false, "type": "email",
            "token": "123456",
          ])
      }
      for number in 0..<30 { #expect(try await ask(number).status != 429) }
      let refused = try await ask(30)
      #expect(refused.status == 429)
      #expect(refused.json["error_code"] == "over_request_rate_limit")
      #expect(refused.header("Retry-After") == "10")
      test.clock.advance(.seconds(10))
      #expect(try await ask(31).status != 429)
      #expect(try await ask(32).status == 429)
    }
  }

  private func signIn(
    _ password: String, _ api: TestAPI, from address: Int
  ) async throws -> TestAPI.Answer {
    try await api.send(
      .post, "/auth/v1/token?grant_type=password",
      json: ["email": "ada@example.com", "password": .string(password)],
      headers: ["X-Forwarded-For": "203.0.113.9, 198.51.100.\(address)"])
  }

  /// Each try comes from another address; the account is the same.
  @Test func passwordsOfAnAccountAreTriedFromAllAddressesTogether() async throws {
    let test = try TestServer { $0.trustsProxy = true }
    try await test.run { api in
      _ = try await api.signUp()
      for number in 0..<30 {
        #expect(try await signIn("wrong-password", api, from: number).status == 400)
      }
      #expect(try await signIn("secret1", api, from: 40).status == 429)
      test.clock.advance(.seconds(10))
      #expect(try await signIn("secret1", api, from: 41).status == 200)
    }
  }

  @Test func successfulSignInsDoNotUseUpAnAccount() async throws {
    let test = try TestServer { $0.trustsProxy = true }
    try await test.run { api in
      _ = try await api.signUp()
      for number in 0..<40 {
        #expect(try await signIn("secret1", api, from: number).status == 200)
      }
    }
  }

  /// Only a server behind a proxy believes the header: anyone can send it.
  @Test func forwardedAddressesAreNotBelieved() async throws {
    try await TestServer().run { api in
      _ = try await api.signUp()
      for number in 0..<30 {
        #expect(try await signIn("secret1", api, from: number).status == 200)
      }
      #expect(try await signIn("secret1", api, from: 40).status == 429)
    }
  }

  @Test func thirtyMailsAnHour() async throws {
    let test = try mailing()
    try await test.run { api in
      func ask(_ number: Int) async throws -> TestAPI.Answer {
        test.clock.advance(.seconds(10))
        return try await api.send(
          .post, "/auth/v1/otp", json: ["email": .string("a\(number)@example.com")])
      }
      // In the five minutes that they take, the limit gains two.
      for number in 0..<32 { #expect(try await ask(number).status == 200) }
      let refused = try await ask(32)
      #expect(refused.status == 429)
      #expect(refused.json["error_code"] == "over_email_send_rate_limit")
    }
  }

  @Test func aBucketFillsUpAgainAndNoFurther() {
    let limiter = RateLimiter(.init(burst: 2, count: 1, period: .seconds(10)))
    let start = Instant(microseconds: 0)
    #expect(limiter.take("a", at: start) == nil)
    #expect(limiter.take("a", at: start) == nil)
    #expect(limiter.take("a", at: start) == .seconds(10))
    #expect(limiter.take("b", at: start) == nil)
    let later = start + .seconds(1000)
    #expect(limiter.take("a", at: later) == nil)
    #expect(limiter.take("a", at: later) == nil)
    #expect(limiter.take("a", at: later) == .seconds(10))
    limiter.giveBack("a")
    #expect(limiter.take("a", at: later) == nil)
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2"),
    ("2001:db8:1:2::9", "20:1:d:b8:0:1:0:2"), ("::ffff:192.0.2.7", "192.0.2.7"),
  ])
  func clientsAreNamedByAddress(address: String, key: String) throws {
    #expect(ClientAddress.key(try .init(ipAddress: address, port: 1)) == key)
  }
}
