import HTTPTypes
import NIOCore
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct AnswerCacheTests {
  private static let key = AnswerCache.Key(token: "t", question: .session)

  @Test func anAnswerPreparedBeforeADeletionIsNotStored() {
    let cache = AnswerCache()
    let generation = cache.generation
    cache.removeAll()
    cache.store(ByteBuffer(string: "old"), for: Self.key, preparedAt: generation)
    #expect(cache.find(Self.key) == nil)
    cache.store(ByteBuffer(string: "new"), for: Self.key, preparedAt: cache.generation)
    #expect(cache.find(Self.key) == ByteBuffer(string: "new"))
  }

  @Test func importsAreNoticedWithinASecond() async throws {
    let cache = AnswerCache()
    let start = Instant(microseconds: 0)
    try await cache.dropAfterImport(at: start) { 1 }
    cache.store(ByteBuffer(string: "a"), for: Self.key, preparedAt: cache.generation)
    try await cache.dropAfterImport(at: start + .milliseconds(999)) { 2 }
    #expect(cache.find(Self.key) != nil)
    try await cache.dropAfterImport(at: start + .seconds(1)) { 1 }
    #expect(cache.find(Self.key) != nil)
    try await cache.dropAfterImport(at: start + .seconds(2)) { 2 }
    #expect(cache.find(Self.key) == nil)
  }

  @Test func deletedSearchesAreNotAnsweredFromTheCache() async throws {
    let test = try TestServer()
    try await test.add(SamplePeople.postings)
    try await test.run { api in
      let token = try await api.signUp().json.string("access_token")
      let upload = try await api.upload(SamplePeople.resume, token: token).json
      let view = upload.string("view_token")
      _ = try await api.settled(view)
      for path in ["session", "jobs"] {
        let target = "/api/public/\(path)?token=\(view)"
        let first = try await api.send(.get, target)
        #expect(try await api.send(.get, target).text == first.text)
      }
      _ = try await api.send(
        .delete, "/api/me/sessions/\(upload.string("search_session_id"))", token: token)
      for path in ["session", "jobs"] {
        #expect(try await api.send(.get, "/api/public/\(path)?token=\(view)").status == 404)
      }
    }
  }

  @Test func agesGoOnFromDayToDay() async throws {
    let test = try TestServer()
    try await test.add(SamplePeople.postings)
    try await test.run { api in
      let view = try await api.upload(SamplePeople.resume).json.string("view_token")
      _ = try await api.settled(view)
      func age() async throws -> JSON? {
        try await api.send(.get, "/api/public/jobs?token=\(view)").json.arrayValue?
          .first { $0["job_id"] == "job_ios" }?["posted_at"]
      }
      #expect(try await age() == "2 days ago")
      test.clock.advance(.seconds(86_400))
      #expect(try await age() == "3 days ago")
    }
  }
}
