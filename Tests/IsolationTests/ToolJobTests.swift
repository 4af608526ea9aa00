import Records
import Testing

@testable import Isolation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Each test runs in a process of its own, which has not yet started other threads when it forks.
@Suite(.timeLimit(.minutes(30))) struct ToolJobTests {
  private static func shell(_ script: String) -> ToolJob.Step {
    ToolJob.Step("/bin/sh", ["-c", script])
  }

  @Test func stepsShareAFolder() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker { $0 }
      let job = ToolJob(
        [Self.shell("tr a-z A-Z <in.txt >up.txt"), .init("/bin/cat", ["up.txt", "in.txt"])],
        input: Array("page".utf8), named: "in.txt", output: "stdout")
      try #require(String(decoding: try worker.run(job), as: UTF8.self) == "PAGEpage")
      // The same supervisor still serves the reader.
      try #require(try worker.perform([1]) == [1])
    }
  }

  @Test(.enabled(if: access("/proc/self/status", R_OK) == 0))
  func programsInheritNothing() async {
    await #expect(processExitsWith: .success) {
      setenv("JM_TOKEN", "secret", 1)
      signal(SIGINT, SIG_IGN)
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let worker = try IsolatedWorker { $0 }
      let script = """
        env | grep -v -e ^PWD= -e ^SHLVL= -e ^_= | sed "s|$(pwd -P)|FOLDER|;s|$(pwd)|FOLDER|" | sort
        ls /dev/fd/ | tr '\\n' ' '
        sed -n 's/^SigIgn:\\t*//p' /proc/self/status
        wc -c </dev/stdin
        stat -c %a .
        """
      let job = ToolJob(
        [Self.shell(script)], input: [], named: "in", output: "stdout",
        environment: ["PATH": "/usr/bin:/bin"])
      let text = String(decoding: try worker.run(job), as: UTF8.self)
      let lines = text.split(separator: "\n").map(String.init)
      try #require(
        lines.prefix(3) == ["HOME=FOLDER", "PATH=/usr/bin:/bin", "TMPDIR=FOLDER"], "\(text)")
      // The fourth descriptor is that of ls itself. The C library reserves the signals from 32.
      let words = lines[3].split(separator: " ")
      try #require(words.dropLast() == ["0", "1", "2", "3"], "\(text)")
      let ignored = words.last.flatMap { UInt64($0, radix: 16) } ?? .max
      try #require(ignored & 0x7FFF_FFFF == 0, "\(text)")
      try #require(lines.suffix(2) == ["0", "700"], "\(text)")
    }
  }

  @Test func limitsEndTheJob() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker { $0 }
      func code(_ script: String, _ limits: ToolLimits) -> String? {
        let job = ToolJob(
          [Self.shell(script)], input: [], named: "in", output: "stdout", limits: limits)
        do throws(Failure) {
          _ = try worker.run(job)
          return nil
        } catch {
          return error.code
        }
      }
      try #require(code("sleep 1000", ToolLimits(seconds: 0.2)) == "document_too_slow")
      try #require(code("sleep 1000 & sleep 1000", ToolLimits(seconds: 0.2)) == "document_too_slow")
      try #require(
        code("exec yes", ToolLimits(seconds: 300, outputBytes: 1 << 20)) == "document_too_large")
      try #require(
        code(
          "for n in 1 2 3 4 5 6 7 8; do head -c 200000 /dev/zero >$n; done; sleep 1000",
          ToolLimits(seconds: 300, outputBytes: 1 << 20)) == "document_too_large")
      try #require(code("echo why >&2; exit 3", ToolLimits()) == "converter_failed")
      try #require(code("kill -9 $$", ToolLimits()) == "converter_failed")
      try #require(code("true", ToolLimits()) == nil)
      try #require(try worker.perform([2]) == [2])
    }
  }

  #if os(Linux)
    /// A process that leaves the session of its program ends with the job too.
    @Test(.enabled(if: access("/usr/bin/setsid", X_OK) == 0))
    func processesThatLeaveTheSessionEnd() async {
      await #expect(processExitsWith: .success) {
        let worker = try IsolatedWorker { $0 }
        for script in ["exit 0", "exit 1", "sleep 1000"] {
          // The process identifier is in the message of a failed job, and in the output of another.
          let job = ToolJob(
            [
              Self.shell(
                "setsid sh -c 'echo $$ >&2; echo $$; touch ready; exec sleep 1000' & "
                  + "while ! test -e ready; do :; done; \(script)")
            ], input: [], named: "in", output: "stdout", environment: ["PATH": "/usr/bin:/bin"],
            limits: ToolLimits(seconds: script == "sleep 1000" ? 1 : 60))
          var text = ""
          do throws(Failure) {
            text = String(decoding: try worker.run(job), as: UTF8.self)
          } catch {
            text = error.message
          }
          guard script != "sleep 1000" else { continue }
          let process = try #require(
            pid_t(text.split(whereSeparator: \.isWhitespace).last ?? ""), "\(text)")
          try #require(kill(process, 0) == -1 && errno == ESRCH, "\(script)")
        }
      }
    }

    /// A program that a document takes over can read what its user may, but changes nothing.
    @Test(.enabled(if: Sandbox.restrictsFiles)) func programsWriteOnlyInTheirFolder() async {
      await #expect(processExitsWith: .success) {
        var template = "/tmp/jm-tests-XXXXXX".utf8CString.map { $0 }
        try #require(mkdtemp(&template) != nil)
        let place = String(
          decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let worker = try IsolatedWorker { $0 }
        let script = """
          (echo x >inside && mkdir a && mv inside a/moved && rm a/moved && echo x >/dev/null) && echo in
          (echo x >\(place)/file) 2>/dev/null || echo out
          kill -0 $PPID 2>/dev/null || echo unseen
          """
        let job = ToolJob(
          [Self.shell(script)], input: [], named: "in", output: "stdout",
          environment: ["PATH": "/usr/bin:/bin"])
        let text = String(decoding: try worker.run(job), as: UTF8.self)
        try #require(text.hasPrefix("in\nout\n"), "\(text)")
        // An empty folder can be removed.
        try #require(rmdir(place) == 0)
      }
    }

    @Test func memoryOfAllProcessesCounts() async {
      await #expect(processExitsWith: .success) {
        let worker = try IsolatedWorker { $0 }
        // The shell keeps the text in a variable while its child sleeps.
        let script = "x=$(head -c 20000000 /dev/zero | tr '\\0' a); sleep 1000"
        let job = ToolJob(
          [Self.shell(script)], input: [], named: "in", output: "stdout",
          limits: ToolLimits(seconds: 300, residentBytes: 10 << 20))
        let failure = #expect(throws: Failure.self) { try worker.run(job) }
        try #require(failure?.code == "document_too_large")
      }
    }
  #endif

  @Test func failuresQuoteTheProgram() async {
    await #expect(processExitsWith: .success) {
      let worker = try IsolatedWorker { $0 }
      func failure(_ steps: [ToolJob.Step], output: String = "stdout") -> Failure? {
        let job = ToolJob(steps, input: [], named: "in", output: output)
        return #expect(throws: Failure.self) { try worker.run(job) }
      }
      try #require(
        failure([Self.shell("echo; echo 'no such page' >&2; exit 3")])?.message
          == "the converter failed with status 3: no such page")
      try #require(
        failure([Self.shell("true")], output: "page.pdf")?.message
          == "the converter produced no output")
      try #require(
        failure([.init("/nowhere/tool", [])])?.message == "the converter failed with status 127")
    }
  }

  /// The folder is removed with the job, even if the job was ended by force.
  @Test func foldersAreRemoved() async {
    await #expect(processExitsWith: .success) {
      var template = "/tmp/jm-tests-XXXXXX".utf8CString.map { $0 }
      try #require(mkdtemp(&template) != nil)
      let place = String(
        decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let worker = try IsolatedWorker { $0 }
      for script in ["mkdir -p a/b; touch a/b/c; ln -s / root; pwd", "touch x; sleep 1000"] {
        let job = ToolJob(
          [Self.shell(script)], input: [1, 2], named: "in", output: "stdout",
          temporaryFolder: place, limits: ToolLimits(seconds: 0.5))
        _ = try? worker.run(job)
        // An empty folder can be removed, and made again.
        try #require(rmdir(place) == 0 && mkdir(place, 0o700) == 0)
      }
      rmdir(place)
    }
  }
}
