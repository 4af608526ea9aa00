import HTTPTypes
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import OrbitServer

@Suite(.timeLimit(.minutes(30)))
struct ProfileTests {
  static let root = "/orbit/api"

  static func server(_ dialect: ServerOptions.Dialect = .seed) throws -> TestServer {
    try TestServer(services: [OrbitService.self]) {
      $0.dialect = dialect
      $0.mailFolder = $0.database + ".mail"
    }
  }

  static func signIn(
    _ email: String, _ api: TestAPI, _ test: TestServer
  ) async throws -> JSON {
    test.clock.advance(.seconds(60))
    let sent = try await api.send(
      .post, root + "/auth/send-code", json: ["email": .string(email)])
    #expect(sent.status == 200, "\(sent.text)")
    let answer = try await api.send(
      .post, root + "/auth/verify-code",
      json: ["email": .string(email), "code": .string(try test.lastCode())])
    #expect(answer.status == 200, "\(answer.text)")
    return answer.json["data"] ?? .null
  }

  static let profile: JSON = [
    "name": "Ada", "age": 20, "interests": ["Music", "Travel", "Gaming"],
    "location": ["city": "Boston", "state": "MA"],
    "social_preferences": ["preferred_times": ["Mornings"]],
  ]

  @Test func aStudentSignsInAndSetsAProfile() async throws {
    let test = try Self.server()
    try await test.run { api in
      let session = try await Self.signIn(" Ada@MIT.edu ", api, test)
      #expect(session["is_new_user"] == true)
      #expect(session["expires_in"] == 900)
      let token = session.string("access_token")
      let me = Self.root + "/users/me"
      #expect(try await api.send(.get, me, token: token).status == 404)
      let saved = try await api.send(.put, me, token: token, json: Self.profile)
      #expect(saved.json["data"]?["profile_complete"] == true)
      // Objects are merged; what is not named stays.
      let moved = try await api.send(
        .put, me, token: token, json: ["location": ["city": "Cambridge"]])
      #expect(moved.json["data"]?["profile"]?["location"]?["state"] == "MA")
      #expect(moved.json["data"]?["profile"]?["location"]?["city"] == "Cambridge")
      let id = session["user_id"]?.intValue ?? 0
      let seen = try await api.send(.get, Self.root + "/users/\(id)")
      #expect(seen.json["data"] == moved.json["data"])
      #expect(try await Self.signIn("ada@mit.edu", api, test)["is_new_user"] == false)
    }
  }

  @Test(arguments: [
    ("", "Email is required"), ("nobody", "Invalid email format"),
    ("ada@example.com", "Only .edu email addresses are allowed"),
    ("ada@uni.edu.au", "Only .edu email addresses are allowed"),
  ])
  func anAddressThatIsNotAStudentsIsRefused(_ email: String, _ message: String) async throws {
    try await Self.server().run { api in
      let answer = try await api.send(
        .post, Self.root + "/auth/send-code", json: ["email": .string(email)])
      #expect(answer.status == 400)
      #expect(answer.json["error"] == .string(message))
    }
  }

  @Test func aCodeSignsInOnceAndIsVoidAfterTenTriesOrTenMinutes() async throws {
    let test = try Self.server()
    try await test.run { api in
      let email: JSON = ["email": "ada@mit.edu"]
      func verify(_ code: String) async throws -> JSON? {
        test.clock.advance(.seconds(10))
        return try await api.send(
          .post, Self.root + "/auth/verify-code",
          json: ["email": "ada@mit.edu", "code": .string(code)]
        ).json["error"]
      }
      #expect(try await verify("123456") == "No verification code found for this email")
      _ = try await api.send(.post, Self.root + "/auth/send-code", json: email)
      let code = try test.lastCode()
      #expect(try await verify(code) == nil)
      #expect(try await verify(code) == "No verification code found for this email")
      _ = try await api.send(.post, Self.root + "/auth/send-code", json: email)
      let second = try test.lastCode()
      let wrong = second == "000000" ? "000001" : "000000"
      for _ in 0..<MailedCode.tryLimit {
        #expect(try await verify(wrong) == "Invalid verification code")
      }
      #expect(try await verify(second) == "Verification code has expired")
      _ = try await api.send(.post, Self.root + "/auth/send-code", json: email)
      let third = try test.lastCode()
      test.clock.advance(.seconds(601))
      #expect(try await verify(third) == "Verification code has expired")
    }
  }

  @Test func aServerWithoutAMailFolderSaysSo() async throws {
    try await TestServer(services: [OrbitService.self]).run { api in
      let answer = try await api.send(
        .post, Self.root + "/auth/send-code", json: ["email": "ada@mit.edu"])
      #expect(answer.status == 500)
      #expect(answer.json.string("error").hasPrefix("Failed to send verification code: "))
    }
  }

  @Test func theDemoCodeWorksOnLoopbackInTheRealDialectAndOnTemporaryServersOnly() async throws {
    let demo: JSON = ["email": "anyone@example.com", "code": "123456"]
    let path = Self.root + "/auth/verify-code"
    try await Self.server(.real).run { api in
      let answer = try await api.send(.post, path, json: demo)
      #expect(answer.status == 200)
    }
    try await Self.server(.seed).run { api in
      let answer = try await api.send(.post, path, json: demo)
      #expect(answer.status == 400)
    }
    try await TestServer(services: [OrbitService.self]) { $0.isTemporary = true }.run { api in
      let answer = try await api.send(.post, path, json: demo)
      #expect(answer.status == 200)
    }
    let open = try TestServer(services: [OrbitService.self]) {
      $0.dialect = .real
      $0.isTemporary = true
      $0.publicURL = "https://jobs.example.org"
    }
    try await open.run { api in
      let answer = try await api.send(.post, path, json: demo, host: "jobs.example.org")
      #expect(answer.status == 400)
    }
  }

  @Test func aRefreshTokenStaysTheSameUntilTheSessionEnds() async throws {
    let test = try Self.server()
    try await test.run { api in
      let session = try await Self.signIn("ada@mit.edu", api, test)
      let token: JSON = ["refresh_token": .string(session.string("refresh_token"))]
      let refresh = Self.root + "/auth/refresh"
      test.clock.advance(.seconds(901))
      let old = try await api.send(
        .get, Self.root + "/discover/users", token: session.string("access_token"))
      #expect(old.json["error"] == "Token has expired")
      for _ in 0..<2 {
        let answer = try await api.send(.post, refresh, json: token)
        #expect(answer.status == 200)
        #expect(answer.json["data"]?.objectValue?.members.map(\.name) == ["access_token"])
      }
      let wrongKind = try await api.send(
        .get, Self.root + "/users/me", token: session.string("refresh_token"))
      #expect(wrongKind.json["error"] == "Invalid token type")
      #expect(
        try await api.send(.post, Self.root + "/auth/logout", json: token).status == 200)
      #expect(try await api.send(.post, refresh, json: token).status == 401)
      #expect(try await api.send(.post, refresh, json: [:]).status == 400)
    }
  }

  @Test func allFaultsOfAProfileAreReportedTogether() async throws {
    let test = try Self.server()
    try await test.run { api in
      let token = try await Self.signIn("ada@mit.edu", api, test).string("access_token")
      let me = Self.root + "/users/me"
      let answer = try await api.send(
        .put, me, token: token,
        json: [
          "name": "", "age": "20", "color": "red", "interests": "Music",
          "personality": ["active_relaxed": 2],
        ])
      #expect(answer.status == 400)
      #expect(
        answer.json["error"] == [
          "name must be between 1 and 100 characters", "age must be a number",
          "Unknown field: color", "interests must be a list",
          "active_relaxed must be between 0 and 1",
        ])
      let none = try await api.send(.put, me, token: token, json: [:])
      #expect(none.json["error"] == "No data provided")
    }
  }

  @Test func othersComeByCommonInterests() async throws {
    let test = try Self.server()
    try await test.run { api in
      var tokens: [String] = []
      let people: [(String, JSON)] = [
        ("Ada", ["Music", "Travel", "Gaming"]), ("Bob", ["Music", "Reading", "Fashion"]),
        ("Cleo", ["gaming", "travel", "MUSIC"]), ("", ["Music"]),
      ]
      for (name, interests) in people {
        let token = try await Self.signIn("p\(tokens.count)@mit.edu", api, test)
          .string("access_token")
        tokens.append(token)
        let change: JSON =
          name.isEmpty ? ["interests": interests] : ["name": .string(name), "interests": interests]
        _ = try await api.send(.put, Self.root + "/users/me", token: token, json: change)
      }
      let list = try await api.send(.get, Self.root + "/discover/users", token: tokens[0])
      let found = list.json["data"]?.arrayValue ?? []
      #expect(found.map { $0.string("name") } == ["Cleo", "Bob"])
      #expect(found.first?["match_score"] == 1)
      #expect(found.last?["match_score"]?.doubleValue == 0.2)
    }
  }

  @Test func photosAreStoredAndServed() async throws {
    let test = try Self.server()
    try await test.run { api in
      let token = try await Self.signIn("ada@mit.edu", api, test).string("access_token")
      let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
      func upload(_ content: [UInt8], part: String = "photo") async throws -> TestAPI.Answer {
        let head = """
          --edge\r
          Content-Disposition: form-data; name="\(part)"; filename="me.png"\r
          \r

          """
        return try await api.send(
          .post, Self.root + "/users/me/photo", token: token,
          body: Array(head.utf8) + content + Array("\r\n--edge--\r\n".utf8),
          headers: ["Content-Type": "multipart/form-data; boundary=edge"])
      }
      #expect(try await upload(png, part: "file").json["error"] == "No photo file provided")
      #expect(try await upload([]).json["error"] == "No file selected")
      #expect(try await upload(Array("<script>".utf8)).status == 400)
      let saved = try await upload(png)
      #expect(saved.status == 200, "\(saved.text)")
      let url = saved.json["data"]?["profile"]?["photos"]?.arrayValue?.first?.stringValue ?? ""
      let path = String(url.drop { $0 != "/" }.dropFirst(2).drop { $0 != "/" })
      let photo = try await api.send(.get, path)
      #expect(photo.status == 200)
      #expect(photo.header("content-type") == "image/png")
      #expect(photo.header("x-content-type-options") == "nosniff")
      #expect(try await api.send(.get, Self.root + "/photos/..%2Fjm.db").status >= 400)
      for _ in 1..<6 { _ = try await upload(png) }
      #expect(
        try await upload(png).json["error"] == "A profile can have at most 6 photos")
      // A photo that the profile no longer shows is deleted, though never another user's.
      let other = try await Self.signIn("bob@mit.edu", api, test).string("access_token")
      for photos: JSON in [[.string(url)], []] {
        let change: JSON = ["photos": photos]
        _ = try await api.send(.put, Self.root + "/users/me", token: other, json: change)
      }
      #expect(try await api.send(.get, path).status == 200)
      let none: JSON = ["photos": []]
      _ = try await api.send(.put, Self.root + "/users/me", token: token, json: none)
      #expect(try await api.send(.get, path).status == 404)
    }
  }
}
