import Records
import Synchronization
import Testing

@testable import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Journals whose file was damaged between two runs.
@Suite(.timeLimit(.minutes(30))) struct DamagedJournalTests {
  let folder = TemporaryFolder()
  let scope = JournalScope(tool: "jm-jobs", address: "https://a.example", account: "anna")
  let messages = Messages()

  var path: String { "\(folder.path)/store.db" }

  final class Messages: Sendable {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }
    func append(_ message: String) { state.withLock { $0.append(message) } }
  }

  enum Damage: CaseIterable {
    case firstPage, headerOfAnotherProgram, pagesCutOff, record
  }

  private func result(_ number: Int) -> Record {
    Record(JSONObject([.init(name: "n", value: .number(number))]))
  }

  /// A journal that the toolkit created for itself, or one that the user named.
  private func journal(isOwn: Bool = true, isRead: Bool = true) throws(Failure) -> Journal {
    let didReplace: (@Sendable (String) -> Void)? =
      isOwn ? { @Sendable [messages] message in messages.append(message) } : nil
    return try Journal(
      path, scope: scope, durability: .relaxed, isRead: isRead, didReplace: didReplace)
  }

  /// Leaves a journal with the record `t` and then the damage.
  private func prepare(_ damage: Damage) async throws {
    let first = try journal()
    try await first.keep([result(1)], of: "t")
    try first.close()
    switch damage {
    case .firstPage: folder.overwrite("store.db", with: [UInt8](repeating: 0, count: 4096))
    case .headerOfAnotherProgram: folder.overwrite("store.db", with: Array("%PDF-1.7\n".utf8))
    case .pagesCutOff: #expect(truncate(path, 4096) == 0)
    case .record:
      let schema = Schema(kind: 0x4A4D_6A01, name: "", steps: [""])
      try Database.open(path, schema: schema).execute("UPDATE finished SET results = x'7B'")
    }
  }

  @Test(arguments: Damage.allCases)
  func aFileOfTheToolkitIsReplacedWithOneMessage(_ damage: Damage) async throws {
    try await prepare(damage)
    let damaged = folder.read("store.db")
    let second = try journal()
    #expect(try second.results(of: "t") == nil)
    try await second.keep([result(2)], of: "t")
    #expect(try second.results(of: "t") == [result(2)])
    try second.close()
    #expect(messages.all.count == 1)
    #expect(messages.all.first?.hasPrefix(path) == true)
    #expect(folder.read("store.db.damaged") == damaged)
    #expect(try journal().results(of: "t") == [result(2)])
    #expect(messages.all.count == 1)
  }

  @Test(arguments: Damage.allCases)
  func aFileThatTheUserNamedIsNeverReplaced(_ damage: Damage) async throws {
    try await prepare(damage)
    let damaged = folder.read("store.db")
    let failure = #expect(throws: Failure.self) {
      try journal(isOwn: false).results(of: "t")
    }
    #expect(failure?.exit == .dataError)
    #expect(folder.read("store.db") == damaged)
    #expect(access("\(path).damaged", F_OK) != 0)
  }

  @Test(arguments: [Damage.firstPage, .pagesCutOff], [true, false])
  func aJournalThatIsNotReadFindsTheDamageWhenItWrites(_ damage: Damage, isOwn: Bool) async throws {
    try await prepare(damage)
    let added = try journal(isOwn: isOwn, isRead: false)
    if isOwn {
      try await added.keep([result(2)], of: "u")
      try added.close()
      #expect(messages.all.count == 1)
      #expect(try journal().results(of: "u") == [result(2)])
    } else {
      let failure = await #expect(throws: Failure.self) { try await added.keep([], of: "u") }
      #expect(failure?.exit == .dataError)
    }
  }

  /// Another process has replaced the file between the discovery of the damage and the lock.
  @Test func aFileThatIsWholeAgainIsNotReplaced() throws {
    let file = JournalFile(
      path: path, durability: .relaxed, patience: .seconds(5),
      didReplace: { [messages] message in messages.append(message) })
    var isFirst = true
    _ = try file.replacingIfUnusable { () throws(Failure) -> Database in
      if isFirst {
        isFirst = false
        _ = try file.open()
        throw Database.damaged(file.path, "damaged before")
      }
      return try file.open()
    }
    #expect(messages.all.isEmpty)
    #expect(access("\(path).damaged", F_OK) != 0)
  }

  @Test func ofManyThatFindTheDamageOneReplacesTheFile() async throws {
    try await prepare(.firstPage)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let journal = try journal()
          try await journal.keep([result(number)], of: "\(number)")
        }
      }
      try await group.waitForAll()
    }
    #expect(messages.all.count == 1)
    let after = try journal()
    for number in 0..<8 { #expect(try after.results(of: "\(number)") == [result(number)]) }
  }
}
