import Records
import Storage
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct DatabaseTests {
  let folder = TemporaryFolder()
  let schema = Schema(
    kind: 0x6a6d_7401, name: "shelf", steps: ["CREATE TABLE item (key TEXT PRIMARY KEY, value)"])

  var path: String { "\(folder.path)/shelf.db" }

  @Test func everyValueComesBackAsItWent() throws {
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

  @Test func aTransactionThatFailsLeavesNothing() throws {
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

  @Test func aSecondWriterIsToldToTryAgain() throws {
    let first = try Database.open(path, schema: schema)
    let second = try Database.open(path, schema: schema, patience: .zero)
    try first.execute("BEGIN IMMEDIATE")
    #expect(exit { () throws(Failure) in try second.execute("BEGIN IMMEDIATE") } == .tryAgain)
    try first.execute("COMMIT")
    try second.execute("BEGIN IMMEDIATE; COMMIT")
  }

  @Test func manyConnectionsMakeAndFillTheFileAtOnce() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { [path, schema] in
          let database = try Database.open(path, schema: schema)
          var insert = try database.statement("INSERT INTO item VALUES (?, 1)")
          for row in 0..<20 { try insert.run([.text("\(number)-\(row)")]) }
        }
      }
      try await group.waitForAll()
    }
    let database = try Database.open(path, schema: schema)
    var count = try database.statement("SELECT count(*) FROM item")
    #expect(try count.first { $0.integer(0) } == 160)
  }

  @Test func theFileBelongsToTheUserAlone() throws {
    let database = try Database.open(path, schema: schema)
    try database.execute("INSERT INTO item VALUES ('a', 1)")
    for name in [path, "\(path)-wal", "\(path)-shm"] {
      var status = stat()
      #expect(stat(name, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  @Test(arguments: [0, 4096])
  func aFileOfSomethingElseIsRefusedUntouched(padding: Int) throws {
    let text = [UInt8]("{\"path\":\"cv.pdf\"}\n".utf8) + [UInt8](repeating: 0x20, count: padding)
    folder.write(text, to: "shelf.db")
    #expect(
      exit { () throws(Failure) in _ = try Database.open(path, schema: schema) } == .dataError)
    let isUntouched = folder.read("shelf.db") == text
    #expect(isUntouched)
  }

  @Test func anotherKindIsRefused() throws {
    do { _ = try Database.open(path, schema: schema) }
    let other = Schema(kind: 7, name: "journal", steps: schema.steps)
    #expect(exit { () throws(Failure) in _ = try Database.open(path, schema: other) } == .dataError)
  }

  @Test func anOlderFileIsBroughtUpAndANewerOneRefused() throws {
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

  @Test func aMissingFolderIsNamed() {
    let path = "\(folder.path)/none/shelf.db"
    #expect(
      exit { () throws(Failure) in _ = try Database.open(path, schema: schema) } == .cannotCreate)
  }

  private func exit(_ body: () throws(Failure) -> Void) -> Records.ExitStatus? {
    do throws(Failure) { try body() } catch { return error.exit }
    return nil
  }
}
