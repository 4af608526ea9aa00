package import ArgumentParser
package import LineIO
package import Records
import Synchronization

/// A file that an option names for output. Writing it never destroys anything else.
///
/// An existing file is replaced only if it is empty or if the same option wrote it before; anything
/// else is refused and left unchanged, unless `--force` is given. A file among the inputs is always
/// refused. New content is drafted in a file without a name, and replaces the old content in `finish`:
/// until then the old file may still be read, for instance by the command that feeds this run, and
/// may turn out to be an input. A file that is empty is written at once.
///
/// Pipes, terminals and other devices are written to as they are, and so are the descriptors that
/// `/dev/stdout`, `/dev/stderr` and `/dev/fd/3` name.
package final class OutputFile: Sendable {
  /// What an option says about its file.
  package struct Request: Sendable {
    /// The option, for messages: `--failed`.
    package var option: String
    /// Text as `ArgumentText` has it.
    package var path: String
    /// Whether `--force` is given.
    package var isForced: Bool
    /// Returns whether the same option wrote all of the file before.
    package var isOwnWork: @Sendable (FileDescriptor) throws(SystemError) -> Bool

    package init(
      option: String, path: String, isForced: Bool,
      isOwnWork: @escaping @Sendable (FileDescriptor) throws(SystemError) -> Bool
    ) {
      self.option = option
      self.path = path
      self.isForced = isForced
      self.isOwnWork = isOwnWork
    }

    fileprivate var bytes: [UInt8] { ArgumentText.bytes(path) }
    /// The path for messages.
    fileprivate var label: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The path for messages.
  package let label: String
  private let option: String
  private let file: FileDescriptor
  private let status: FileStatus
  private let state: Mutex<State>

  private struct State {
    /// Whether `finish` replaces what the file holds.
    var holdsOldContent = false
    /// Whether others may have access to the file until the first write.
    var isUnrestricted = false
    /// The new content of a file that holds old content.
    var draft: FileDescriptor?
  }

  /// Opens the file, and creates it for its owner alone (0600) if it does not exist.
  ///
  /// - Parameter inputs: the files that the run reads.
  /// - Throws: `output_is_input` (64), `not_replaceable` or `cannot_create` (73), `output_in_use`
  ///   (75).
  package init(_ request: Request, inputs: [FileStatus]) throws(Failure) {
    label = request.label
    option = request.option
    if let existing = try? FileStatus(following: request.bytes) {
      try Self.refuse(existing, among: inputs, request)
    }
    let inherited: FileDescriptor?
    do throws(SystemError) {
      inherited = try FileDescriptor.inherited(request.bytes)
      file = if let inherited { inherited } else { try .open(writing: request.path, mode: 0o600) }
      status = try file.status()
    } catch {
      throw Failure(
        "cannot_create", "cannot create \(label) for \(option): \(error.reason)",
        exit: .cannotCreate)
    }
    guard inherited == nil, status.isRegularFile else {
      state = Mutex(State())
      return
    }
    state = Mutex(
      State(holdsOldContent: status.size > 0, isUnrestricted: status.permissions != 0o600))
    try Self.lock(file, request)
    if status.size > 0, !request.isForced { try Self.checkContent(status, request) }
  }

  /// Checks that two options do not name the same file, which may not exist yet.
  ///
  /// - Throws: `ValidationError`.
  package static func check(
    _ option: String, _ path: String?, apart other: String, _ otherPath: String?
  ) throws(ValidationError) {
    guard let path, let otherPath, let identity = FileIdentity(ArgumentText.bytes(path)) else {
      return
    }
    if identity == FileIdentity(ArgumentText.bytes(otherPath)) {
      throw ValidationError("\(option) and \(other) name the same file.")
    }
  }

  deinit {
    try? state.withLock { $0.draft }?.close()
    try? file.close()
  }

  /// Whether the file can be read again: it is not a pipe or device.
  package var isRegularFile: Bool { status.isRegularFile }

  /// Whether a person reads what is written.
  var isTerminal: Bool { Terminal.isTerminal(file) }

  /// Whether a path names this file; a device is never the same.
  package func isNamed(by path: [UInt8]) -> Bool {
    guard status.isRegularFile, let other = try? FileStatus(following: path) else { return false }
    return status.isSameFile(as: other)
  }

  /// The failure of an input that is this file.
  package var isInput: Failure { Self.isInput(label, option) }

  /// Writes bytes to the file, or to the draft of its new content.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try withState { (state) throws(SystemError) in
      guard state.holdsOldContent else {
        try restrict(&state)
        return try file.write(bytes)
      }
      let draft = if let draft = state.draft { draft } else { try Self.makeDraft(beside: label) }
      state.draft = draft
      try draft.write(bytes)
    }
  }

  /// Ends writing: what an earlier run wrote is replaced, even if nothing was written.
  package func finish() throws(SystemError) {
    try withState { (state) throws(SystemError) in
      try restrict(&state)
      guard state.holdsOldContent else { return }
      state.holdsOldContent = false
      try file.truncate()
      if let draft = state.draft { try copy(draft) }
    }
  }

  private func withState(
    _ body: (inout State) throws(SystemError) -> Void
  ) throws(SystemError) {
    try state.withLock { state in
      Result { () throws(SystemError) in try body(&state) }
    }.get()
  }

  private func restrict(_ state: inout State) throws(SystemError) {
    if state.isUnrestricted { try file.restrictToOwner() }
    state.isUnrestricted = false
  }

  /// In the folder of the file, which has room for the new content, if that is possible.
  private static func makeDraft(beside path: String) throws(SystemError) -> FileDescriptor {
    if let draft = try? FileDescriptor.temporary(in: PrivateFile.parent(of: path)) { return draft }
    return try .temporary(in: "/tmp")
  }

  private func copy(_ draft: FileDescriptor) throws(SystemError) {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    while true {
      let count = try block.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
        try draft.read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
      }
      if count == 0 { return }
      try file.write(Array(block[..<count]))
      offset += count
    }
  }

  /// Refuses a regular file that the run reads, or that receives its results or messages.
  private static func refuse(
    _ file: FileStatus, among inputs: [FileStatus], _ request: Request
  ) throws(Failure) {
    guard file.isRegularFile else { return }
    if inputs.contains(where: file.isSameFile) { throw isInput(request.label, request.option) }
    if FileDescriptor.number(of: request.bytes) != nil { return }
    for stream in [FileDescriptor.standardOutput, .standardError] {
      if let other = try? stream.status(), file.isSameFile(as: other) {
        throw Failure(
          "output_is_output",
          "\(request.label) already receives the \(stream == .standardOutput ? "results" : "messages")",
          hint: "give \(request.option) another file", exit: .usage)
      }
    }
  }

  /// - Parameter path: text as `ArgumentText` has it.
  static func isInput(_ path: String, _ option: String) -> Failure {
    let label = String(decoding: ArgumentText.bytes(path), as: UTF8.self)
    return Failure(
      "output_is_input", "\(label) is an input of this run", hint: "give \(option) another file",
      exit: .usage)
  }

  /// Two runs that write one file would destroy each other's work.
  private static func lock(_ file: FileDescriptor, _ request: Request) throws(Failure) {
    if file.lockWithoutWaiting() { return }
    throw Failure(
      "output_in_use", "another run is writing \(request.label)",
      hint: "give \(request.option) another file", exit: .tryAgain, retryable: true)
  }

  private static func checkContent(
    _ status: FileStatus, _ request: Request
  ) throws(Failure) {
    let isOwnWork: Bool
    do throws(SystemError) {
      let file = try FileDescriptor.open(reading: request.bytes)
      defer { try? file.close() }
      let isSame = try file.status().isSameFile(as: status)
      isOwnWork = isSame ? try request.isOwnWork(file) : false
    } catch {
      throw Failure(
        "cannot_create", "cannot read \(request.label) before replacing it: \(error.reason)",
        hint: "--force replaces it", exit: .cannotCreate)
    }
    if isOwnWork { return }
    throw Failure(
      "not_replaceable",
      "\(request.label) was not written by \(request.option) and was left unchanged",
      hint: "give \(request.option) another file, or replace this one with --force",
      exit: .cannotCreate)
  }
}
