import JobMatchNow
import Records
import ServiceKit
import Sessions
import TestWorld
import Testing

@Suite(.timeLimit(.minutes(30))) struct LastSearchTests {
  private let world = World()
  private let file = ".local/state/jm/last-search.json"

  private func profile(
    _ name: String = "default", address: String? = nil
  ) throws -> Profile {
    world.configure("[profiles.default]\n[profiles.other]\n")
    var flags = SettingFlags()
    flags.profile = name
    flags.baseURL = address
    return try Profile.resolve(
      ServiceDescription.jobMatchNow.settings, flags: flags, environment: world.environment())
  }

  private func search(_ token: String) -> LastSearch {
    LastSearch(
      viewToken: token, date: world.now, totalMatches: 12, directMatches: 5, adjacentMatches: 7,
      label: "iOS Engineer")
  }

  @Test func thereIsOneForEachProfile() async throws {
    let store = ProfileStore<LastSearch>(world.environment())
    #expect(try store.entry(for: profile()) == nil)
    try await store.forget(profile())
    #expect(world.mode(".local") == nil)
    try await store.save(search("abc"), for: profile())
    #expect(try store.entry(for: profile()) == search("abc"))
    #expect(try store.entry(for: profile("other")) == nil)
    #expect(world.mode(file) == 0o600)
    try await store.forget(profile())
    #expect(try store.entry(for: profile()) == nil)
  }

  @Test func thereIsOneForEachAddress() async throws {
    let store = ProfileStore<LastSearch>(world.environment())
    let local = try profile(address: "http://127.0.0.1:7811")
    try await store.save(search("abc"), for: profile())
    #expect(try store.entry(for: local) == nil)
    await store.save(search("def"), for: local)
    #expect(try store.entry(for: profile()) == search("abc"))
    #expect(try store.entry(for: local) == search("def"))
    try await store.forget(local)
    #expect(try store.entry(for: profile()) == search("abc"))
    #expect(try store.entry(for: local) == nil)
  }

  @Test func theOldestAddressesAreDropped() async throws {
    let store = ProfileStore<LastSearch>(world.environment())
    let profiles = try (1...17).map { try profile(address: "http://127.0.0.1:\($0)") }
    for (index, profile) in profiles.enumerated() {
      await store.save(search("t\(index)"), for: profile)
    }
    #expect(try store.entry(for: profiles[0]) == nil)
    #expect(try store.entry(for: profiles[1]) == search("t1"))
    #expect(try store.entry(for: profiles[16]) == search("t16"))
  }

  @Test func aFileOfVersion01IsRead() async throws {
    let store = ProfileStore<LastSearch>(world.environment())
    world.makeFolder(".local/state/jm")
    world.write(
      #"{"default":{"view_token":"old","date":"2026-01-02T03:04:05Z","#
        + #""base_url":"https://www.jobmatchnow.ai"}}"#, to: file)
    let local = try profile(address: "http://127.0.0.1:7811")
    #expect(try store.entry(for: profile())?.viewToken == "old")
    #expect(try store.entry(for: local) == nil)
    await store.save(search("def"), for: local)
    #expect(try store.entry(for: profile())?.viewToken == "old")
  }
}
