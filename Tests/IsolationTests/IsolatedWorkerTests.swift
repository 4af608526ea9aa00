import Records
import Testing

@testable import Isolation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Each test runs in a process of its own, which has not yet started other threads when it forks.
@Suite struct IsolatedWorkerTests {
  @Test func answersComeBack() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker { $0.reversed() }
      for count in [0, 1, 5, 100_000, 3_000_000, 7] {
        let request = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 3) }
        try #require(try worker.perform(request) == request.reversed())
      }
      for number in 0..<1000 {
        let request = Array("request \(number)".utf8)
        try #require(try worker.perform(request) == request.reversed())
      }
    }
  }

  @Test func requestsAreWrittenInPlace() async {
    await #expect(processExitsWith: .success) {
      let limits = IsolationLimits(messageBytes: 1000)
      let worker = try IsolatedWorker(limits: limits) { $0.reversed() }
      let answer = try worker.perform { room in
        room.copyBytes(from: [1, 2, 3] as [UInt8])
        return 3
      }
      try #require(answer == [3, 2, 1])
      let unread = Failure("no_such_file", "there is none", exit: .noInput)
      let refused = #expect(throws: Failure.self) {
        try worker.perform { (_) throws(Failure) in throw unread }
      }
      try #require(refused?.code == "no_such_file")
      let failure = #expect(throws: Failure.self) { try worker.perform { $0.count + 1 } }
      try #require(failure?.code == "document_too_large")
      let pieces = [[UInt8]](repeating: [UInt8](repeating: 7, count: 400), count: 3)
      let large = #expect(throws: Failure.self) { try worker.perform(pieces: pieces) }
      try #require(large?.code == "document_too_large")
      try #require(try worker.perform(pieces: Array(pieces[..<2])).count == 800)
    }
  }

  @Test func aTrapEndsOneRequest() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker { request in
        let index = Int(request.first ?? 0)
        return [request[index]]
      }
      for _ in 0..<3 {
        try #require(try worker.perform([0]) == [0])
        let failure = #expect(throws: Failure.self) { try worker.perform([9]) }
        try #require(failure?.code == "document_crashed_reader")
        try #require(failure?.exit == .dataError && failure?.retryable == false)
      }
    }
  }

  @Test func anEndlessLoopEndsAtTheDeadline() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker(limits: IsolationLimits(seconds: 0.8)) { request in
        while request == [1] {}
        return request
      }
      let failure = #expect(throws: Failure.self) { try worker.perform([1]) }
      try #require(failure?.code == "document_too_slow")
      try #require(try worker.perform([2]) == [2])
    }
  }

  @Test func memoryIsLimited() async {
    await #expect(processExitsWith: .success) {
      let limits = IsolationLimits(residentBytes: 48 << 20, messageBytes: 1 << 20)
      let worker = try IsolatedWorker(limits: limits) { request in
        guard request == [1] else { return [UInt8](repeating: 0, count: request.count * 2) }
        var hoard: [[UInt8]] = []
        while hoard.count < 4096 { hoard.append([UInt8](repeating: 7, count: 1 << 20)) }
        return hoard.last ?? []
      }
      for request in [
        [1], [UInt8](repeating: 0, count: 2 << 20), [UInt8](repeating: 0, count: 1 << 20),
      ] {
        let failure = #expect(throws: Failure.self) { try worker.perform(request) }
        try #require(failure?.code == "document_too_large")
      }
      let answer = try worker.perform([2])
      try #require(answer == [UInt8]([0, 0]))
    }
  }

  @Test func theFirstWorkerRehearses() async {
    await #expect(processExitsWith: .success) {
      var requests: [[UInt8]] = []
      func rehearsal() -> [UInt8] { [7, 7] }
      let worker = try IsolatedWorker(rehearsal: rehearsal) { request in
        if request == [9] { kill(getpid(), SIGKILL) }
        requests.append(request)
        return requests.first ?? []
      }
      try #require(try worker.perform([1]) == [7, 7])
      #expect(throws: Failure.self) { try worker.perform([9]) }
      try #require(try worker.perform([2]) == [2])
      try #require(requests.isEmpty)
    }
  }

  @Test func threadsShareOneWorker() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker { $0 + $0 }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask {
            let request = Array("\(number)".utf8)
            try #require(try worker.perform(request) == request + request)
          }
        }
        try await group.waitForAll()
      }
    }
  }

  /// The handler tells its own and its supervisor's process; both are gone when the object is.
  @Test func processesEndWithTheObject() async {
    await #expect(processExitsWith: .success) {
      var worker: IsolatedWorker? = try IsolatedWorker { _ in
        Array("\(getpid()) \(getppid())".utf8)
      }
      let answer = try #require(try worker?.perform([]))
      let processes = String(decoding: answer, as: UTF8.self).split(separator: " ")
        .compactMap { pid_t($0) }
      try #require(processes.count == 2)
      worker = nil
      for process in processes { try #require(kill(process, 0) == -1 && errno == ESRCH) }
      // No child is left, not even as a zombie.
      try #require(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
    }
  }

  /// A worker that starts a worker of its own and then crashes stands for a parent that dies.
  @Test func processesEndWhenTheParentDies() async {
    await #expect(processExitsWith: .success) {
      let parent = try IsolatedWorker { request in
        if request == [1] { kill(getpid(), SIGKILL) }
        let inner = try? IsolatedWorker { request in
          while request == [1] {}
          return Array("\(getpid()) \(getppid())".utf8)
        }
        guard let inner, let answer = try? inner.perform([]) else { return [] }
        _ = Unmanaged.passRetained(inner)
        return answer
      }
      let answer = try parent.perform([])
      let processes = String(decoding: answer, as: UTF8.self).split(separator: " ")
        .compactMap { pid_t($0) }
      try #require(processes.count == 2)
      try #require(processes.allSatisfy { !hasEnded($0) })
      #expect(throws: Failure.self) { try parent.perform([1]) }
      while !processes.allSatisfy(hasEnded) { sched_yield() }
    }
  }

  /// Where the kernel has Landlock; elsewhere the worker opens what its user may.
  @Test(.enabled(if: Sandbox.isAvailable)) func workersOpenNoFiles() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker { path in
        let file = open(path.map(CChar.init(bitPattern:)) + [0], O_RDONLY)
        return [file < 0 ? UInt8(errno) : 0]
      }
      for path in ["/etc/passwd", "/proc/self/environ", "/", "/tmp"] {
        try #require(try worker.perform(Array(path.utf8)) == [UInt8(EACCES)], "\(path)")
      }
      for path in ["/usr/lib", "/usr/share"] {
        try #require(try worker.perform(Array(path.utf8)) == [0], "\(path)")
      }
      // The supervisor starts programs, which open what they need.
      let job = ToolJob(
        [ToolJob.Step("/bin/cat", ["/etc/passwd"])], input: [], named: "in", output: "stdout")
      try #require(!(try worker.run(job)).isEmpty)
    }
  }

  @Test func childrenHoldNoDescriptorsOfTheParent() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let worker = try IsolatedWorker { _ in [UInt8(clamping: fcntl(3, F_GETFD) + 1)] }
      _ = try worker.perform([])
      close(ends[1])
      var byte: UInt8 = 0
      // The end of the pipe is seen only when nobody else holds its other side.
      try #require(read(ends[0], &byte, 1) == 0)
    }
  }
}

/// Whether a process is gone, or a zombie that its new parent has not yet reaped.
private func hasEnded(_ process: pid_t) -> Bool {
  guard kill(process, 0) == 0 else { return true }
  guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
  defer { fclose(file) }
  var text = [CChar](repeating: 0, count: 512)
  guard fgets(&text, 512, file) != nil else { return true }
  let status = String(
    decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return status.split(separator: ")").last?.hasPrefix(" Z") == true
}
