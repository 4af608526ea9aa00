import JobMatchNow
import Records
import ServiceKit
import Sessions
import TestWorld
import Testing

@Suite(.timeLimit(.minutes(30))) struct SearchLabelsTests {
  private let world = World()

  private func profile(_ variables: [String: String] = [:]) throws -> Profile {
    try Profile.resolve(
      ServiceDescription.jobMatchNow.settings, flags: SettingFlags(),
      environment: world.environment(variables))
  }

  @Test func keepsTheLatestLabelOfASearch() async throws {
    let store = ProfileStore<SearchLabels>(world.environment())
    #expect(try store.labels(for: profile()).isEmpty)
    try await store.save("short", of: "s1", for: profile())
    try await store.save("long", of: "s2", for: profile())
    try await store.save("shorter", of: "s1", for: profile())
    #expect(try store.labels(for: profile()) == ["s1": "shorter", "s2": "long"])
    #expect(world.mode(".local/state/jm/search-labels.json") == 0o600)
  }

  @Test func dropsTheOldestBeyondTheLimit() {
    var labels = SearchLabels()
    for number in 0...SearchLabels.limit { labels.set("label", of: "\(number)") }
    #expect(labels.labels.count == SearchLabels.limit)
    #expect(labels.labels["0"] == nil && labels.labels["1"] == "label")
  }

  @Test func labelsBelongToOneAddress() async throws {
    let store = ProfileStore<SearchLabels>(world.environment())
    try await store.forget(profile())
    #expect(world.mode(".local") == nil)
    try await store.save("short", of: "s1", for: profile())
    let elsewhere = try profile(["JM_BASE_URL": "https://elsewhere.test"])
    #expect(try store.labels(for: elsewhere).isEmpty)
    await store.save("other", of: "s9", for: elsewhere)
    #expect(try store.labels(for: profile()) == ["s1": "short"])
    try await store.forget(profile())
    #expect(try store.labels(for: profile()).isEmpty)
  }
}
