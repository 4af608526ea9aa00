import GRDB
import HTTPTypes
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct AuthSessionTests {
  @Test(arguments: [
    ("global", [403, 403]), ("local", [403, 200]), ("others", [200, 403]),
  ])
  func logoutEndsSessionsByScope(scope: String, statuses: [Int]) async throws {
    try await TestServer().run { api in
      let first = try await api.signUp().json
      let second = try await api.send(
        .post, "/auth/v1/token?grant_type=password",
        json: ["email": "ada@example.com", "password": "secret1"]
      ).json
      let answer = try await api.send(
        .post, "/auth/v1/logout?scope=\(scope)", token: first.string("access_token"))
      #expect(answer.status == 204)
      #expect(answer.text.isEmpty)
      for (session, status) in zip([first, second], statuses) {
        let me = try await api.send(.get, "/auth/v1/user", token: session.string("access_token"))
        #expect(me.status == status)
        let refreshed = try await api.refresh(session.string("refresh_token"))
        #expect(refreshed.status == (status == 200 ? 200 : 400))
      }
    }
  }

  @Test func anAccessTokenExpires() async throws {
    let test = try TestServer { $0.accounts.accessTokenLifetime = 60 }
    try await test.run { api in
      let token = try await api.signUp().json.string("access_token")
      test.clock.advance(.seconds(59))
      #expect(try await api.send(.get, "/auth/v1/user", token: token).status == 200)
      test.clock.advance(.seconds(1))
      let late = try await api.send(.get, "/auth/v1/user", token: token)
      #expect(late.status == 403)
      #expect(late.json["error_code"] == "bad_jwt")
    }
  }

  @Test func tokensOutliveARestart() async throws {
    let test = try TestServer()
    let token = try await test.run { try await $0.signUp().json.string("access_token") }
    try await test.run { api in
      let me = try await api.send(.get, "/auth/v1/user", token: token)
      #expect(me.status == 200)
    }
  }

  @Test(arguments: ["", "x", "a.b.c", "eyJhbGciOiJub25lIn0.e30."])
  func refusesForgedTokens(token: String) async throws {
    try await TestServer().run { api in
      let answer = try await api.send(.get, "/auth/v1/user", token: token)
      #expect(answer.status == (token.isEmpty ? 401 : 403))
    }
  }

  @Test func aNewPasswordEndsTheOtherSessions() async throws {
    try await TestServer().run { api in
      let first = try await api.signUp().json
      let second = try await api.send(
        .post, "/auth/v1/token?grant_type=password",
        json: ["email": "ada@example.com", "password": "secret1"]
      ).json
      _ = try await api.send(
        .put, "/auth/v1/user", token: second.string("access_token"),
        json: ["password": "secret2"])
      for (session, status) in [(first, 403), (second, 200)] {
        let me = try await api.send(.get, "/auth/v1/user", token: session.string("access_token"))
        #expect(me.status == status)
      }
      #expect(try await api.refresh(first.string("refresh_token")).status == 400)
      #expect(try await api.refresh(second.string("refresh_token")).status == 200)
    }
  }

  /// A password may be changed while a sign-in with the old one compares it.
  @Test func aSignInWithAPasswordThatHasChangedMeanwhileEnds() async throws {
    let test = try TestServer()
    let server = try await test.server()
    let service = try await AuthService.shared(server.context)
    let account = try await service.demoAccount()
    let old = try #require(
      try await service.store.read { try UserTable.find(email: account.email, $0) })
    #expect(try await service.signIn(old, account.password) != nil)
    let hash = try await service.passwords.hash("another1")
    try await service.store.write { database in
      var user = old
      user.passwordHash = hash
      try UserTable.update(user, database)
    }
    #expect(try await service.signIn(old, account.password) == nil)
  }

  @Test func metadataThatNoTokenCouldCarryIsRefused() async throws {
    try await TestServer().run { api in
      let token = try await api.signUp().json.string("access_token")
      let large: JSON = ["note": .string(String(repeating: "x", count: 5000))]
      let changed = try await api.send(
        .put, "/auth/v1/user", token: token, json: ["data": large])
      #expect(changed.status == 422 && changed.json["error_code"] == "validation_failed")
      let created = try await api.send(
        .post, "/auth/v1/signup",
        json: ["email": "eve@example.com", "password": "secret1", "data": large])
      #expect(created.status == 422)
    }
  }

  /// Metadata of an earlier version's database.
  @Test func aTokenTooLargeToBeAcceptedIsNotIssued() async throws {
    let test = try TestServer()
    try await test.run { api in
      _ = try await api.signUp()
      let large = String(repeating: "x", count: 20_000)
      try await Store(path: test.options.database).write { database in
        try database.execute(
          sql: "UPDATE users SET user_metadata = ?", arguments: [#"{"note":"\#(large)"}"#])
      }
      let session = try await api.send(
        .post, "/auth/v1/token?grant_type=password",
        json: ["email": "ada@example.com", "password": "secret1"])
      let token = session.json.string("access_token")
      #expect(session.status == 200 && token.utf8.count <= AuthService.tokenLimit)
      #expect(try await api.send(.get, "/auth/v1/user", token: token).status == 200)
    }
  }

  @Test func changesPasswordAndMetadata() async throws {
    try await TestServer().run { api in
      let token = try await api.signUp().json.string("access_token")
      func change(_ body: JSON) async throws -> TestAPI.Answer {
        try await api.send(.put, "/auth/v1/user", token: token, json: body)
      }
      _ = try await change(["data": ["name": "Ada", "age": 36]])
      let merged = try await change(["data": ["age": nil, "city": "London"]])
      #expect(merged.json["user_metadata"] == ["name": "Ada", "city": "London"])
      #expect(try await change(["password": "secret1"]).json["error_code"] == "same_password")
      #expect(try await change(["password": "secret2"]).status == 200)
      let signedIn = try await api.send(
        .post, "/auth/v1/token?grant_type=password",
        json: ["email": "ada@example.com", "password": "secret2"])
      #expect(signedIn.status == 200)
    }
  }
}
