import Records
import Storage
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct JournalTests {
  let folder = TemporaryFolder()
  let scope = JournalScope(tool: "jm-poll", address: "https://a.example", account: "anna")

  var path: String { "\(folder.path)/store.db" }

  private func journal(
    _ change: (inout JournalScope) -> Void = { _ in }, limit: Int? = nil,
    patience: Duration = .seconds(10)
  ) throws(Failure) -> Journal {
    var scope = scope
    change(&scope)
    return try Journal(path, scope: scope, limit: limit, patience: patience)
  }

  private func result(_ number: Int) -> Record {
    Record(JSONObject([.init(name: "n", value: .number(number))]))
  }

  @Test func resultsAreReadAsTheyWereStored() async throws {
    let text = #"{"b":1.0,"a":23456789012345678901234,"line":"x\ny/é","b2":[{}]}"#
    let object = try Record(Array(text.utf8))
    let kept = try journal()
    #expect(try kept.results(of: "t") == nil)
    try await kept.keep([object, result(2)], of: "t")
    try await kept.keep([], of: "nothing found")
    #expect(try kept.results(of: "t") == [object, result(2)])
    #expect(try journal().results(of: "nothing found") == [])
    try await kept.keep([result(3)], of: "t")
    #expect(try journal().results(of: "t") == [result(3)])
  }

  @Test func scopesShareNoResults() async throws {
    try await journal().keep([result(1)], of: "t")
    let others: [(inout JournalScope) -> Void] = [
      { $0.tool = "jm-jobs" }, { $0.address = "https://b.example" }, { $0.account = "anonymous" },
      { $0.options = "scope=local" },
    ]
    for change in others {
      let other = try journal(change)
      #expect(try other.results(of: "t") == nil)
      #expect(try other.run != journal().run)
      try await other.keep([], of: "t")
    }
    #expect(try journal().results(of: "t") == [result(1)])
  }

  @Test func allRunsOfAScopeShareAnIdentifier() throws {
    let run = try journal().run
    #expect(run?.count == 16)
    #expect(try journal().run == run)
  }

  @Test func manyTasksAndConnectionsKeepAtOnce() async throws {
    let journals = [try journal(), try journal()]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<400 {
        let kept = journals[number % 2]
        group.addTask { try await kept.keep([Record(JSONObject())], of: "\(number)") }
      }
      try await group.waitForAll()
    }
    let all = try journal()
    for number in 0..<400 { #expect(try all.results(of: "\(number)") != nil) }
  }

  @Test func theOldestRecordsAreDroppedAtTheLimit() async throws {
    let kept = try journal(limit: 3)
    for number in 0..<5 { try await kept.keep([result(number)], of: "\(number)") }
    let left = try (0..<5).filter { try kept.results(of: "\($0)") != nil }
    #expect(left == [2, 3, 4])
  }

  @Test func closingWritesTheLastRecords() async throws {
    let kept = try Journal(path, scope: scope, durability: .atEnd, limit: 3)
    for number in 0..<50 { try await kept.keep([result(number)], of: "\(number)") }
    #expect(try kept.results(of: "49") == nil)
    try kept.close()
    let after = try journal()
    #expect(try (0..<50).filter { try after.results(of: "\($0)") != nil } == [47, 48, 49])
  }

  @Test func linesAreMadeOnlyForResultsThatAreWritten() async throws {
    let kept = try Journal(path, scope: scope, durability: .atEnd, limit: 3)
    let made = Mutex<[Int]>([])
    for number in 0..<50 {
      let record = result(number)
      let results = UnwrittenResults(byteCount: 1) {
        made.withLock { $0.append(number) }
        return [record]
      }
      try await kept.keep(results, of: "\(number)")
    }
    #expect(made.withLock(\.self) == [])
    try kept.close()
    #expect(made.withLock(\.self) == [47, 48, 49])
    #expect(try journal().results(of: "48") == [result(48)])
  }

  @Test(arguments: [2, 3, 5]) func theLimitCountsTheRecordsOfAllScopes(count: Int) async throws {
    let other = try journal({ $0.account = "berta" }, limit: 3)
    for number in 0..<3 { try await other.keep([result(number)], of: "\(number)") }
    let kept = try Journal(path, scope: scope, durability: .atEnd, limit: 3)
    for number in 0..<count { try await kept.keep([result(number)], of: "\(number)") }
    try kept.close()
    func left(_ journal: Journal) throws -> Int {
      try (0..<5).count { try journal.results(of: "\($0)") != nil }
    }
    #expect(try left(journal()) == min(count, 3))
    #expect(try left(other) == 3 - min(count, 3))
  }

  @Test func manyBytesAreWrittenBeforeTheEnd() async throws {
    let kept = try Journal(path, scope: scope, durability: .atEnd, limit: 100)
    let large = Record(
      JSONObject([.init(name: "x", value: .string(String(repeating: "x", count: 1 << 20)))]))
    for number in 0..<40 { try await kept.keep([large], of: "\(number)") }
    while try kept.results(of: "0") == nil { await Task.yield() }
    try kept.close()
    #expect(try journal().results(of: "39") == [large])
  }

  @Test func closingThrowsIfItCannotWrite() async throws {
    let kept = try Journal(path, scope: scope, durability: .atEnd, patience: .zero)
    try await kept.keep([], of: "t")
    let other = try Database.open(path, schema: Schema(kind: 0x4A4D_6A01, name: "", steps: [""]))
    try other.execute("BEGIN IMMEDIATE")
    #expect { try kept.close() } throws: { ($0 as? Failure)?.exit == .tryAgain }
  }

  @Test func aJournalThatIsNotReadIsCreatedByItsFirstRecord() async throws {
    let added = try Journal(path, scope: scope, durability: .relaxed, isRead: false)
    #expect(access(path, F_OK) != 0 && added.run == nil)
    try await added.keep([result(1)], of: "t")
    #expect(try added.results(of: "t") == nil)
    try added.close()
    #expect(try journal().results(of: "t") == [result(1)])
    #expect(throws: Failure.self) { try Journal("\(folder.path)/none/j", scope: scope) }
    let impossible = try Journal("\(folder.path)/none/j", scope: scope, isRead: false)
    let failure = await #expect(throws: Failure.self) { try await impossible.keep([], of: "t") }
    #expect(failure?.exit == .cannotCreate)
  }

  @Test func aLockHeldTooLongIsReportedAsBusy() async throws {
    let kept = try journal(patience: .zero)
    try await kept.keep([], of: "before")
    let other = try Database.open(path, schema: Schema(kind: 0x4A4D_6A01, name: "", steps: [""]))
    try other.execute("BEGIN IMMEDIATE")
    let failure = await #expect(throws: Failure.self) { try await kept.keep([], of: "t") }
    #expect(failure?.exit == .tryAgain)
    #expect(try kept.results(of: "before") == [])
    try other.execute("COMMIT")
    try await kept.keep([], of: "t")
  }

  @Test func forgettingRemovesTheBytesFromTheFile() async throws {
    let secret = "a-token-that-must-not-be-found"
    func contains(_ text: String) -> Bool {
      folder.names.contains {
        String(decoding: folder.read($0), as: UTF8.self).contains(text)
      }
    }
    func record(_ text: String) -> Record {
      Record(JSONObject([.init(name: "t", value: .string(text))]))
    }
    do {
      try await journal().keep([record(secret)], of: "t")
      try await journal { $0.account = "berta" }.keep([], of: "t")
      try await journal { $0.address = "https://b.example" }.keep([], of: "t")
    }
    #expect(contains(secret))
    try Journal.forget(path, address: scope.address, account: scope.account)
    try Journal.forget("\(folder.path)/none", address: scope.address, account: scope.account)
    #expect(access("\(folder.path)/none", F_OK) != 0)
    #expect(try journal().results(of: "t") == nil)
    #expect(try journal { $0.account = "berta" }.results(of: "t") == [])
    #expect(try journal { $0.address = "https://b.example" }.results(of: "t") == [])
    #expect(!contains(secret))
  }

  @Test func closingLeavesNothingBesideTheFile() async throws {
    let last = try Journal("\(folder.path)/last", scope: scope, durability: .atEnd)
    try await last.keep([], of: "t")
    try last.close()
    #expect(access("\(folder.path)/last", F_OK) == 0)
    for suffix in ["-wal", "-shm", "-journal"] {
      #expect(access("\(folder.path)/last\(suffix)", F_OK) != 0)
    }
    let kept = try journal()
    try await kept.keep([], of: "t")
    #expect(access("\(path)-wal", F_OK) == 0)
    try kept.close()
    #expect(access("\(path)-wal", F_OK) != 0)
    #expect(try kept.results(of: "t") == nil)
  }

  @Test func anEmptyFileOfTheUserBecomesPrivate() throws {
    folder.write([], to: "store.db")
    #expect(chmod(path, 0o644) == 0)
    _ = try journal()
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func directoriesAndFIFOsAreRefused() {
    #expect(mkfifo(path, 0o600) == 0)
    for path in [folder.path, path] {
      let failure = #expect(throws: Failure.self) { try Journal(path, scope: scope) }
      #expect(failure?.exit == .cannotCreate)
      #expect(failure?.message == "\(path) is not a journal")
    }
    #expect(folder.names == ["store.db"])
  }

  @Test func aDamagedRecordIsReported() async throws {
    try await journal().keep([result(1)], of: "t")
    let schema = Schema(kind: 0x4A4D_6A01, name: "", steps: [""])
    try Database.open(path, schema: schema).execute("UPDATE finished SET results = x'7B'")
    let failure = #expect(throws: Failure.self) { try journal().results(of: "t") }
    #expect(failure?.exit == .dataError)
  }
}
