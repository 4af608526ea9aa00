import LoopbackServer
import Records
import ServiceKit
import Sessions
import Supabase
import TestWorld
import Testing
import Transport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct SessionKeeperTests {
  private let world = World()
  private let service = TokenService()
  private let server: LoopbackServer
  private let file = ".local/state/jm/credentials.json"

  init() throws {
    let service = service
    server = try LoopbackServer { service.reply($0) }
  }

  private func environment(
    _ variables: [String: String] = [:], hasHome: Bool = true
  ) -> Environment {
    let own = ["EX_BASE_URL": server.url, "EX_AUTH_URL": server.url, "EX_ANON_KEY": "k"]
    return world.environment(own.merging(variables) { $1 }, hasHome: hasHome)
  }

  /// A new keeper, as in another process.
  private func keeper(
    _ variables: [String: String] = [:], hasHome: Bool = true
  ) throws -> SessionKeeper {
    let environment = environment(variables, hasHome: hasHome)
    return .goTrue(try connection(environment))
  }

  private func connection(_ environment: Environment) throws -> ServiceConnection {
    var options = TransportOptions()
    options.attempts = 1
    return ServiceConnection(
      service: .toy, profile: try profile(environment), environment: environment,
      http: HTTPClient(options), clientInfo: "jm-test/0")
  }

  private func profile(_ environment: Environment) throws -> Profile {
    try Profile.resolve(.example, environment: environment)
  }

  /// A session whose access token expires after this time.
  private func signedIn(for time: Duration) -> StoredSession {
    StoredSession(
      accessToken: Secret("at-0"), refreshToken: Secret("rt-0"), expiresAt: world.now + time,
      userID: "u", email: nil)
  }

  @Test func aValidTokenIsNotRenewed() async throws {
    try await keeper().begin(signedIn(for: .seconds(60)))
    #expect(try await keeper().accessToken() == Secret("at-0"))
    #expect(service.refreshes == 0)
  }

  /// A Supabase project wants its public key with each request, whoever is signed in.
  @Test func callsOfASupabaseProjectCarryItsKey() async throws {
    try await keeper().begin(signedIn(for: .seconds(600)))
    let authorization = SessionAuthorization.supabaseProject(try connection(environment()))
    let signedIn = try await authorization.requiredCredential()
    #expect(signedIn.headers.map(\.name) == ["Authorization", "apikey"])
    #expect(signedIn.headers.last?.value == Secret("k"))
  }

  @Test func renewsAMinuteBeforeTheEndAndSavesTheSession() async throws {
    let first = try keeper()
    try await first.begin(signedIn(for: .seconds(59)))
    #expect(try await first.accessToken() == Secret("at-1"))
    #expect(try await keeper().accessToken() == Secret("at-1"))
    let kept = try await keeper().storedSession()
    #expect(kept?.refreshToken == Secret("rt-1") && kept?.userID == "u")
    #expect(kept?.expiresAt == world.now + .seconds(3_600))
    #expect(service.refreshes == 1)
    world.advance(.seconds(3_541))
    #expect(try await first.accessToken() == Secret("at-2"))
  }

  @Test func twelveProcessesWithOneEndedTokenRenewItOnce() async throws {
    try await keeper().begin(signedIn(for: .seconds(-10)))
    let keepers = try (0..<12).map { _ in try keeper() }
    let tokens = try await withThrowingTaskGroup(of: Secret.self) { group in
      for keeper in keepers {
        for _ in 0..<5 { group.addTask { try await keeper.accessToken() } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(tokens == [Secret](repeating: Secret("at-1"), count: 60))
    #expect(service.refreshes == 1 && !service.isRevoked)
  }

  @Test func killedBetweenRenewingAndSaving() async throws {
    try await keeper().begin(signedIn(for: .seconds(-10)))
    let environment = environment()
    let auth = try connection(environment).authClient()
    _ = try await auth.refresh(Secret("rt-0"))
    #expect(try await keeper().accessToken() == Secret("at-1"))
    #expect(try await keeper().accessToken() == Secret("at-1"))
    #expect(service.refreshes == 2 && !service.isRevoked)
  }

  @Test func anEndedSessionIsForgottenAndReported() async throws {
    try await keeper().begin(signedIn(for: .seconds(-10)))
    service.revoke()
    let failure = await #expect(throws: Failure.self) { try await keeper().accessToken() }
    #expect(failure?.code == "session_over" && failure?.exit == .notSignedIn)
    #expect(failure?.hint?.contains("{program:auth} login") == true)
    #expect(try await keeper().storedSession() == nil)
    let second = await #expect(throws: Failure.self) { try await keeper().accessToken() }
    #expect(second?.code == "not_signed_in")
    #expect(try await keeper().accessTokenIfSignedIn() == nil)
  }

  @Test func aSignInDuringARenewalStays() async throws {
    let environment = environment()
    let profile = try profile(environment)
    let store = CredentialStore(environment)
    let newer = StoredSession(
      accessToken: Secret("at-9"), refreshToken: Secret("rt-9"), expiresAt: nil, userID: nil,
      email: nil)
    let keeper = SessionKeeper(profile: profile, store: store, environment: environment) {
      (_) throws(Failure) in
      try await store.save(newer, for: profile)
      throw Failure("refresh_token_already_used", "m", exit: .notSignedIn)
    }
    try await keeper.begin(signedIn(for: .seconds(-10)))
    #expect(try await keeper.accessToken() == Secret("at-9"))
    #expect(try store.session(for: profile) == newer)
  }

  @Test func aTokenIsUsedToItsEndWhileTheServiceIsDown() async throws {
    service.setDown(true)
    let keeper = try keeper()
    try await keeper.begin(signedIn(for: .seconds(30)))
    #expect(try await keeper.accessToken() == Secret("at-0"))
    world.advance(.seconds(31))
    let failure = await #expect(throws: Failure.self) { try await keeper.accessToken() }
    #expect(failure?.exit == .unavailable && failure?.retryable == true)
    service.setDown(false)
    #expect(try await keeper.accessToken() == Secret("at-1"))
  }

  @Test func aRefusedTokenIsReplacedOnce() async throws {
    let keeper = try keeper()
    try await keeper.begin(signedIn(for: .seconds(3_000)))
    #expect(try await keeper.accessToken(afterRefusalOf: Secret("at-0")) == Secret("at-1"))
    #expect(try await keeper.accessToken() == Secret("at-1"))
    #expect(try await keeper.accessToken(afterRefusalOf: Secret("at-0")) == Secret("at-1"))
    #expect(try await keeper.accessToken(afterRefusalOf: Secret("at-1")) == nil)
    #expect(service.refreshes == 1)
  }

  @Test func aTokenFromTheEnvironmentIsNeverRenewed() async throws {
    try await keeper().begin(signedIn(for: .seconds(-10)))
    let keeper = try keeper(["EX_TOKEN": "mine"])
    #expect(try await keeper.accessToken() == Secret("mine"))
    #expect(try await keeper.accessToken(afterRefusalOf: Secret("mine")) == nil)
    let failure = await #expect(throws: Failure.self) { try await keeper.renewNow() }
    #expect(failure?.exit == .notSignedIn && failure?.message.contains("EX_TOKEN") == true)
    #expect(service.refreshes == 0)
  }

  @Test func withoutAHomeTheSessionStaysInMemory() async throws {
    let keeper = try keeper(hasHome: false)
    try await keeper.begin(signedIn(for: .seconds(-10)))
    #expect(try await keeper.accessToken() == Secret("at-1"))
    #expect(try await keeper.accessToken() == Secret("at-1"))
    try await keeper.end()
    #expect(try await keeper.accessTokenIfSignedIn() == nil)
    #expect(service.refreshes == 1 && world.names(".").isEmpty)
  }

  @Test func renewingNeedsTheAnonKey() async throws {
    let keeper = try keeper(["EX_ANON_KEY": ""])
    try await keeper.begin(signedIn(for: .seconds(-10)))
    let failure = await #expect(throws: Failure.self) { try await keeper.accessToken() }
    #expect(failure?.code == "missing_anon_key" && failure?.exit == .configuration)
  }

  private func configure(command: String) {
    world.configure("[profiles.default]\nemail = \"a@b.c\"\ncredential_command = '\(command)'\n")
  }

  @Test func aCommandThatPrintsAToken() async throws {
    func jwt(_ end: Int) -> String {
      "e30.\(Base64URL.encode(Array("{\"sub\":\"u\",\"exp\":\(end)}".utf8))).c2ln"
    }
    try await keeper().begin(signedIn(for: .seconds(3_000)))
    configure(command: "cat; echo run >> \(world.home)/runs; cat \(world.home)/token")
    world.write(jwt(1_000_100) + "\n", to: "token")
    let keeper = try keeper()
    #expect(try await keeper.accessToken() == Secret(jwt(1_000_100)))
    #expect(try await keeper.accessToken() == Secret(jwt(1_000_100)))
    world.write(jwt(2_000_000), to: "token")
    world.advance(.seconds(50))
    #expect(try await keeper.accessToken() == Secret(jwt(2_000_000)))
    #expect(world.text("runs") == "run\nrun\n" && service.refreshes == 0)
    world.advance(.seconds(1_500_000))
    let failure = await #expect(throws: Failure.self) { try await keeper.accessToken() }
    #expect(failure?.exit == .notSignedIn && failure?.message.contains("has expired") == true)
  }

  @Test func aCommandThatPrintsAPassword() async throws {
    configure(command: "echo engine1843")
    let passwords = try LoopbackServer { [service] request in
      guard request.target.hasSuffix("password") else { return service.reply(request) }
      return request.text == #"{"email":"a@b.c","password":"engine1843"}"#
        ? .json(#"{"access_token":"at-0","refresh_token":"rt-0","expires_in":100}"#)
        : .answer(400)
    }
    let keeper = try keeper(["EX_AUTH_URL": passwords.url])
    #expect(try await keeper.accessToken() == Secret("at-0"))
    world.advance(.seconds(50))
    #expect(try await keeper.accessToken() == Secret("at-1"))
    #expect(world.mode(".local") == nil && passwords.requests.count == 2)
  }

  @Test(arguments: [
    ("exit 3", "status 3"), ("true", "printed nothing"), ("kill -9 $$", "was killed by signal 9"),
  ])
  func aCommandThatFails(command: String, words: String) async throws {
    configure(command: command)
    let failure = await #expect(throws: Failure.self) { try await keeper().accessToken() }
    #expect(failure?.code == "credential_command_failed" && failure?.exit == .configuration)
    #expect(failure?.message.contains(words) == true)
  }

  @Test func aDamagedFileMeansNotSignedIn() async throws {
    try await keeper().begin(signedIn(for: .seconds(-10)))
    world.write("{", to: file)
    let failure = await #expect(throws: Failure.self) { try await keeper().accessToken() }
    #expect(failure?.code == "not_signed_in" && failure?.exit == .notSignedIn)
    #expect(world.warnings.count == 1 && service.refreshes == 0)
    try await keeper().begin(signedIn(for: .seconds(3_000)))
    #expect(try await keeper().accessToken() == Secret("at-0"))
  }

  /// What needs an account fails; what does not need one works, with a warning.
  @Test func aPlantedFileIsNotUsed() async throws {
    try await keeper().begin(signedIn(for: .seconds(3_000)))
    #expect(rename("\(world.home)/\(file)", "\(world.home)/planted") == 0)
    #expect(symlink("\(world.home)/planted", "\(world.home)/\(file)") == 0)
    let failure = await #expect(throws: Failure.self) { try await keeper().accessToken() }
    #expect(failure?.code == "unsafe_file" && failure?.exit == .configuration)
    #expect(try await keeper().accessTokenIfSignedIn() == nil)
    #expect(world.warnings.first?.hasPrefix("not signed in: ") == true)
  }

  /// A full disk: the folder of the file is replaced by a file while the service answers.
  @Test func aSessionThatCannotBeSavedServesThisRun() async throws {
    let environment = environment()
    let profile = try profile(environment)
    let renewed = StoredSession(
      accessToken: Secret("at-1"), refreshToken: Secret("rt-1"), expiresAt: nil, userID: nil,
      email: nil)
    let world = world
    let keeper = SessionKeeper(
      profile: profile, store: CredentialStore(environment), environment: environment
    ) { (_) throws(Failure) in
      rename("\(world.home)/.local", "\(world.home)/away")
      world.write("", to: ".local")
      return renewed
    }
    try await keeper.begin(signedIn(for: .seconds(-10)))
    #expect(try await keeper.accessToken() == Secret("at-1"))
    #expect(world.warnings.count == 1)
    #expect(world.warnings.first?.contains("the session is not saved") == true)
  }

  @Test func sendsAgainWithAnotherTokenAfterARefusal() async throws {
    let keeper = try keeper()
    try await keeper.begin(signedIn(for: .seconds(3_000)))
    for (accepted, count) in [("Bearer at-1", 2), ("none", 1)] {
      let api = try LoopbackServer { request in
        request.headers["authorization"] == accepted ? .json("{}") : .json("{}", status: 403)
      }
      let client = ServiceClient(
        http: HTTPClient(), baseURL: try WebAddress(api.url), service: .toy,
        authorization: SessionAuthorization(keeper))
      let answer = try? await client.send(.things(access: .required))
      #expect((answer != nil) == (count == 2) && api.requests.count == count)
    }
    #expect(service.refreshes == 1)
  }
}
