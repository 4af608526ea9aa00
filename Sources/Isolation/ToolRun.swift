import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a job's programs and watches them: their time, their memory, what they write, and whether
/// the one who asked is still there.
struct ToolRun {
  enum End {
    case output([UInt8])
    /// A program ended with this status, or left no output; what it said, shortened.
    case failed(status: Int32, said: String)
    case tooSlow
    case tooLarge
    /// The one who asked is gone.
    case abandoned
  }

  private let job: ToolJob
  private let folder: String
  /// Lets about so many milliseconds pass; false when the one who asked is gone.
  private let pause: (Int32) -> Bool
  private let start = cprocess_seconds()
  private static let tick: Int32 = 10

  /// - Parameter pause: lets about so many milliseconds pass; false when the one who asked is gone.
  /// - Precondition: the process has one thread.
  static func run(_ job: ToolJob, pause: @escaping (Int32) -> Bool) -> End {
    var template = "\(job.temporaryFolder)/jm-XXXXXX".utf8CString.map { $0 }
    guard cprocess_make_folder(&template) == 0 else {
      return .failed(status: 73, said: "no temporary folder in \(job.temporaryFolder)")
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { cprocess_remove_folder(folder) }
    return ToolRun(job: job, folder: folder, pause: pause).run()
  }

  private init(job: ToolJob, folder: String, pause: @escaping (Int32) -> Bool) {
    self.job = job
    self.folder = folder
    self.pause = pause
  }

  private func run() -> End {
    guard write(job.input, to: "\(folder)/\(job.inputName)") else {
      return .failed(status: 73, said: "the temporary folder cannot be written")
    }
    for step in job.steps {
      if let end = run(step) { return end }
    }
    guard let output = read("\(folder)/\(job.outputName)") else {
      return .failed(status: 0, said: said)
    }
    return output.count > job.limits.outputBytes ? .tooLarge : .output(output)
  }

  /// Nil when the program ended well.
  private func run(_ step: ToolJob.Step) -> End? {
    var limits = cprocess_tool_limits(
      cpu_seconds: UInt32(max(1, min(job.limits.seconds.rounded(.up), 100_000))),
      // Programs reserve more than they use; what they use is watched.
      data_bytes: UInt64(max(0, min(job.limits.residentBytes, 1 << 40))) * 4 + 1 << 30,
      file_bytes: UInt64(max(0, job.limits.outputBytes)))
    let variables = job.environment.merging(["HOME": folder, "TMPDIR": folder]) { $1 }
      .map { "\($0.key)=\($0.value)" }
    let pid = withCStrings([step.program] + step.arguments) { arguments in
      withCStrings(variables) { variables in
        cprocess_start_tool(step.program, arguments, variables, folder, &limits)
      }
    }
    guard pid > 0 else { return .failed(status: 71, said: "no process for \(step.program)") }
    let end = watch(pid)
    // What the program left running in its session ends with it.
    cprocess_end_session(pid)
    if end != nil { _ = cprocess_reap(pid) }
    guard end == nil else { return end }
    return nil
  }

  private func watch(_ pid: pid_t) -> End? {
    var ticks = 0
    while true {
      var status: Int32 = 0
      switch cprocess_try_reap(pid, &status) {
      case 0: break
      case 1 where status == 0: return nil
      case 1 where status == 128 + SIGXCPU: return .tooSlow
      case 1 where status == 128 + SIGXFSZ: return .tooLarge
      default: return .failed(status: status, said: said)
      }
      if cprocess_seconds() - start > job.limits.seconds { return .tooSlow }
      if ticks % 10 == 0 {
        guard cprocess_session_bytes(pid) <= job.limits.residentBytes,
          cprocess_folder_bytes(folder) <= job.input.count + job.limits.outputBytes
        else { return .tooLarge }
      }
      ticks += 1
      if !pause(Self.tick) { return .abandoned }
    }
  }

  /// The first words of what the program said on standard error.
  private var said: String {
    let bytes = read("\(folder)/stderr", limit: 400) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return String(first.filter { !$0.isWhitespace || $0 == " " }.prefix(200))
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while let base = rest.baseAddress, !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(file, base, rest.count)
        #else
          let count = Darwin.write(file, base, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }

  /// At most one byte more than the limit; nil when there is no such file.
  private func read(_ path: String, limit: Int? = nil) -> [UInt8]? {
    let limit = limit ?? job.limits.outputBytes + 1
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      #if canImport(Glibc)
        let count = Glibc.read(file, &chunk, min(chunk.count, limit - bytes.count))
      #else
        let count = Darwin.read(file, &chunk, min(chunk.count, limit - bytes.count))
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}

/// Calls with a C array of C strings that ends with NULL.
private func withCStrings<Value>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
