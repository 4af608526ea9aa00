import CProcess
import Records
import Testing

@testable import Isolation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Each test runs in a process of its own, which has not yet started other threads when it forks.
@Suite(.timeLimit(.minutes(30))) struct IsolatedWorkerTests {
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

  /// The handler returns the identifiers of its own process and of its supervisor.
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

  /// A parent that is killed leaves no process and no folder of a running converter.
  @Test func nothingRemainsWhenTheParentIsKilled() async {
    await #expect(processExitsWith: .success) {
      var template = "/tmp/jm-tests-XXXXXX".utf8CString.map { $0 }
      try #require(mkdtemp(&template) != nil)
      let place = String(
        decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let parent = cprocess_fork()
      if parent == 0 {
        let worker = try IsolatedWorker { _ in Array("\(getpid()) \(getppid())".utf8) }
        let answer = try worker.perform([])
        _ = answer.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
        let job = ToolJob(
          [ToolJob.Step("/bin/sh", ["-c", "touch ready; sleep 1000"])], input: [], named: "in",
          output: "stdout", temporaryFolder: place,
          limits: ToolLimits(seconds: 1000))
        _ = try? worker.run(job)
        _exit(0)
      }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(ends[0], &bytes, bytes.count)
      let processes = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        .split(separator: " ").compactMap { pid_t($0) }
      try #require(processes.count == 2)
      try #require(processes.allSatisfy { !hasEnded($0) })
      func isConverting() -> Bool {
        guard let folder = opendir(place) else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
          let name = withUnsafeBytes(of: entry.pointee.d_name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
          }
          if access("\(place)/\(name)/ready", F_OK) == 0 { return true }
        }
        return false
      }
      while !isConverting() { sched_yield() }
      kill(parent, SIGKILL)
      _ = cprocess_reap(parent)
      while !processes.allSatisfy(hasEnded) { sched_yield() }
      // An empty folder can be removed.
      try #require(rmdir(place) == 0)
    }
  }

  /// A worker that a document has taken over cannot reach what is outside its own memory: neither
  /// the slot whose programs the supervisor runs, nor the documents of another worker.
  @Test func workersShareOnlyTheirOwnDocuments() async {
    await #expect(processExitsWith: .success) {
      let secret: UInt64 = 0x0123_4567_89AB_CDEF
      // Behind the words and before the messages.
      let offset = 4096
      func read(_ request: [UInt8]) -> [UInt8] {
        let text = String(decoding: request, as: UTF8.self)
        let memory = UInt(text).flatMap { UnsafePointer<UInt64>(bitPattern: $0) }
        return [memory?.pointee == secret ? 1 : 0]
      }
      let first = try IsolatedWorker(handler: read)
      let second = try IsolatedWorker(handler: read)
      func address(_ memory: UnsafeMutableRawPointer) -> [UInt8] {
        (memory + offset).storeBytes(of: secret, as: UInt64.self)
        return Array("\(UInt(bitPattern: memory + offset))".utf8)
      }
      try #require(try first.perform(address(first.connection.documents)) == [1])
      try #require(try second.perform(address(second.connection.documents)) == [1])
      // The address is not mapped, or has other memory.
      for (worker, memory) in [
        (first, first.connection.tools), (second, second.connection.tools),
        (second, first.connection.tools), (second, first.connection.documents),
      ] {
        let answer = try? worker.perform(address(memory))
        try #require(answer != [1])
      }
    }
  }

  #if os(Linux)
    /// The calls that Landlock does not restrict fail with EPERM.
    @Test(.enabled(if: Sandbox.restrictsCalls)) func workersReachNoOtherProcess() async {
      await #expect(processExitsWith: .success) {
        let worker = try IsolatedWorker { request in
          errno = 0
          switch request {
          case [0]: _ = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
          case [1]: _ = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
          case [2]: kill(getppid(), 0)
          case [3]: if cprocess_fork() == 0 { _exit(0) }
          case [4]: chmod("/tmp", 0o1777)
          case [5]: setsid()
          default: kill(getpid(), 0)
          }
          return [UInt8(clamping: errno)]
        }
        for call in UInt8(0)...5 { try #require(try worker.perform([call]) == [UInt8(EPERM)]) }
        try #require(try worker.perform([6]) == [0])
      }
    }
  #endif

  /// Requires Landlock: without it, the worker can open what its user can.
  @Test(.enabled(if: Sandbox.restrictsFiles)) func workersOpenNoFiles() async {
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
      // The supervisor starts programs, which may open files.
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
      // Reading returns 0 only if no other process has the other end of the pipe.
      try #require(read(ends[0], &byte, 1) == 0)
    }
  }
}

/// Whether a process has ended; its new parent may not have reaped it yet.
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
