import Dispatch
import Records
import Synchronization
import Testing

@testable import Isolation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Requests whose processes die. Each test runs in a process of its own.
@Suite(.timeLimit(.minutes(30))) struct SlotTests {
  /// The request that waits behind one that kills its reader is read once, by the next reader.
  @Test func theNextRequestOutlivesTheWorker() async {
    await #expect(processExitsWith: .success) {
      var handled = 0
      let worker = try IsolatedWorker { request in
        if request == [0] {
          // Until the other request waits, and the test ends the worker.
          pause()
        }
        handled += 1
        return request + [UInt8(handled)] + Array("\(getpid())".utf8)
      }
      func process(_ answer: [UInt8]) -> pid_t {
        pid_t(String(decoding: answer.dropFirst(2), as: UTF8.self)) ?? 0
      }
      let first = process(try worker.perform([7]))
      for round in UInt8(1)...20 {
        let victim = round == 1 ? first : process(try worker.perform([8]))
        let killer = Background { () throws(Failure) in try worker.perform([0]) }
        while !worker.states.contains(where: { $0.kind == .reading }) { sched_yield() }
        let waiting = Background { () throws(Failure) in try worker.perform([round]) }
        while !worker.states.contains(where: { $0.kind == .request }) { sched_yield() }
        kill(victim, SIGKILL)
        let failure = #expect(throws: Failure.self) { try killer.get() }
        try #require(failure?.code == "document_crashed_reader")
        let answer = try waiting.get()
        try #require(answer.prefix(2) == [round, 1])
        try #require(process(answer) != victim)
      }
    }
  }

  /// Ending a worker because of one request does not end another request.
  @Test func theNextRequestOutlivesTheDeadline() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker(limits: IsolationLimits(seconds: 0.3)) { request in
        while request == [0] {}
        return request
      }
      for _ in 0..<3 {
        let slow = Background { () throws(Failure) in try worker.perform([0]) }
        while !worker.states.contains(where: { $0.kind == .reading }) { sched_yield() }
        let next = Background { () throws(Failure) in try worker.perform([1]) }
        let failure = #expect(throws: Failure.self) { try slow.get() }
        try #require(failure?.code == "document_too_slow")
        try #require(try next.get() == [1])
      }
    }
  }

  /// A worker that holds much memory after a request is replaced, which is not a crash.
  @Test func memoryIsNotChargedToTheNextRequest() async {
    await #expect(processExitsWith: .success) {
      var hoard: [[UInt8]] = []
      let limits = IsolationLimits(residentBytes: 64 << 20)
      let worker = try IsolatedWorker(limits: limits) { request in
        if request == [1] {
          hoard = (0..<40).map { [UInt8](repeating: $0, count: 1 << 20) }
          let start = ContinuousClock.now
          while ContinuousClock.now - start < .milliseconds(100) {}
        }
        return Array("\(hoard.count) \(getpid())".utf8)
      }
      let before = try worker.perform([0])
      let large = String(decoding: try worker.perform([1]), as: UTF8.self)
      try #require(large.hasPrefix("40 "))
      let after = String(decoding: try worker.perform([2]), as: UTF8.self)
      try #require(after.hasPrefix("0 ") && after != String(decoding: before, as: UTF8.self))
    }
  }

  /// A sleeping supervisor is woken to watch a request, and notices that an idle worker died.
  @Test func aSleepingSupervisorIsWoken() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker(limits: IsolationLimits(seconds: 0.3)) { request in
        while request == [0] {}
        return Array("\(getpid())".utf8)
      }
      for _ in 0..<3 {
        let process = pid_t(String(decoding: try worker.perform([1]), as: UTF8.self)) ?? 0
        while !worker.supervisorSleeps { sched_yield() }
        let failure = #expect(throws: Failure.self) { try worker.perform([0]) }
        try #require(failure?.code == "document_too_slow")
        let next = pid_t(String(decoding: try worker.perform([1]), as: UTF8.self)) ?? 0
        try #require(next != process)
        while !worker.supervisorSleeps { sched_yield() }
        kill(next, SIGKILL)
        let third = pid_t(String(decoding: try worker.perform([1]), as: UTF8.self)) ?? 0
        try #require(third > 0 && third != next)
      }
    }
  }

  #if os(Linux)
    /// Requests fail if the supervisor was killed: there is no process that would end them.
    @Test func aLostSupervisorFailsRequests() async {
      await #expect(processExitsWith: .success) {
        let worker = try IsolatedWorker { request in
          while request == [0] {}
          return request
        }
        try #require(try worker.perform([1]) == [1])
        let reading = Background { () throws(Failure) in try worker.perform([0]) }
        while !worker.states.contains(where: { $0.kind == .reading }) { sched_yield() }
        kill(worker.supervisor, SIGKILL)
        let lost = #expect(throws: Failure.self) { try reading.get() }
        try #require(lost?.code == "worker_lost")
        for request in [[1], [2]] as [[UInt8]] {
          let failure = #expect(throws: Failure.self) { try worker.perform(request) }
          try #require(failure?.code == "worker_lost")
          try #require(failure?.exit == .internalFault)
        }
      }
    }
  #endif

  /// The deadline applies from the moment the request waits, not only while the worker reads it.
  @Test func aWorkerThatNeverBeginsIsReplaced() async {
    await #expect(processExitsWith: .success) {
      let limits = IsolationLimits(seconds: 0.3)
      let worker = try IsolatedWorker(limits: limits) { _ in Array("\(getpid())".utf8) }
      let process = pid_t(String(decoding: try worker.perform([1]), as: UTF8.self)) ?? 0
      try #require(kill(process, SIGSTOP) == 0)
      let failure = #expect(throws: Failure.self) { try worker.perform([1]) }
      try #require(failure?.code == "document_too_slow")
      let next = pid_t(String(decoding: try worker.perform([1]), as: UTF8.self)) ?? 0
      try #require(next > 0 && next != process)
    }
  }

  @Test func programsRunBesideTheReader() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker(limits: IsolationLimits(seconds: 0.3)) { request in
        while request == [0] {}
        return request
      }
      let job = ToolJob(
        [ToolJob.Step("/bin/sh", ["-c", "cat in; sleep 1"])], input: [5, 6], named: "in",
        output: "stdout")
      let made = Background { () throws(Failure) in try worker.run(job) }
      while !worker.states.contains(where: { $0.kind == .tools }) { sched_yield() }
      let failure = #expect(throws: Failure.self) { try worker.perform([0]) }
      try #require(failure?.code == "document_too_slow")
      try #require(try worker.perform([2]) == [2])
      try #require(try made.get() == [5, 6])
    }
  }

  @Test func statesAreWords() {
    let state = SlotState(.request, count: 68_157_440, number: 0xFF_FFFF)
    #expect(SlotState(word: state.word) == state)
    #expect(state.becoming(.answer, count: 3) == SlotState(.answer, count: 3, number: 0xFF_FFFF))
    #expect(SlotState(.request, number: 0x100_0001) == SlotState(.request, number: 1))
  }
}

/// Runs a blocking function on a thread of its own.
private final class Background: Sendable {
  private let result = Mutex<Result<[UInt8], Failure>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ body: @escaping @Sendable () throws(Failure) -> [UInt8]) {
    DispatchQueue(label: "background").async { [self] in
      let ended = Result { () throws(Failure) in try body() }
      result.withLock { $0 = ended }
      isDone.signal()
    }
  }

  func get() throws(Failure) -> [UInt8] {
    isDone.wait()
    defer { isDone.signal() }
    return try result.withLock { $0 }?.get() ?? []
  }
}
