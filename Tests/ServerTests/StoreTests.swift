import GRDB
import Matching
import Records
import ServerFixtures
import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(30)))
struct StoreTests {
  @Test func migratesOnceAndKeepsItsContents() async throws {
    let test = try TestServer()
    let secret = try await Store(path: test.options.database).secret("signing_secret")
    let store = try Store(path: test.options.database)
    #expect(try await store.secret("signing_secret") == secret)
    let applied = try await store.read { try Store.migrator.appliedMigrations($0) }
    #expect(applied.starts(with: ["1", "2", "3"]))
    let mode = try await store.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
    #expect(mode == "wal")
    let keys = try await store.read { try Bool.fetchOne($0, sql: "PRAGMA foreign_keys") }
    #expect(keys == true)
  }

  @Test func onlyItsOwnerMayReadIt() throws {
    let test = try TestServer()
    _ = try Store(path: test.options.database)
    let attributes = try FileManager.default.attributesOfItem(atPath: test.options.database)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func refusesWhatIsNotADatabase() throws {
    let test = try TestServer()
    let path = test.path("notes.txt")
    try String(repeating: "these are notes\n", count: 100)
      .write(toFile: path, atomically: true, encoding: .utf8)
    #expect { _ = try Store(path: path) } throws: { ($0 as? Failure)?.exit == .dataError }
    #expect { _ = try Store(path: test.path("no/such/folder/a.db")) } throws: {
      ($0 as? Failure)?.exit == .cannotCreate
    }
  }

  @Test func anImportReplacesByJobID() async throws {
    let test = try TestServer()
    let store = try Store(path: test.options.database)
    let postings = try PostingImport(database: test.options.database, services: Servers.all)
    let cache = PostingIndexCache(store: store)
    try await postings.add(try SamplePeople.postings.map { try ImportedPosting($0) })
    #expect(try await cache.contents().jobIDs == ["job_ios", "job_ios_remote", "job_nurse"])
    var changed = try #require(SamplePeople.postings[0].objectValue)
    changed["title"] = "Lead iOS Developer"
    try await postings.add([try ImportedPosting(.object(changed))])
    let contents = try await cache.contents()
    #expect(contents.jobIDs.count == 3)
    #expect(contents.index.count == 3)
    let titles = try await store.read {
      try PostingTable.all($0).map { $0.line["title"]?.stringValue }
    }
    #expect(titles.first == "Lead iOS Developer")
  }

  @Test(arguments: [
    "[]", "{}", #"{"job_id":"","title":"a","company_name":"b"}"#,
    #"{"job_id":7,"title":"a","company_name":"b"}"#, #"{"job_id":"1","title":"a"}"#,
    #"{"job_id":"1","title":"a","company_name":"b","is_remote":"yes"}"#,
  ])
  func refusesLinesThatAreNotPostings(line: String) throws {
    #expect { _ = try ImportedPosting(JSON(parsing: line)) } throws: {
      ($0 as? Failure)?.code == "invalid_posting"
    }
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000000Z"), (-1, "1969-12-31T23:59:59.999999Z"),
    (951_782_400_000_000, "2000-02-29T00:00:00.000000Z"),
    (1_795_249_168_686_966, "2026-11-21T08:19:28.686966Z"),
    (4_107_542_399_000_000, "2100-02-28T23:59:59.000000Z"),
  ])
  func writesInstants(microseconds: Int64, text: String) {
    #expect(Instant(microseconds: microseconds).text == text)
  }
}
