import JobMatchNow
import Records
import ServiceKit
import Sessions
import TestWorld
import Testing

@Suite(.timeLimit(.minutes(30)))
struct PastSearchesTests {
  private typealias Search = PastSearches.Search

  private let world = World()

  private func profile(_ variables: [String: String] = [:]) throws -> Profile {
    try Profile.resolve(
      ServiceDescription.jobMatchNow.settings, flags: SettingFlags(),
      environment: world.environment(variables))
  }

  @Test func keepsTheLatestListInItsOrder() async throws {
    let store = ProfileStore<PastSearches>(world.environment())
    #expect(try store.entry(for: profile()) == nil)
    try await store.save([Search(id: "old", title: "Nurse")], for: profile())
    let searches = [Search(id: "s2", title: "Cook"), Search(id: "s1", title: "")]
    try await store.save(searches, for: profile())
    #expect(try store.entry(for: profile())?.searches == searches)
    #expect(world.mode(".local/state/jm/past-searches.json") == 0o600)
  }

  @Test func belongsToOneServiceUntilItIsForgotten() async throws {
    let store = ProfileStore<PastSearches>(world.environment())
    try await store.forget(profile())
    #expect(world.mode(".local") == nil)
    try await store.save([Search(id: "s1", title: "Cook")], for: profile())
    let elsewhere = try profile(["JM_BASE_URL": "https://elsewhere.test"])
    #expect(try store.entry(for: elsewhere) == nil)
    try await store.forget(profile())
    #expect(try store.entry(for: profile()) == nil)
  }
}
