import GRDB
import HTTPTypes
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
struct DatabaseFileTests {
  private func expectRefusal(_ path: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(sourceLocation: sourceLocation) { _ = try Store(path: path) } throws: {
      ($0 as? Failure)?.code == "not_a_database"
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before, sourceLocation: sourceLocation)
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let beside = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix("other.db-") }
    #expect(beside == [], sourceLocation: sourceLocation)
  }

  /// Another program's database, in either journal mode, and with as little in it as possible.
  @Test(arguments: [
    "PRAGMA journal_mode = delete; CREATE TABLE settings (name, value)",
    "PRAGMA journal_mode = wal; CREATE TABLE settings (name, value)",
    "CREATE VIEW one AS SELECT 1", "PRAGMA user_version = 7",
    "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); "
      + "INSERT INTO grdb_migrations VALUES ('first')",
  ])
  func anotherProgramsDatabaseIsLeftAlone(sql: String) throws {
    let test = try TestServer()
    let path = test.path("other.db")
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: sql)
      }
      try queue.close()
    }
    try expectRefusal(path)
  }

  @Test func aDatabaseWithAnotherIdentifierIsLeftAlone() throws {
    let test = try TestServer()
    let path = test.path("other.db")
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "PRAGMA application_id = 7") }
    try queue.close()
    try expectRefusal(path)
  }

  @Test func anEmptyFileBecomesADatabase() throws {
    let test = try TestServer()
    let path = test.path("empty.db")
    try Data().write(to: URL(filePath: path))
    _ = try Store(path: path)
    _ = try Store(path: path)
  }

  /// A database of the first two versions, which marked nothing and stored tokens as they were.
  @Test func anEarlierDatabaseIsMigrated() async throws {
    let test = try TestServer()
    let path = test.options.database
    let queue = try DatabaseQueue(path: path)
    try Store.migrator.migrate(queue, upTo: "2")
    try await queue.write { database in
      try database.execute(
        sql: """
          INSERT INTO users VALUES ('u', 'ada@example.com', 'x', 1, NULL, NULL, NULL, '{}', 1, 1);
          INSERT INTO sessions VALUES ('s', 'u', 'password', 1);
          INSERT INTO refresh_tokens (token, session_id, parent, revoked, created_at)
            VALUES ('first', 's', NULL, 1, 1), ('second', 's', 'first', 0, 2);
          INSERT INTO searches (id, user_search_id, view_token, stage, resume, created_at)
            VALUES ('a', 'b', 'c', 'completed', '{"work":[{"position":"Baker","name":"Crumb"}]}', 1)
          """)
    }
    try queue.close()
    let store = try Store(path: path)
    let search = try await store.read { try SearchState.find(token: "c", $0) }
    #expect(search?.currentRole == CurrentRole(title: "Baker", company: "Crumb"))
    let tokens = try await store.read { database in
      try String.fetchAll(database, sql: "SELECT token_hash FROM refresh_tokens ORDER BY id")
    }
    #expect(tokens == [Fingerprint.of("first"), Fingerprint.of("second")])
    let outcome = try await store.write { database in
      try RefreshRotation(reuseInterval: .zero, now: Instant(microseconds: 9))
        .exchange("second", database)
    }
    guard case .issued(_, "s", false) = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  /// A database of the version before gets the tables of new services, and keeps the rest.
  @Test func aDatabaseOfTheVersionBeforeIsKept() async throws {
    let test = try TestServer()
    // The rows are not in the order of their references.
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: test.options.database, configuration: configuration)
    try await queue.writeWithoutTransaction { try $0.execute(sql: EarlierDatabase.sql) }
    let (schema, rows) = try await queue.read { (try Self.schema($0), try Self.rows($0)) }
    try queue.close()
    let store = try Store(path: test.options.database)
    let (newSchema, newRows) = try await store.read { (try Self.schema($0), try Self.rows($0)) }
    #expect(schema.count == 21)
    #expect(newSchema.filter { schema[$0.key] != nil } == schema)
    for (table, before) in rows where table != "grdb_migrations" {
      #expect(newRows[table] == before, "\(table)")
    }
    try await test.run { api in
      let found = try await store.read { database in
        try String.fetchOne(database, sql: "SELECT view_token FROM searches")
      }
      let token = try #require(found)
      let jobs = try await api.send(.get, "/api/public/jobs?token=\(token)")
      #expect(jobs.json.arrayValue?.count == 2)
    }
  }

  private static func schema(_ database: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"], $0["sql"]) })
  }

  private static func rows(_ database: Database) throws -> [String: [String]] {
    let tables = try String.fetchAll(
      database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    return Dictionary(
      uniqueKeysWithValues: try tables.map { table in
        (table, try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { "\($0)" })
      })
  }

  @Test func aSecondServerIsRefused() async throws {
    let test = try TestServer()
    let first = try await test.server()
    await #expect {
      _ = try await test.server()
    } throws: { error in
      let failure = error as? Failure
      return failure?.code == "database_in_use" && failure?.exit == .tryAgain
    }
    // A link leads to the same database.
    let link = test.path("link.db")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: test.options.database)
    #expect(throws: Failure.self) { try DatabaseLock(database: link) }
    withExtendedLifetime(first) {}
  }

  @Test func manyProcessesMayCreateADatabaseAtOnce() async throws {
    let test = try TestServer()
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { _ = try Store(path: test.options.database) }
      }
      try await group.waitForAll()
    }
  }
}
