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

/// Collects what a run writes.
private final class Collector: ResultSink, FailureSink {
  let results = Mutex<[String]>([])
  let failures = Mutex<[String]>([])
  /// The result that cannot be written.
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

@Suite(.timeLimit(.minutes(30))) struct FlowTests {
  private func source(_ arguments: [String]) -> RecordSource {
    RecordSource(
      arguments: arguments, file: .standardInput, parser: InputParser(keyField: "k"),
      maxLine: 1000)
  }

  /// Each record finishes only after the one behind it, as far as the concurrency reaches.
  @Test func resultsAreWrittenInTheOrderOfTheInput() async throws {
    let output = Collector()
    let gates = (0..<4).map { _ in AsyncStream<Void>.makeStream() }
    let tally = try await Flow(concurrency: 4).run(
      source(["0", "1", "2", "3"]), results: output, failures: output
    ) { item, record, emit throws(Failure) in
      let index = item.position - 1
      if index < 3 { for await _ in gates[index + 1].stream {} }
      await emit(record)
      gates[index].continuation.finish()
    }
    #expect(output.results.withLock { $0 } == (0..<4).map { #"{"k":"\#($0)"}"# })
    #expect(tally.succeeded == 4)
  }

  @Test func unorderedResultsAreWrittenAsRecordsFinish() async throws {
    let output = Collector()
    let gate = AsyncStream<Void>.makeStream()
    _ = try await Flow(concurrency: 2, isOrdered: false).run(
      source(["0", "1"]), results: output, failures: output
    ) { item, record, emit throws(Failure) in
      if item.position == 1 { for await _ in gate.stream {} }
      await emit(record)
      if item.position == 2 { gate.continuation.finish() }
    }
    #expect(output.results.withLock { $0 } == [#"{"k":"1"}"#, #"{"k":"0"}"#])
  }

  @Test func noMoreRecordsAreWorkedOnThanAllowed() async throws {
    let output = Collector()
    let running = Mutex((now: 0, most: 0))
    _ = try await Flow(concurrency: 3).run(
      source((0..<50).map(String.init)), results: output, failures: output
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
    #expect(output.results.withLock { $0.count } == 50)
  }

  /// Each record waits until all are waiting.
  @Test func recordsThatWaitMakeRoomForOthers() async throws {
    let output = Collector()
    let waiting = Mutex(0)
    _ = try await Flow(concurrency: 2, inFlight: 20).run(
      source((0..<20).map(String.init)), results: output, failures: output
    ) { _, record, emit throws(Failure) in
      await emit.waiting {
        waiting.withLock { $0 += 1 }
        while waiting.withLock({ $0 < 20 }) { await Task.yield() }
      }
      await emit(record)
    }
    #expect(output.results.withLock { $0.count } == 20)
  }

  /// The first record is unfinished, so that the results of the others cannot be written: no more
  /// than the window allows may start, although the others have ended.
  @Test func theWindowCountsRecordsUntilTheyAreWritten() async throws {
    let output = Collector()
    let begun = Mutex(0)
    let window = 4
    _ = try await Flow(concurrency: 2, window: window).run(
      source((0..<50).map(String.init)), results: output, failures: output
    ) { item, record, emit throws(Failure) in
      begun.withLock { $0 += 1 }
      if item.position == 1 {
        while begun.withLock({ $0 < window }) { await Task.yield() }
        for _ in 0..<5_000 where begun.withLock({ $0 == window }) { await Task.yield() }
        #expect(begun.withLock { $0 } == window)
      }
      await emit(record)
    }
    #expect(output.results.withLock { $0.count } == 50)
  }

  @Test func failedRecordsDoNotStopTheOthers() async throws {
    let output = Collector()
    let tally = try await Flow(concurrency: 2).run(
      source(["a", "bad", "c"]), results: output, failures: output
    ) { item, record, emit throws(Failure) in
      if item.position == 2 { throw Failure("no_good", "No good.", exit: .dataError) }
      await emit(record)
    }
    #expect(output.results.withLock { $0 } == [#"{"k":"a"}"#, #"{"k":"c"}"#])
    #expect(output.failures.withLock { $0 } == ["argument 2 no_good"])
    #expect(tally.exitStatus() == .someFailed)
    #expect(tally.exitStatus(partialIsSuccess: true) == .success)
  }

  /// The input stays open after its first line, and nothing more arrives.
  @Test func stopsAtTheFirstFailureEvenIfNoInputArrives() async throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let writing = FileDescriptor(rawValue: ends[1])
    try writing.write(Array("one\n".utf8))
    let output = Collector()
    let silent = RecordSource(
      arguments: [], file: FileDescriptor(rawValue: ends[0]), parser: InputParser(keyField: "k"),
      maxLine: 1000)
    let tally = try await Flow(concurrency: 2, maxFailures: 1).run(
      silent, results: output, failures: output
    ) { _, _, _ throws(Failure) in throw Failure("no_good", "No good.", exit: .dataError) }
    #expect(tally.failed == 1)
    try writing.close()
  }

  @Test func lostOutputEndsTheRun() async throws {
    let output = Collector(broken: #"{"k":"1"}"#)
    let worked = Mutex(0)
    await #expect(throws: SystemError.self) {
      _ = try await Flow(concurrency: 1).run(
        source((0..<100).map(String.init)), results: output, failures: output
      ) { _, record, emit throws(Failure) in
        worked.withLock { $0 += 1 }
        await emit(record)
      }
    }
    #expect(output.results.withLock { $0 } == [#"{"k":"0"}"#])
    #expect(worked.withLock { $0 } < 10)
  }
}
