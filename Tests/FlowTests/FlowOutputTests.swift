import Flow
import LineIO
import Records
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Collects results in the blocks in which they are flushed.
private final class Blocks: ResultSink, FailureSink {
  private let state = Mutex((held: [String](), blocks: [[String]]()))
  /// Called after a flush with the number of the block.
  private let flushed: @Sendable (Int) -> Void

  init(flushed: @escaping @Sendable (Int) -> Void = { _ in }) { self.flushed = flushed }

  var blocks: [[String]] { state.withLock { $0.blocks } }

  func write(_ record: Record) throws(SystemError) {
    state.withLock { $0.held.append(record.string("k") ?? "") }
  }
  func write(_ item: InputItem, _ failure: Failure) throws(SystemError) {}
  func flush() throws(SystemError) {
    let count = state.withLock { state -> Int? in
      if state.held.isEmpty { return nil }
      state.blocks.append(state.held)
      state.held = []
      return state.blocks.count
    }
    if let count { flushed(count) }
  }
  func finish() throws(SystemError) {}
}

@Suite(.timeLimit(.minutes(30))) struct FlowOutputTests {
  private func source(_ file: FileDescriptor) -> RecordSource {
    RecordSource(arguments: [], file: file, parser: InputParser(keyField: "k"), maxLine: 1000)
  }

  private func makePipe() throws -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  /// Recalled results are flushed as soon as no further line is available: the test continues the
  /// input only after it has seen them.
  @Test func recalledResultsAreFlushedWhenTheInputPauses() async throws {
    let (reading, writing) = try makePipe()
    let blocks = Blocks { count in
      if count == 1 {
        // Ends within a line: the results of the lines before it must not wait for the rest.
        try? writing.write(Array("4\n5\n6".utf8))
      } else if count == 2 {
        try? writing.write(Array("7\n".utf8))
        try? writing.close()
      }
    }
    try writing.write(Array("1\n\n2\n3\n".utf8))
    let recall = { (record: Record) in Optional(RecordLines([record])) }
    let tally = try await Flow(concurrency: 2).run(
      source(reading), results: blocks, failures: blocks, recall: recall
    ) { _, _, _ throws(Failure) in Issue.record("there was no work to do") }
    #expect(blocks.blocks == [["1", "2", "3"], ["4", "5"], ["67"]])
    #expect(tally.succeeded == 6)
  }

  @Test func recalledAndNewResultsKeepTheirOrder() async throws {
    let blocks = Blocks()
    let worked = Mutex<[String]>([])
    let keys = (0..<1000).map(String.init)
    let source = RecordSource(
      arguments: keys, file: .standardInput, parser: InputParser(keyField: "k"), maxLine: 1000)
    let flow = Flow(concurrency: 4)
    let recall = { (record: Record) in
      record.string("k")?.hasSuffix("7") == true ? nil : RecordLines([record])
    }
    let tally = try await flow.run(
      source, results: blocks, failures: blocks, recall: recall
    ) { _, record, emit throws(Failure) in
      await Task.yield()
      worked.withLock { $0.append(record.string("k") ?? "") }
      await emit(record)
    }
    #expect(blocks.blocks.flatMap(\.self) == keys)
    #expect(worked.withLock { $0.count } == 100)
    #expect(tally.succeeded == 1000)
    #expect(flow.progress.counts.inFlight == 0)
  }

  @Test func severalResultsOfARecordAreWrittenTogether() async throws {
    let blocks = Blocks()
    let source = RecordSource(
      arguments: ["a"], file: .standardInput, parser: InputParser(keyField: "k"), maxLine: 1000)
    _ = try await Flow(concurrency: 1).run(source, results: blocks, failures: blocks) {
      _, record, emit throws(Failure) in await emit([record, record, record])
    }
    #expect(blocks.blocks == [["a", "a", "a"]])
  }

  @Test func aRecallThatFailsEndsTheRun() async throws {
    let blocks = Blocks()
    let source = RecordSource(
      arguments: ["a", "b", "c"], file: .standardInput, parser: InputParser(keyField: "k"),
      maxLine: 1000)
    let recall = { (record: Record) throws(Failure) -> RecordLines? in
      if record.string("k") != "b" { return [record] }
      throw Failure("damaged_store", "the journal is damaged", exit: .dataError)
    }
    let failure = await #expect(throws: Failure.self) {
      _ = try await Flow(concurrency: 1).run(
        source, results: blocks, failures: blocks, recall: recall
      ) { _, _, _ throws(Failure) in }
    }
    #expect(failure?.exit == .dataError)
    #expect(blocks.blocks == [["a"]])
  }

  /// A record that ends the run still has its own result written.
  @Test func aRunThatEndsEarlyWritesItsResults() async throws {
    let blocks = Blocks()
    let source = RecordSource(
      arguments: ["a", "b", "c"], file: .standardInput, parser: InputParser(keyField: "k"),
      maxLine: 1000)
    let failure = await #expect(throws: Failure.self) {
      _ = try await Flow(concurrency: 1).run(source, results: blocks, failures: blocks) {
        _, record, emit throws(Failure) in
        emit.endRun(Failure("store_busy", "the journal is held", exit: .tryAgain))
        await emit(record)
      }
    }
    #expect(failure?.exit == .tryAgain)
    #expect(blocks.blocks == [["a"]])
  }
}
