import LineIO
import Records
import Storage
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct DatabaseTests {
  let folder = TemporaryFolder()
  let schema = Schema(
    kind: 0x6a6d_7401, name: "store", steps: ["CREATE TABLE item (key TEXT PRIMARY KEY, value)"])

  var path: String { "\(folder.path)/store.db" }

  @Test func valuesAreReadAsTheyWereWritten() throws {
    let database = try Database.open(path, schema: schema)
    var insert = try database.statement("INSERT INTO item VALUES (?, ?)")
    var select = try database.statement("SELECT value FROM item WHERE key = ?")
    let values: [(String, SQLValue, [UInt8]?)] = [
      ("é\u{0}'; DROP TABLE item; --", .text("a\u{0}b"), [0x61, 0, 0x62]),
      ("blob", .blob([0, 255, 0]), [0, 255, 0]), ("empty", .blob([]), []), ("null", .null, nil),
    ]
    for (key, value, bytes) in values {
      try insert.run([.text(key), value])
      #expect(try select.first([.text(key)]) { $0.bytes(0) } == .some(bytes))
    }
    try insert.run([.text("number"), .integer(.min)])
    #expect(try select.first([.text("number")]) { $0.integer(0) } == .min)
    #expect(try select.first([.text("missing")]) { $0.integer(0) } == nil)
  }

  @Test func aWrongNumberOfValuesIsRefused() throws {
    let database = try Database.open(path, schema: schema)
    var insert = try database.statement("INSERT INTO item VALUES (?, ?)")
    #expect(throws: Failure.self) { try insert.run([.null]) }
  }

  @Test func aFailedTransactionIsRolledBack() throws {
    let database = try Database.open(path, schema: schema)
    var insert = try database.statement("INSERT INTO item VALUES ('a', 1)")
    #expect(throws: Failure.self) {
      try database.transaction { () throws(Failure) in
        try insert.run()
        try insert.run()
      }
    }
    try database.transaction { () throws(Failure) in try insert.run() }
    var count = try database.statement("SELECT count(*) FROM item")
    #expect(try count.first { $0.integer(0) } == 1)
  }

  @Test func aSecondWriterHasToTryAgain() throws {
    let first = try Database.open(path, schema: schema)
    let second = try Database.open(path, schema: schema, patience: .zero)
    try first.execute("BEGIN IMMEDIATE")
    #expect(exit { () throws(Failure) in try second.execute("BEGIN IMMEDIATE") } == .tryAgain)
    try first.execute("COMMIT")
    try second.execute("BEGIN IMMEDIATE; COMMIT")
  }

  @Test func manyConnectionsCreateAndFillTheFileAtOnce() async throws {
    for round in 0..<10 {
      let path = "\(path)-\(round)"
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask { [schema] in
            let database = try Database.open(path, schema: schema)
            var insert = try database.statement("INSERT INTO item VALUES (?, 1)")
            for row in 0..<5 { try insert.run([.text("\(number)-\(row)")]) }
          }
        }
        try await group.waitForAll()
      }
      let database = try Database.open(path, schema: schema)
      var count = try database.statement("SELECT count(*) FROM item")
      #expect(try count.first { $0.integer(0) } == 40)
    }
  }

  /// A process may die between the two steps of creating a file: another one takes the second step.
  /// While another connection writes, SQLite refuses that step at once, whatever the timeout.
  @Test func theWriteAheadLogIsTurnedOnWithinThePatience() throws {
    let first = try Database.open(path, schema: schema)
    try first.execute("PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE")
    let patience = Duration.milliseconds(100)
    let start = ContinuousClock.now
    let status = exit { () throws(Failure) in
      _ = try Database.open(path, schema: schema, patience: patience)
    }
    #expect(status == .tryAgain)
    #expect(ContinuousClock.now - start >= patience)
    try first.execute("COMMIT")
    let second = try Database.open(path, schema: schema)
    var mode = try second.statement("PRAGMA journal_mode")
    #expect(try mode.first { $0.text(0) } == "wal")
  }

  @Test func onlyTheOwnerMayReadTheFiles() throws {
    let database = try Database.open(path, schema: schema)
    try database.execute("INSERT INTO item VALUES ('a', 1)")
    for name in [path, "\(path)-wal", "\(path)-shm"] {
      var status = stat()
      #expect(stat(name, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  @Test(arguments: [0, 60, 100, 4096])
  func aTextFileIsRefusedUntouched(padding: Int) throws {
    let text = [UInt8]("{\"path\":\"cv.pdf\"}\n".utf8) + [UInt8](repeating: 0x20, count: padding)
    folder.write(text, to: "store.db")
    let failure = failure { () throws(Failure) in _ = try Database.open(path, schema: schema) }
    #expect(failure?.exit == .dataError)
    #expect(failure?.message == "\(path) is not a store")
    #expect(folder.read("store.db") == text)
    #expect(folder.names == ["store.db"])
  }

  /// Kind 0 is that of most programs. The copied files are what a killed process leaves behind.
  @Test(arguments: [0, 7] as [Int32])
  func anotherProgramsDatabaseIsRefusedUntouched(kind: Int32) throws {
    let other = Schema(kind: kind, name: "other", steps: schema.steps)
    let database = try Database.open("\(folder.path)/other", schema: other)
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO item VALUES ('a', 1)")
    let (bytes, log) = (folder.read("other"), folder.read("other-wal"))
    try #require(!log.isEmpty)
    folder.write(bytes, to: "store.db")
    folder.write(log, to: "store.db-wal")
    let names = folder.names
    let failure = failure { () throws(Failure) in _ = try Database.open(path, schema: schema) }
    #expect(failure?.code == "wrong_store")
    #expect(folder.read("store.db") == bytes && folder.read("store.db-wal") == log)
    #expect(folder.names == names)
  }

  @Test func anOlderFileIsUpdatedAndANewerOneRefused() throws {
    do { try Database.open(path, schema: schema).execute("INSERT INTO item VALUES ('a', 1)") }
    let next = Schema(
      kind: schema.kind, name: schema.name,
      steps: schema.steps + ["ALTER TABLE item ADD COLUMN time INTEGER DEFAULT 5"])
    do {
      let database = try Database.open(path, schema: next)
      var select = try database.statement("SELECT time FROM item")
      #expect(try select.first { $0.integer(0) } == 5)
    }
    #expect(
      exit { () throws(Failure) in _ = try Database.open(path, schema: schema) } == .configuration)
  }

  @Test func aPathNeedNotBeUTF8() throws {
    let name: [UInt8] = [0x61, 0xFF, 0x62]
    _ = try Database.open(
      ArgumentText.text(Array("\(folder.path)/".utf8) + name), schema: schema)
    let path = (Array("\(folder.path)/".utf8) + name + [0]).map(CChar.init(bitPattern:))
    #expect(access(path, F_OK) == 0)
    #expect(unlink(path) == 0)
  }

  @Test func aMissingFolderIsNamed() {
    let path = "\(folder.path)/none/store.db"
    let failure = failure { () throws(Failure) in _ = try Database.open(path, schema: schema) }
    #expect(failure?.exit == .cannotCreate)
    #expect(failure?.message.contains(path) == true)
  }

  @Test func aTemporaryFolderIsRemovedWithItsFiles() {
    var other: TemporaryFolder? = TemporaryFolder()
    let path = other?.path ?? ""
    other?.write([1], to: "a")
    other?.write([1], to: "b-wal")
    #expect(access("\(path)/b-wal", F_OK) == 0)
    other = nil
    #expect(access(path, F_OK) != 0)
  }

  private func failure(_ body: () throws(Failure) -> Void) -> Failure? {
    do throws(Failure) { try body() } catch { return error }
    return nil
  }

  private func exit(_ body: () throws(Failure) -> Void) -> Records.ExitStatus? {
    failure(body)?.exit
  }
}
