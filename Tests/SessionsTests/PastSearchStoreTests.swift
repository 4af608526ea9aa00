import Records
import Sessions
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PastSearchStoreTests {
  private typealias Search = PastSearchStore.Search

  private let world = World()

  private func profile(_ variables: [String: String] = [:]) throws -> Profile {
    try Profile.resolve(flags: SettingFlags(), environment: world.environment(variables))
  }

  @Test func keepsTheLatestListInItsOrder() async throws {
    let store = PastSearchStore(world.environment())
    #expect(try store.searches(for: profile()).isEmpty)
    try await store.save([Search(id: "old", title: "Nurse")], for: profile())
    let searches = [Search(id: "s2", title: "Cook"), Search(id: "s1", title: "")]
    try await store.save(searches, for: profile())
    #expect(try store.searches(for: profile()) == searches)
    #expect(world.mode(".local/state/jm/past-searches.json") == 0o600)
  }

  @Test func belongsToOneServiceUntilItIsForgotten() async throws {
    let store = PastSearchStore(world.environment())
    try await store.forget(profile())
    #expect(world.mode(".local") == nil)
    try await store.save([Search(id: "s1", title: "Cook")], for: profile())
    let elsewhere = try profile(["JM_BASE_URL": "https://elsewhere.test"])
    #expect(try store.searches(for: elsewhere).isEmpty)
    try await store.forget(profile())
    #expect(try store.searches(for: profile()).isEmpty)
  }
}
