import Dispatch
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

/// A reader of the output that stops reading: the first write blocks until the test opens the gate.
///
/// Code that writes on the threads that all tasks share would block each of them here, the test and
/// its time limit included. So the gate opens by itself after a while, which fails the test.
private final class StoppedReader: ResultSink, FailureSink {
  private let gate = DispatchSemaphore(value: 0)
  private let state = Mutex((isStopped: true, hasGivenUp: false, written: 0))

  var written: Int { state.withLock { $0.written } }
  var hasGivenUp: Bool { state.withLock { $0.hasGivenUp } }

  func open() { gate.signal() }

  func write(_ record: Record) throws(SystemError) {
    let isFirst = state.withLock { state in
      defer { state.isStopped = false }
      return state.isStopped
    }
    if isFirst, gate.wait(timeout: .now() + 300) == .timedOut {
      state.withLock { $0.hasGivenUp = true }
    }
    state.withLock { $0.written += 1 }
  }
  func write(_ item: InputItem, _ failure: Failure) throws(SystemError) {}
  func flush() throws(SystemError) {}
  func finish() throws(SystemError) {}
}

@Suite(.timeLimit(.minutes(30))) struct SlowReaderTests {
  private func source(_ count: Int) -> RecordSource {
    RecordSource(
      arguments: (0..<count).map(String.init), file: .standardInput,
      parser: InputParser(keyField: "k"), maxLine: 1000)
  }

  /// More records than there are threads hand over a result. Another task, which could hold the
  /// lock of the credentials, continues meanwhile.
  @Test(arguments: [true, false]) func aStoppedReaderStallsNoTask(isOrdered: Bool) async throws {
    let reader = StoppedReader()
    let count = Processors.count * 4
    let handedOver = Mutex(0)
    async let tally = Flow(concurrency: count, isOrdered: isOrdered).run(
      source(count), results: reader, failures: reader
    ) { _, record, emit throws(Failure) in
      handedOver.withLock { $0 += 1 }
      await emit(record)
    }
    while handedOver.withLock({ $0 < count }) { await Task.yield() }
    #expect(reader.written == 0)
    reader.open()
    #expect(try await tally.succeeded == count)
    #expect(reader.written == count)
    #expect(!reader.hasGivenUp)
  }

  /// A single record with many results has to wait for the reader, so that memory stays bounded.
  @Test(arguments: [true, false]) func aRecordWaitsForTheReader(isOrdered: Bool) async throws {
    let reader = StoppedReader()
    let count = 200
    let emitted = Mutex(0)
    let large = Record(
      JSONObject([.init(name: "x", value: .string(String(repeating: "x", count: 1 << 16)))]))
    async let tally = Flow(concurrency: 1, isOrdered: isOrdered).run(
      source(1), results: reader, failures: reader
    ) { _, _, emit throws(Failure) in
      for _ in 0..<count {
        await emit(large)
        emitted.withLock { $0 += 1 }
      }
    }
    while emitted.withLock({ $0 == 0 }) { await Task.yield() }
    for _ in 0..<5_000 { await Task.yield() }
    #expect(emitted.withLock { $0 } < 10)
    reader.open()
    #expect(try await tally.succeeded == 1)
    #expect(reader.written == count)
  }

  /// Output that is lost frees the tasks that wait for the reader.
  @Test func aReaderThatGoesAwayEndsTheRun() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    Signals.ignoreClosedPipe()
    let (reading, writing) = (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
    let sink = PipeSink(output: ByteWriter(writing))
    let large = Record(
      JSONObject([.init(name: "x", value: .string(String(repeating: "x", count: 1 << 20)))]))
    let error = await #expect(throws: SystemError.self) {
      _ = try await Flow(concurrency: 4).run(source(100), results: sink, failures: sink) {
        item, _, emit throws(Failure) in
        if item.position == 4 { try? reading.close() }
        await emit(large)
      }
    }
    #expect(error?.isClosedPipe == true)
    try writing.close()
  }
}

private struct PipeSink: ResultSink, FailureSink {
  let output: ByteWriter

  func write(_ record: Record) throws(SystemError) { try output.writeLine(record.bytes) }
  func write(_ item: InputItem, _ failure: Failure) throws(SystemError) {}
  func flush() throws(SystemError) { try output.flush() }
  func finish() throws(SystemError) {}
}
