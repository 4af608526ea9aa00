import GRDB
import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import CleverooServer

@Suite(.timeLimit(.minutes(30)))
struct FamilyTests {
  static func server(_ dialect: ServerOptions.Dialect = .seed) throws -> TestServer {
    try TestServer(services: [CleverooService.self]) {
      $0.dialect = dialect
      $0.mailFolder = $0.database + ".mail"
    }
  }

  static let parent: JSON = [
    "email": "Ada@Example.com", "phone": "+14155550133", "password": "secret1",
    "confirmPassword": "secret1",
  ]
  static let signIn: JSON = ["email": "ada@example.com", "password": "secret1"]
  static let child: JSON = ["username": "mia", "age": 7, "gender": "female"]

  static func token(_ api: TestAPI) async throws -> String {
    _ = try await api.send(.post, "/cleveroo/auth/register", json: parent)
    return try await api.send(.post, "/cleveroo/auth/login/parent", json: signIn)
      .json.string("access_token")
  }

  @Test func anAccountHasAtMostAHundredChildren() async throws {
    try await Self.server().run { api in
      let token = try await Self.token(api)
      var child = Self.child.objectValue ?? JSONObject()
      for number in 1...101 {
        child["username"] = .string("child\(number)")
        let answer = try await api.send(
          .post, "/cleveroo/parent/children", token: token, json: .object(child))
        #expect(answer.status == (number <= 100 ? 201 : 400), "\(number)")
      }
    }
  }

  @Test func aFamilyRegistersAndSignsIn() async throws {
    try await Self.server().run { api in
      let registered = try await api.send(.post, "/cleveroo/auth/register", json: Self.parent)
      #expect(registered.status == 201)
      #expect(registered.json["email"] == "ada@example.com")
      #expect(registered.json["children"] == [])
      let session = try await api.send(
        .post, "/cleveroo/auth/login/parent", json: Self.signIn)
      #expect(session.status == 200)
      #expect(session.json["token_type"] == "Bearer")
      #expect(session.json["parent"]?["phone"] == "+14155550133")
      let token = session.json.string("access_token")
      let added = try await api.send(
        .post, "/cleveroo/parent/children", token: token, json: Self.child)
      #expect(added.status == 201)
      #expect(added.json["parent"] == session.json["parent"]?["id"])
      let list = try await api.send(.get, "/cleveroo/parent/children", token: token)
      #expect(list.json == .array([added.json]))
      // The child's password is the parent's; user names ignore case.
      let child = try await api.send(
        .post, "/cleveroo/auth/login/child", json: ["username": "MIA", "password": "secret1"])
      #expect(child.status == 200)
      #expect(child.json["child"]?["username"] == "mia")
      let forbidden = try await api.send(
        .get, "/cleveroo/parent/children", token: child.json.string("access_token"))
      #expect(forbidden.status == 403)
    }
  }

  @Test func theRunningServerAnswersDifferently() async throws {
    try await Self.server(.real).run { api in
      let registered = try await api.send(.post, "/cleveroo/auth/register", json: Self.parent)
      #expect(registered.json["_id"]?.stringValue?.utf8.count == 24)
      #expect(registered.json["id"] == nil)
      let session = try await api.send(
        .post, "/cleveroo/auth/login/parent", json: Self.signIn)
      #expect(session.status == 201)
      #expect(session.json.objectValue?.members.map(\.name) == ["access_token"])
      let again = try await api.send(.post, "/cleveroo/auth/register", json: Self.parent)
      #expect(again.status == 400)
      #expect(again.json["message"] == "Email already exists")
      let old: JSON = ["username": "mia", "age": 13, "gender": "female"]
      let refused = try await api.send(
        .post, "/cleveroo/parent/children", token: session.json.string("access_token"), json: old)
      #expect(refused.json["message"] == ["age must not be greater than 12"])
    }
  }

  @Test func allFaultsOfABodyAreReportedTogether() async throws {
    try await Self.server().run { api in
      let answer = try await api.send(
        .post, "/cleveroo/auth/register",
        json: ["email": "nobody", "phone": "12", "password": "abc", "confirmPassword": ""])
      #expect(answer.status == 400)
      #expect(
        answer.json["message"] == [
          "email must be an email", "Invalid phone number",
          "password must be longer than or equal to 6 characters",
          "confirmPassword should not be empty",
        ])
      var other = Self.parent.objectValue ?? JSONObject()
      other["confirmPassword"] = "secret2"
      let different = try await api.send(
        .post, "/cleveroo/auth/register", json: .object(other))
      #expect(different.json["message"] == "Passwords do not match")
    }
  }

  @Test func aTokenIsRefusedAfterAnHourAndWhenForged() async throws {
    let test = try Self.server()
    try await test.run { api in
      let token = try await Self.token(api)
      let list = "/cleveroo/parent/children"
      #expect(try await api.send(.get, list, token: token).status == 200)
      #expect(try await api.send(.get, list).status == 401)
      #expect(try await api.send(.get, list, token: token + "x").status == 401)
      test.clock.advance(.seconds(3601))
      #expect(try await api.send(.get, list, token: token).status == 401)
    }
  }

  @Test func aMailedCodeSetsANewPasswordOnceAndEndsTheSessions() async throws {
    let test = try Self.server()
    try await test.run { api in
      let token = try await Self.token(api)
      let email: JSON = ["email": "ada@example.com"]
      #expect(
        try await api.send(.post, "/cleveroo/auth/forgot-password", json: email).status == 200)
      let code = try test.lastCode()
      let check: JSON = ["email": "ada@example.com", "code": .string(code)]
      #expect(
        try await api.send(.post, "/cleveroo/auth/verify-reset-code", json: check).status == 200)
      let reset: JSON = [
        "email": "ada@example.com", "code": .string(code), "newPassword": "secret2",
      ]
      #expect(try await api.send(.post, "/cleveroo/auth/reset-password", json: reset).status == 200)
      #expect(try await api.send(.post, "/cleveroo/auth/reset-password", json: reset).status == 400)
      #expect(
        try await api.send(.get, "/cleveroo/parent/children", token: token).status == 401)
      #expect(
        try await api.send(.post, "/cleveroo/auth/login/parent", json: Self.signIn).status == 401)
    }
  }

  @Test func aCodeIsVoidAfterTenTriesOrFifteenMinutes() async throws {
    let test = try Self.server()
    try await test.run { api in
      _ = try await Self.token(api)
      let email: JSON = ["email": "ada@example.com"]
      func check(_ code: String) async throws -> Int {
        try await api.send(
          .post, "/cleveroo/auth/verify-reset-code",
          json: ["email": "ada@example.com", "code": .string(code)]
        ).status
      }
      _ = try await api.send(.post, "/cleveroo/auth/forgot-password", json: email)
      let code = try test.lastCode()
      let wrong = code == "000000" ? "000001" : "000000"
      for _ in 0..<ResetCode.tryLimit { #expect(try await check(wrong) == 400) }
      #expect(try await check(code) == 400)
      test.clock.advance(.seconds(600))
      _ = try await api.send(.post, "/cleveroo/auth/forgot-password", json: email)
      let second = try test.lastCode()
      test.clock.advance(.seconds(901))
      #expect(try await check(second) == 400)
    }
  }

  /// Ten tries of each of five codes an hour.
  @Test func mailsAreLimitedByAccount() async throws {
    try await Self.server().run { api in
      var statuses: [Int] = []
      for _ in 0..<6 {
        let email: JSON = ["email": "eve@example.com"]
        statuses.append(
          try await api.send(.post, "/cleveroo/auth/forgot-password", json: email).status)
      }
      #expect(statuses == [200, 200, 200, 200, 200, 429])
    }
  }

  /// The database holds neither passwords nor codes.
  @Test func secretsAreNotStored() async throws {
    let test = try Self.server()
    try await test.run { api in
      _ = try await Self.token(api)
      let email: JSON = ["email": "ada@example.com"]
      _ = try await api.send(.post, "/cleveroo/auth/forgot-password", json: email)
      let code = try test.lastCode()
      let stored = try await test.store().read { database in
        try String.fetchAll(
          database,
          sql: """
            SELECT password_hash FROM cleveroo_parents
            UNION ALL SELECT code_hash FROM cleveroo_reset_codes
            """)
      }
      #expect(stored.count == 2)
      for text in stored {
        #expect(!text.contains("secret1") && !text.contains(code))
      }
    }
  }

  @Test func guessingAPasswordIsLimited() async throws {
    try await Self.server().run { api in
      _ = try await Self.token(api)
      let wrong: JSON = ["email": "ada@example.com", "password": "wrong"]
      var statuses: [Int] = []
      for _ in 0..<40 {
        statuses.append(
          try await api.send(.post, "/cleveroo/auth/login/parent", json: wrong).status)
      }
      #expect(statuses.first == 401)
      #expect(statuses.last == 429)
    }
  }
}
