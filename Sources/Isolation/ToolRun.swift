import CProcess

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs the programs of a job and watches their time, their memory, the files they write, and
/// whether the parent still exists.
struct ToolRun {
  enum End {
    case output([UInt8])
    /// A program failed with this status, or made no output; the first line of its messages,
    /// shortened.
    case failed(status: Int32, message: String)
    case tooSlow
    case tooLarge
    /// The parent is gone.
    case abandoned
  }

  private let job: ToolJob
  private let folder: String
  private let pause: (Int32) -> Bool
  private let start = cprocess_seconds()
  /// Milliseconds between two checks of whether a program has ended.
  private static let tick: Int32 = 10
  /// Memory and files are measured once in this many ticks, because that means looking at every
  /// process.
  private static let ticksPerMeasurement = 10
  /// Programs may reserve this many times the memory that they may use, and one gigabyte more. The
  /// memory that they do use is measured.
  private static let reservation: UInt64 = 4
  /// Bytes of standard error that are searched for a message, and the characters of it that are
  /// kept.
  private static let messageLimits = (bytes: 400, characters: 200)

  /// - Parameter pause: Waits about this many milliseconds; false if the parent is gone.
  /// - Precondition: The process has one thread.
  static func run(_ job: ToolJob, pause: @escaping (Int32) -> Bool) -> End {
    var template = "\(job.temporaryFolder)/jm-XXXXXX".utf8CString.map { $0 }
    guard cprocess_make_folder(&template) == 0 else {
      return .failed(
        status: 73, message: "cannot create a temporary folder in \(job.temporaryFolder)")
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
      return .failed(status: 73, message: "cannot write to the temporary folder")
    }
    for step in job.steps {
      if let end = run(step) { return end }
    }
    guard let output = read("\(folder)/\(job.outputName)") else {
      return .failed(status: 0, message: message)
    }
    return output.count > job.limits.outputBytes ? .tooLarge : .output(output)
  }

  /// Runs one program: nil if it succeeded.
  private func run(_ step: ToolJob.Step) -> End? {
    var limits = cprocess_tool_limits(
      cpu_seconds: UInt32(max(1, min(job.limits.seconds.rounded(.up), 100_000))),
      data_bytes: UInt64(max(0, min(job.limits.residentBytes, 1 << 40))) * Self.reservation
        + 1 << 30,
      file_bytes: UInt64(max(0, job.limits.outputBytes)))
    let variables = job.environment.merging(["HOME": folder, "TMPDIR": folder]) { $1 }
      .map { "\($0.key)=\($0.value)" }
    let pid = withCStrings([step.program] + step.arguments) { arguments in
      withCStrings(variables) { variables in
        cprocess_start_tool(step.program, arguments, variables, folder, &limits)
      }
    }
    guard pid > 0 else {
      return .failed(status: 71, message: "cannot start \(step.program)")
    }
    let end = watch(pid)
    // Processes that the program started and left running end with it.
    cprocess_end_tool(pid)
    return end
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
      default: return .failed(status: status, message: message)
      }
      if cprocess_seconds() - start > job.limits.seconds { return .tooSlow }
      if ticks % Self.ticksPerMeasurement == 0 {
        guard cprocess_tool_bytes(pid) <= job.limits.residentBytes,
          cprocess_folder_bytes(folder) <= job.input.count + job.limits.outputBytes
        else { return .tooLarge }
      }
      ticks += 1
      if !pause(Self.tick) { return .abandoned }
    }
  }

  /// The beginning of the first line that the program wrote to standard error.
  private var message: String {
    let bytes = read("\(folder)/stderr", limit: Self.messageLimits.bytes) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return String(
      first.filter { !$0.isWhitespace || $0 == " " }.prefix(Self.messageLimits.characters))
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

  /// The contents of a file, at most one byte more than the limit; nil if there is no such file.
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

/// Calls `body` with a null-terminated C array of C strings.
private func withCStrings<Value>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
