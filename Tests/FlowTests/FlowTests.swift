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

/// Keeps what a run writes.
private final class Kept: ResultSink, FailureSink {
  let results = Mutex<[String]>([])
  let failures = Mutex<[String]>([])
  /// Writing this result fails.
  let broken: String?

  init(broken: String? = nil) { self.broken = broken }

  func write(_ record: Record) throws(SystemError) {
    let text = String(decoding: record.bytes, as: UTF8.self)
    if text == broken { throw SystemError("write", errno: EPIPE) }
    results.withLock { $0.append(text) }
  }
  func write(_ item: InputItem, _ failure: Failure) throws(SystemError) {
    failures.withLock { $0.append("\(item.label) \(failure.code)") }
  }
  func flush() throws(SystemError) {}
  func finish() throws(SystemError) {}
}

@Suite struct FlowTests {
  private func source(_ arguments: [String]) -> RecordSource {
    RecordSource(
      arguments: arguments, file: .standardInput, parser: InputParser(keyField: "k"),
      maxLine: 1000)
  }

  /// Each record finishes only after the one behind it, as far as the concurrency reaches.
  @Test func resultsLeaveInTheOrderOfTheInput() async throws {
    let kept = Kept()
    let gates = (0..<4).map { _ in AsyncStream<Void>.makeStream() }
    let tally = try await Flow(concurrency: 4).run(
      source(["0", "1", "2", "3"]), results: kept, failures: kept
    ) { item, record, emit throws(Failure) in
      let index = item.position - 1
      if index < 3 { for await _ in gates[index + 1].stream {} }
      await emit(record)
      gates[index].continuation.finish()
    }
    #expect(kept.results.withLock { $0 } == (0..<4).map { #"{"k":"\#($0)"}"# })
    #expect(tally.succeeded == 4)
  }

  @Test func unorderedResultsLeaveAsTheyCome() async throws {
    let kept = Kept()
    let gate = AsyncStream<Void>.makeStream()
    _ = try await Flow(concurrency: 2, isOrdered: false).run(
      source(["0", "1"]), results: kept, failures: kept
    ) { item, record, emit throws(Failure) in
      if item.position == 1 { for await _ in gate.stream {} }
      await emit(record)
      if item.position == 2 { gate.continuation.finish() }
    }
    #expect(kept.results.withLock { $0 } == [#"{"k":"1"}"#, #"{"k":"0"}"#])
  }

  @Test func neverMoreAtWorkThanAllowed() async throws {
    let kept = Kept()
    let running = Mutex((now: 0, most: 0))
    _ = try await Flow(concurrency: 3).run(
      source((0..<50).map(String.init)), results: kept, failures: kept
    ) { _, record, emit throws(Failure) in
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      await Task.yield()
      running.withLock { $0.now -= 1 }
      await emit(record)
    }
    #expect(running.withLock { $0.most } <= 3)
    #expect(kept.results.withLock { $0.count } == 50)
  }

  /// Nobody goes on before all have come to rest.
  @Test(.timeLimit(.minutes(1))) func recordsAtRestMakeRoomForOthers() async throws {
    let kept = Kept()
    let resting = Mutex(0)
    _ = try await Flow(concurrency: 2, inFlight: 20).run(
      source((0..<20).map(String.init)), results: kept, failures: kept
    ) { _, record, emit throws(Failure) in
      await emit.waiting {
        resting.withLock { $0 += 1 }
        while resting.withLock({ $0 < 20 }) { await Task.yield() }
      }
      await emit(record)
    }
    #expect(kept.results.withLock { $0.count } == 20)
  }

  @Test func failedRecordsDoNotStopTheOthers() async throws {
    let kept = Kept()
    let tally = try await Flow(concurrency: 2).run(
      source(["a", "bad", "c"]), results: kept, failures: kept
    ) { item, record, emit throws(Failure) in
      if item.position == 2 { throw Failure("no_good", "No good.", exit: .dataError) }
      await emit(record)
    }
    #expect(kept.results.withLock { $0 } == [#"{"k":"a"}"#, #"{"k":"c"}"#])
    #expect(kept.failures.withLock { $0 } == ["argument 2 no_good"])
    #expect(tally.exitStatus() == .someFailed)
    #expect(tally.exitStatus(partialIsSuccess: true) == .success)
  }

  /// The input stays open and silent after its first line.
  @Test func stopsAtTheFirstFailureAlsoWhileInputIsSilent() async throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let writing = FileDescriptor(rawValue: ends[1])
    try writing.write(Array("one\n".utf8))
    let kept = Kept()
    let silent = RecordSource(
      arguments: [], file: FileDescriptor(rawValue: ends[0]), parser: InputParser(keyField: "k"),
      maxLine: 1000)
    let tally = try await Flow(concurrency: 2, maxFailures: 1).run(
      silent, results: kept, failures: kept
    ) { _, _, _ throws(Failure) in throw Failure("no_good", "No good.", exit: .dataError) }
    #expect(tally.failed == 1)
    try writing.close()
  }

  @Test func lostOutputEndsTheRun() async throws {
    let kept = Kept(broken: #"{"k":"1"}"#)
    let worked = Mutex(0)
    await #expect(throws: SystemError.self) {
      _ = try await Flow(concurrency: 1).run(
        source((0..<100).map(String.init)), results: kept, failures: kept
      ) { _, record, emit throws(Failure) in
        worked.withLock { $0 += 1 }
        await emit(record)
      }
    }
    #expect(kept.results.withLock { $0 } == [#"{"k":"0"}"#])
    #expect(worked.withLock { $0 } < 10)
  }
}
