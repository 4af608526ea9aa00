import JobMatchNow
import Records
import ServiceKit
import Sessions
import TestWorld
import Testing

@Suite(.timeLimit(.minutes(30))) struct MarkedJobsTests {
  private let world = World()

  private func profile(_ variables: [String: String] = [:]) throws -> Profile {
    try Profile.resolve(
      ServiceDescription.jobMatchNow.settings, flags: SettingFlags(),
      environment: world.environment(variables))
  }

  private func job(_ id: String, title: String = "Nurse") -> Record {
    let members: [JSONObject.Member] = [
      .init(name: "description", value: "long"), .init(name: "job_id", value: .string(id)),
      .init(name: "title", value: .string(title)),
    ]
    return Record(JSONObject(members))
  }

  private func ids(_ jobs: [Record]) -> [String?] { jobs.map { $0.string("job_id") } }

  @Test func theLatestComesFirstAndOnce() async throws {
    let store = ProfileStore<MarkedJobs>(world.environment())
    #expect(try store.jobs(.applied, for: profile()).isEmpty)
    for id in ["a", "b", "a"] { try await store.add(job(id), to: .applied, for: profile()) }
    let jobs = try store.jobs(.applied, for: profile())
    #expect(ids(jobs) == ["a", "b"])
    #expect(jobs.first?["description"] == nil && jobs.first?.string("title") == "Nurse")
    #expect(try store.jobs(.starred, for: profile()).isEmpty)
    #expect(world.mode(".local/state/jm/marked-jobs.json") == 0o600)
  }

  @Test func dropsTheOldestBeyondTheLimit() {
    var marked = MarkedJobs()
    for number in 0...MarkedJobs.limit { marked.add(job("\(number)"), to: .starred) }
    let jobs = ids(marked.jobs(.starred))
    #expect(jobs.count == MarkedJobs.limit)
    #expect(jobs.first == "\(MarkedJobs.limit)" && jobs.last == "1")
  }

  @Test func removesAndForgets() async throws {
    let store = ProfileStore<MarkedJobs>(world.environment())
    try await store.remove("a", from: .starred, for: profile())
    try await store.forget(profile())
    #expect(world.mode(".local") == nil)
    for id in ["a", "b"] { try await store.add(job(id), to: .starred, for: profile()) }
    try await store.add(job("a"), to: .applied, for: profile())
    try await store.remove("a", from: .starred, for: profile())
    #expect(try ids(store.jobs(.starred, for: profile())) == ["b"])
    #expect(try ids(store.jobs(.applied, for: profile())) == ["a"])
    let elsewhere = try profile(["JM_BASE_URL": "https://elsewhere.test"])
    #expect(try store.jobs(.starred, for: elsewhere).isEmpty)
    await store.add(job("c"), to: .starred, for: elsewhere)
    #expect(try ids(store.jobs(.starred, for: profile())) == ["b"])
    try await store.forget(profile())
    #expect(try store.jobs(.starred, for: profile()).isEmpty)
    #expect(try ids(store.jobs(.starred, for: elsewhere)) == ["c"])
  }
}
