import Contracts
import HTTPTypes
import Hummingbird
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

/// The server does what `GET /openapi.json` describes, all of it and nothing else.
@Suite(.timeLimit(.minutes(30)))
struct DescriptionTests {
  @Test func isServedToAnyone() async throws {
    try await TestServer().run { api in
      var api = api
      api.key = nil
      let answer = try await api.send(.get, "/openapi.json")
      #expect(answer.status == 200)
      #expect(answer.header("content-type") == "application/json; charset=utf-8")
      #expect(Array(answer.text.utf8) == ServiceDocument.bytes(of: "jobmatchnow"))
    }
  }

  @Test func namesEveryRouteAndNoOther() async throws {
    let services: [any ServedService.Type] = [JobMatchNowService.self]
    let server = try await TestServer(services: services) { $0.accounts.fakesLinkedIn = true }
      .server()
    let routes = server.routes().routes
    let contract = try DescribedAnswers.contract(of: JobMatchNowService.self)
    let paths = Set(routes.map(\.path).filter { !$0.hasPrefix("/jobmatchnow") })
    #expect(paths == Set(contract.operations.map(\.path.description)))
    try await TestServer { $0.accounts.fakesLinkedIn = true }.run { api in
      for path in paths {
        let path = path.replacing("{id}", with: "1")
        for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete] {
          let answer = try await api.send(method, path)
          let isDescribed = contract.operation(method: method.rawValue, path: path) != nil
          #expect((answer.status != 405) == isDescribed, "\(method) \(path)")
        }
      }
    }
  }

  /// Answers that only another server gives, and those to its own failure.
  private static let givenElsewhere: Set<String> = [
    "getDashboard 403", "deleteSession 403", "getToken 403", "getToken 409", "authorize 429",
  ]

  /// Makes each operation give each of its answers. `TestAPI` compares each with its schema.
  @Test(arguments: ServerOptions.Dialect.allCases)
  func everyAnswerComes(_ dialect: ServerOptions.Dialect) async throws {
    let test = try TestServer {
      $0.dialect = dialect
      $0.accounts.fakesLinkedIn = true
      $0.mailFolder = $0.database + ".mail"
      $0.bodyLimit = 1000
      $0.jobMatchNow.documentLimit = 10_000
    }
    try await test.add(SamplePeople.postings)
    try await test.run { api in
      try await walkAccounts(api, test)
      try await walkMails(api, test)
      try await walkBrowser(api)
      try await walkSearch(api)
      let documented = try DescribedAnswers.contract(of: JobMatchNowService.self).operations.flatMap
      { operation in
        operation.statuses.map { (operation.id, $0) }
      }
      for (operation, status) in documented {
        let prefix = status.replacing("XX", with: "")
        let isSeen = api.described.keys.contains { $0.hasPrefix("\(operation) \(prefix)") }
        // Other limits have tests of their own.
        let isElsewhere =
          status == "5XX" || status == "429" && !Self.mailing.contains(operation)
          || Self.givenElsewhere.contains("\(operation) \(status)")
        #expect(isSeen != isElsewhere, "\(operation) \(status)")
      }
    }
  }

  private static let mailing: Set<String> = [
    "sendCode", "sendMagicLink", "recoverPassword", "signUp", "resendMail",
  ]

  private func expect(
    _ status: Int, _ answer: TestAPI.Answer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(answer.status == status, "\(answer.text)", sourceLocation: sourceLocation)
  }

  private func walkAccounts(_ api: TestAPI, _ test: TestServer) async throws {
    let large: JSON = ["email": .string(String(repeating: "x", count: 2000))]
    var stranger = api
    stranger.key = nil
    for path in [
      "signup", "token?grant_type=password", "otp", "magiclink", "recover", "resend", "verify",
    ] {
      expect(401, try await stranger.send(.post, "/auth/v1/\(path)", json: [:]))
      expect(413, try await api.send(.post, "/auth/v1/\(path)", json: large))
      expect(400, try await api.send(.post, "/auth/v1/\(path)", body: Array("{".utf8)))
    }
    for path in ["settings", "health"] {
      expect(401, try await stranger.send(.get, "/auth/v1/\(path)"))
      expect(200, try await api.send(.get, "/auth/v1/\(path)"))
    }
    expect(200, try await stranger.send(.get, "/auth/v1/.well-known/jwks.json"))
    expect(200, try await stranger.send(.get, "/openapi.json"))
    expect(200, try await stranger.send(.get, "/health"))

    let session = try await api.signUp()
    expect(200, session)
    expect(422, try await api.signUp())
    expect(400, try await api.signUp("ada@example.com", ""))
    expect(400, try await api.refresh(""))
    expect(200, try await api.refresh(session.json.string("refresh_token")))
    let login: JSON = ["email": "ada@example.com", "password": "secret1"]
    let token = try await api.send(.post, "/auth/v1/token?grant_type=password", json: login)
      .json.string("access_token")
    for method in [HTTPRequest.Method.get, .put] {
      expect(
        200,
        try await api.send(method, "/auth/v1/user", token: token, json: method == .put ? [:] : nil))
      expect(401, try await api.send(method, "/auth/v1/user"))
      expect(403, try await api.send(method, "/auth/v1/user", token: "x"))
    }
    expect(400, try await api.send(.put, "/auth/v1/user", token: token, json: ["email": "nobody"]))
    expect(413, try await api.send(.put, "/auth/v1/user", token: token, json: large))
    expect(422, try await api.send(.put, "/auth/v1/user", token: token, json: ["password": "abc"]))
    expect(400, try await api.send(.post, "/auth/v1/logout?scope=x", token: token))
    expect(401, try await api.send(.post, "/auth/v1/logout"))
    expect(403, try await api.send(.post, "/auth/v1/logout", token: "x"))
    expect(204, try await api.send(.post, "/auth/v1/logout?scope=local", token: token))
  }

  private func walkMails(_ api: TestAPI, _ test: TestServer) async throws {
    for path in ["otp", "magiclink", "recover"] {
      test.clock.advance(.seconds(61))
      let ada: JSON = ["email": "ada@example.com"]
      expect(200, try await api.send(.post, "/auth/v1/\(path)", json: ada))
      expect(429, try await api.send(.post, "/auth/v1/\(path)", json: ada))
    }
    for path in ["otp", "magiclink"] {
      let unknown: JSON = ["email": "nobody@example.com", "create_user": false]
      expect(422, try await api.send(.post, "/auth/v1/\(path)", json: unknown))
    }
    test.clock.advance(.seconds(61))
    expect(200, try await api.send(.post, "/auth/v1/otp", json: ["email": "ada@example.com"]))
    let code: JSON = [
      "type": "email", "email": "ada@example.com", "token": .string(try test.lastCode()),
    ]
    expect(200, try await api.send(.post, "/auth/v1/verify", json: code))
    expect(403, try await api.send(.post, "/auth/v1/verify", json: code))
    let resent: JSON = ["type": "signup", "email": "nobody@example.com"]
    expect(200, try await api.send(.post, "/auth/v1/resend", json: resent))
    try await walkConfirmation(api)
  }

  /// Answers of a server that requires new accounts to confirm their address.
  private func walkConfirmation(_ api: TestAPI) async throws {
    let test = try TestServer {
      $0.accounts.confirmsAutomatically = false
      $0.mailFolder = $0.database + ".mail"
    }
    try await test.run { confirming in
      var confirming = confirming
      confirming.described = api.described
      expect(200, try await confirming.signUp())
      expect(429, try await confirming.signUp())
      let resent: JSON = ["type": "signup", "email": "ada@example.com"]
      expect(429, try await confirming.send(.post, "/auth/v1/resend", json: resent))
      test.clock.advance(.seconds(61))
      expect(200, try await confirming.send(.post, "/auth/v1/resend", json: resent))
    }
  }

  private func walkBrowser(_ api: TestAPI) async throws {
    expect(303, try await api.send(.get, "/auth/v1/verify"))
    let page = try await api.send(.get, "/auth/v1/authorize?provider=linkedin_oidc")
    expect(302, page)
    expect(400, try await api.send(.get, "/auth/v1/authorize?provider=other"))
    let place = page.header("location") ?? ""
    expect(200, try await api.send(.get, place))
    expect(400, try await api.send(.post, place, body: Array("email=nobody".utf8)))
    expect(413, try await api.send(.post, place, body: Array(repeating: 0x61, count: 2000)))
    let back = try await api.send(.post, place, body: Array("email=ada%40example.com".utf8))
    expect(302, back)
    expect(302, try await api.send(.get, back.header("location") ?? ""))
    expect(400, try await api.send(.get, "/auth/v1/callback?state=x"))
    let code: JSON = ["auth_code": "x", "code_verifier": "y"]
    expect(404, try await api.send(.post, "/auth/v1/token?grant_type=pkce", json: code))
    try await walkOldCode(api)
    try await walkClosedSignup(api)
  }

  private func walkOldCode(_ api: TestAPI) async throws {
    let test = try TestServer { $0.accounts.fakesLinkedIn = true }
    try await test.run { aging in
      var aging = aging
      aging.described = api.described
      let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
      let page = try await aging.send(
        .get,
        "/auth/v1/authorize?provider=linkedin_oidc&code_challenge=\(challenge)"
          + "&code_challenge_method=s256")
      let back = try await aging.send(
        .post, page.header("location") ?? "", body: Array("email=ada%40example.com".utf8))
      let end = try await aging.send(.get, back.header("location") ?? "").header("location") ?? ""
      let code = String(end.split(separator: "code=").last ?? "")
      test.clock.advance(.seconds(301))
      let trade: JSON = ["auth_code": .string(code), "code_verifier": "y"]
      expect(422, try await aging.send(.post, "/auth/v1/token?grant_type=pkce", json: trade))
    }
  }

  private func walkClosedSignup(_ api: TestAPI) async throws {
    try await TestServer {
      $0.accounts.allowsSignup = false
      $0.accounts.fakesLinkedIn = true
    }.run { closed in
      var closed = closed
      closed.described = api.described
      let page = try await closed.send(.get, "/auth/v1/authorize?provider=linkedin_oidc")
      let back = try await closed.send(
        .post, page.header("location") ?? "", body: Array("email=ada%40example.com".utf8))
      expect(422, try await closed.send(.get, back.header("location") ?? ""))
    }
  }

  private func walkSearch(_ api: TestAPI) async throws {
    let token = try await api.signUp("grace@example.com").json.string("access_token")
    let upload = try await api.upload(SamplePeople.resume, token: token)
    expect(200, upload)
    expect(400, try await api.upload([]))
    expect(401, try await api.upload(SamplePeople.resume, token: "x"))
    expect(413, try await api.upload([UInt8](repeating: 0x61, count: 10_001)))
    expect(415, try await api.upload([0, 1, 2], name: "cv.png"))
    expect(422, try await api.upload([0, 1, 2], name: "cv.pdf"))
    let viewToken = upload.json.string("view_token")
    _ = try await api.settled(viewToken)
    for path in ["session", "jobs"] {
      expect(200, try await api.send(.get, "/api/public/\(path)?token=\(viewToken)"))
      expect(400, try await api.send(.get, "/api/public/\(path)"))
      expect(404, try await api.send(.get, "/api/public/\(path)?token=x"))
    }
    expect(400, try await api.send(.get, "/api/public/jobs?token=\(viewToken)&scope=x"))
    expect(400, try await api.send(.get, "/api/public/jobs?token=\(viewToken)&remote=x"))
    let asked: JSON = [
      "job_id": "job_ios", "view_token": .string(viewToken), "interaction_type": "star",
      "role": "iOS Developer",
    ]
    let large: JSON = ["role": .string(String(repeating: "x", count: 2000))]
    let unknown: JSON = [
      "job_id": "x", "view_token": "x", "interaction_type": "star", "role": "x",
    ]
    for (path, status) in [
      ("jobs/explanation", 200), ("jobs/interaction", 201), ("insights/role-snippet", 200),
    ] {
      expect(status, try await api.send(.post, "/api/\(path)", json: asked))
      expect(400, try await api.send(.post, "/api/\(path)", json: [:]))
      expect(404, try await api.send(.post, "/api/\(path)", json: unknown))
      expect(413, try await api.send(.post, "/api/\(path)", json: large))
      if path != "jobs/explanation" {
        expect(401, try await api.send(.post, "/api/\(path)", token: "x", json: asked))
      }
    }
    expect(200, try await api.send(.get, "/api/me/dashboard", token: token))
    expect(401, try await api.send(.get, "/api/me/dashboard"))
    let session = "/api/me/sessions/\(upload.json.string("search_session_id"))"
    expect(401, try await api.send(.delete, session))
    expect(204, try await api.send(.delete, session, token: token))
    expect(404, try await api.send(.delete, session, token: token))
  }
}
