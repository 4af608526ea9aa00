import Records
import Sessions
import TestWorld
import Testing
import Transport

@Suite(.timeLimit(.minutes(30))) struct CredentialStoreTests {
  private let world = World()
  private let file = ".local/state/jm/credentials.json"

  private func profile(
    _ name: String = "default", _ variables: [String: String] = [:]
  ) throws -> Profile {
    world.configure("[profiles.default]\n[profiles.other]\n")
    var flags = SettingFlags()
    flags.profile = name
    return try Profile.resolve(.example, flags: flags, environment: world.environment(variables))
  }

  private func session(_ name: String) -> StoredSession {
    StoredSession(
      accessToken: Secret("access-\(name)"), refreshToken: Secret("refresh-\(name)"),
      expiresAt: Timestamp(seconds: 5, nanoseconds: 500_000_000), userID: "u", email: "a@b.c")
  }

  @Test func keepsOneSessionForEachProfile() async throws {
    let store = CredentialStore(world.environment())
    #expect(try store.session(for: profile()) == nil && world.mode(file) == nil)
    try await store.save(session("1"), for: profile())
    try await store.save(session("2"), for: profile("other"))
    #expect(try store.session(for: profile()) == session("1"))
    #expect(try store.session(for: profile("other")) == session("2"))
    #expect(world.mode(file) == 0o600 && world.mode(".local/state/jm") == 0o700)
    #expect(
      world.names(".local/state/jm") == ["credentials.json", "credentials.json.lock"])
    try await store.forget(profile())
    #expect(try store.session(for: profile()) == nil)
    #expect(try store.session(for: profile("other")) == session("2"))
  }

  @Test func forgetsOnlyWhatWasRefused() async throws {
    let store = CredentialStore(world.environment())
    let profile = try profile()
    try await store.save(session("new"), for: profile)
    try await store.forget(profile, ifHolding: Secret("refresh-old"))
    #expect(try store.session(for: profile) == session("new"))
    try await store.forget(profile, ifHolding: Secret("refresh-new"))
    #expect(try store.session(for: profile) == nil)
  }

  @Test(arguments: ["EX_BASE_URL", "EX_AUTH_URL"])
  func aTokenStaysWithItsServer(variable: String) async throws {
    let store = CredentialStore(world.environment())
    try await store.save(session("1"), for: profile())
    let elsewhere = try profile("default", [variable: "https://elsewhere.test"])
    #expect(try store.session(for: elsewhere) == nil)
    #expect(try store.session(for: profile()) == session("1"))
  }

  @Test func aFolderInTheWay() async throws {
    let environment = world.environment(["XDG_STATE_HOME": "/dev/null"])
    let failure = await #expect(throws: Failure.self) {
      try await CredentialStore(environment).save(session("1"), for: profile())
    }
    #expect(failure?.code == "cannot_write" && failure?.exit == .cannotCreate)
  }

  @Test func keepsNothingWithoutAHome() async throws {
    let store = CredentialStore(world.environment(hasHome: false))
    try await store.save(session("1"), for: profile())
    try await store.forget(profile())
    #expect(try store.session(for: profile()) == nil && store.path == nil)
  }

  @Test func manyWritersLoseNothing() async throws {
    world.configure((0..<12).map { "[profiles.p\($0)]\n" }.joined())
    let environment = world.environment()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<12 {
        var flags = SettingFlags()
        flags.profile = "p\(number)"
        let profile = try Profile.resolve(.example, flags: flags, environment: environment)
        group.addTask {
          try await CredentialStore(environment).save(session("\(number)"), for: profile)
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<12 {
      var flags = SettingFlags()
      flags.profile = "p\(number)"
      let profile = try Profile.resolve(.example, flags: flags, environment: environment)
      #expect(try CredentialStore(environment).session(for: profile) == session("\(number)"))
    }
  }

}
