import Records
import Testing

@testable import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct SeenStoreTests {
  let folder = TemporaryFolder()
  let start = Timestamp(seconds: 1_790_000_000)

  var path: String { "\(folder.path)/seen.db" }

  private func day(_ number: Int) -> Timestamp { start + .seconds(86_400 * number) }

  private func key(_ number: Int) -> [UInt8] { Array("key \(number)".utf8) }

  /// Opens a store that was closed. A process that another test starts holds the lock for an instant,
  /// until it runs its program.
  private func reopened() throws(Failure) -> SeenStore {
    let end = ContinuousClock.now + .seconds(30)
    while true {
      do throws(Failure) {
        return try SeenStore(path)
      } catch {
        guard error.code == "store_in_use", ContinuousClock.now < end else { throw error }
        usleep(1_000)
      }
    }
  }

  @Test func aKeyIsNewOnce() throws {
    let store = try SeenStore(path)
    #expect(try store.mark(key(1), at: start))
    #expect(try !store.mark(key(1), at: start))
    #expect(try store.mark(key(2), at: start))
  }

  @Test func whatWasCommittedLasts() throws {
    do {
      let store = try SeenStore(path)
      _ = try store.mark(key(1), at: start)
      try store.commit()
      _ = try store.mark(key(2), at: start)
    }
    let store = try reopened()
    #expect(try !store.mark(key(1), at: start))
    #expect(try store.mark(key(2), at: start))
    try store.commit()
    try store.commit()
  }

  @Test func aSecondProcessIsRefusedAtOnce() throws {
    let store = try SeenStore(path)
    _ = try store.mark(key(1), at: start)
    let failure = #expect(throws: Failure.self) { _ = try SeenStore(path) }
    #expect(failure?.code == "store_in_use")
    #expect(failure?.exit == .tryAgain)
    #expect(failure?.retryable == true)
    try store.commit()
  }

  /// A job that is listed every day for longer than it would take to forget it.
  @Test func whatStillComesIsNotForgotten() throws {
    for number in 0..<200 {
      let store = try reopened()
      #expect(try store.mark(key(0), at: day(number)) == (number == 0))
      // Listed until day 10, and again from day 150 on.
      if number <= 10 || number >= 150 {
        let isNew = try store.mark(key(1), at: day(number))
        #expect(isNew == (number == 0 || number == 150))
      }
      try store.forget(before: day(number) - .seconds(90 * 86_400))
      try store.commit()
    }
  }

  @Test func aClockThatIsSetBackForgetsNothing() throws {
    let store = try SeenStore(path)
    _ = try store.mark(key(1), at: day(100))
    _ = try store.mark(key(1), at: day(0))
    try store.forget(before: day(50))
    #expect(try !store.mark(key(1), at: day(100)))
  }

  @Test func onlyTheOwnerMayReadIt() throws {
    let store = try SeenStore(path)
    _ = try store.mark(key(1), at: start)
    try store.commit()
    var status = stat()
    for name in folder.names {
      #expect(stat("\(folder.path)/\(name)", &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600, "\(name)")
    }
  }

  @Test func aFileOfAnotherKindIsLeftAlone() throws {
    // Longer than the header of an SQLite file.
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    folder.write(bytes, to: "seen.db")
    let failure = #expect(throws: Failure.self) { _ = try SeenStore(path) }
    #expect(failure?.exit == .dataError)
    #expect(folder.read("seen.db") == bytes)
    #expect(folder.names == ["seen.db"])
    let scope = JournalScope(tool: "jm-jobs", address: "a", account: "b")
    try Journal("\(folder.path)/journal.db", scope: scope).close()
    #expect(throws: Failure.self) { _ = try SeenStore("\(folder.path)/journal.db") }
  }
}
