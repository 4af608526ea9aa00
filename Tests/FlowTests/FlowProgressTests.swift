import LineIO
import Records
import Synchronization
import Testing

@testable import Flow

/// What a run reports about itself while it is running.
@Suite(.timeLimit(.minutes(30))) struct FlowProgressTests {
  private struct Nothing: ResultSink, FailureSink {
    func write(_ record: Record) throws(SystemError) {}
    func write(_ item: InputItem, _ failure: Failure) throws(SystemError) {}
    func flush() throws(SystemError) {}
    func finish() throws(SystemError) {}
  }

  /// Runs records, of which the second fails. Returns the counts at the end, and the total that was
  /// known at each record.
  private func run(
    _ arguments: [String], admits: (Record) -> Bool = { _ in true }
  ) async throws -> (counts: FlowProgress.Counts, totals: [Int?]) {
    let flow = Flow(concurrency: 1)
    let totals = Mutex<[Int?]>([])
    let source = RecordSource(
      arguments: arguments, file: .standardInput, parser: InputParser(keyField: "k"), maxLine: 10)
    _ = try await flow.run(source, results: Nothing(), failures: Nothing(), admits: admits) {
      item, record, emit throws(Failure) in
      totals.withLock { $0.append(flow.progress.counts.total) }
      if item.position == 2 { throw Failure("x", "x", exit: .dataError) }
      await emit(record)
    }
    return (flow.progress.counts, totals.withLock { $0 })
  }

  @Test func countsRecords() async throws {
    let (counts, totals) = try await run(["a", "b", "c"])
    #expect(totals == [3, 3, 3])
    #expect(counts == .init(started: 3, succeeded: 2, failed: 1, total: 3))
    #expect(counts.finished == 3)
    #expect(counts.inFlight == 0)
  }

  @Test func droppedRecordsAreNotExpected() async throws {
    let (counts, totals) = try await run(["a", "b", "c"]) { $0.string("k") != "a" }
    #expect(totals == [2, 2])
    #expect(counts.total == 2)
  }

  @Test func argumentsAreCountedAhead() {
    func count(_ arguments: [String], dashIsKey: Bool = false) -> Int? {
      RecordSource(
        arguments: arguments, file: .standardInput, parser: InputParser(keyField: "k"),
        maxLine: 10, dashIsKey: dashIsKey
      ).count
    }
    #expect(count(["a", "b"]) == 2)
    #expect(count(["a", "-"]) == nil)
    #expect(count(["a", "-"], dashIsKey: true) == 2)
    #expect(count([]) == nil)
    #expect(count([], dashIsKey: true) == nil)
  }

  @Test func totalIsKnownWhenTheInputHasEnded() {
    let progress = FlowProgress()
    progress.start()
    progress.start()
    progress.succeed()
    #expect(progress.counts == .init(started: 2, succeeded: 1, failed: 0, total: nil))
    progress.drop()
    #expect(progress.counts.total == nil)
    progress.endInput()
    #expect(progress.counts.total == 2)
    #expect(progress.counts.inFlight == 1)
  }
}
