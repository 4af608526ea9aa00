internal import LineIO
internal import Records
internal import Synchronization

/// A JSON object in a 0600 file of the 0700 state folder, replaced in one step under a lock.
///
/// Without a state folder the object is always empty and nothing is stored. A damaged file is moved
/// aside, never deleted. `PrivateState` decides which files are safe to read.
final class StateFile: Sendable {
  /// The interval at which a lock that is held is tried again.
  private static let lockInterval = Duration.milliseconds(20)

  /// Nil if there is no home folder.
  let path: String?
  /// What the file holds, for messages: `the last search`.
  private let contents: String
  /// How long to wait for a lock. Writers hold it only while they replace a small file.
  private let patience: Duration
  private let state: PrivateState
  private let environment: Environment
  private let sleep: @Sendable (Duration) async throws -> Void
  /// Whether `updateIfPossible` has failed: later calls would wait for the same fault again.
  private let hasFailed = Mutex(false)

  init(
    _ name: String, _ contents: String, patience: Duration, _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    path = environment.stateFolder.map { "\($0)/\(name)" }
    self.contents = contents
    self.patience = patience
    state = PrivateState(environment)
    self.environment = environment
    self.sleep = sleep
  }

  var isReadOnly: Bool { environment.isReadOnly }

  /// The object; empty if there is no file, or a damaged one, which is moved aside with a warning.
  ///
  /// - Throws: what `PrivateState.contents(of:)` throws.
  func read() throws(Failure) -> JSONObject {
    guard let path else { return JSONObject() }
    if let object = try object(at: path) { return object }
    if environment.isReadOnly {
      environment.warn("'\(path)' is damaged; it is ignored")
      return JSONObject()
    }
    let result: Result<JSONObject, Failure>
    do throws(SystemError) {
      guard let lock = try LockedFile.open(Self.lockPath(path), waits: false) else {
        environment.warn("'\(path)' is damaged; it is ignored")
        return JSONObject()
      }
      // Another process may have replaced the file meanwhile.
      result = Result { () throws(Failure) in try readUnderLock(path) }
      _ = consume lock
    } catch {
      environment.warn("'\(path)' is damaged and cannot be moved aside: cannot \(error)")
      return JSONObject()
    }
    return try result.get()
  }

  /// Changes the object while no other process does. Nothing is changed if the environment is
  /// read-only.
  ///
  /// - Parameter isOnDisk: Whether the change is on the disk on return.
  /// - Throws: `cannot_write` (73), `lock_held` (75), and what `read` throws.
  func update(
    isOnDisk: Bool = true, _ change: (inout JSONObject) -> Void
  ) async throws(Failure) {
    guard let path, !environment.isReadOnly else { return }
    let lock = try await self.lock(Self.lockPath(path))
    var object = try readUnderLock(path)
    let before = object
    change(&object)
    if object != before {
      do throws(SystemError) {
        try PrivateFile.replace(
          path, with: JSON.object(object).line + [0x0A], isOnDisk: isOnDisk)
      } catch {
        throw unwritable(error)
      }
    }
    _ = consume lock
  }

  /// As `update`, for contents that a run can do without: a failure is only a warning.
  func updateIfPossible(isOnDisk: Bool = true, _ change: (inout JSONObject) -> Void) async {
    if hasFailed.withLock({ $0 }) { return }
    do throws(Failure) {
      try await update(isOnDisk: isOnDisk, change)
    } catch {
      hasFailed.withLock { $0 = true }
      environment.warnUnsaved(error.message)
    }
  }

  /// As `update`, but creates no file if there is none.
  func updateIfThere(_ change: (inout JSONObject) -> Void) async throws(Failure) {
    if try read().isEmpty { return }
    try await update(change)
  }

  /// Takes the lock at `path`, and creates its folder if there is none.
  func lock(_ path: String) async throws(Failure) -> LockedFile {
    var waited = Duration.zero
    while true {
      do throws(SystemError) {
        try PrivateFile.makeFolder(PrivateFile.parent(of: path))
      } catch {
        throw unwritable(error)
      }
      try state.checkFolder(PrivateFile.parent(of: path))
      do throws(SystemError) {
        if let lock = try LockedFile.open(path, waits: false) { return lock }
      } catch {
        throw unwritable(error)
      }
      guard waited < patience else { break }
      do {
        try await sleep(Self.lockInterval)
      } catch {
        throw Failure(
          "cancelled", "interrupted while waiting for the lock '\(path)'", exit: .interrupted)
      }
      waited += Self.lockInterval
    }
    throw Failure(
      "lock_held",
      "\(contents) is not saved: another process held '\(path)' for \(patience.components.seconds) s",
      hint: "try again; the lock ends with the process that holds it", exit: .tryAgain,
      retryable: true)
  }

  private func readUnderLock(_ path: String) throws(Failure) -> JSONObject {
    if let object = try object(at: path) { return object }
    let aside = Self.unusedName(for: path, at: environment.now())
    do throws(SystemError) {
      try PrivateFile.move(path, to: aside)
    } catch {
      throw Failure(
        "damaged_file", "'\(path)' is damaged and cannot be moved aside: cannot \(error)",
        hint: "move it away yourself", exit: .configuration)
    }
    environment.warn("'\(path)' is damaged; it is now '\(aside)'")
    return JSONObject()
  }

  /// The object in the file, empty if there is no file; nil if the file is damaged.
  private func object(at path: String) throws(Failure) -> JSONObject? {
    guard let contents = try state.contents(of: path) else { return JSONObject() }
    guard case .whole(let bytes) = contents else { return nil }
    return (try? JSON(parsing: bytes))?.objectValue
  }

  private static func lockPath(_ path: String) -> String { "\(path).lock" }

  /// A name for the damaged file that no other file has. The caller holds the lock.
  private static func unusedName(for path: String, at time: Timestamp) -> String {
    let name = "\(path).damaged-\(time.rfc3339)"
    if !PrivateFile.exists(name) { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { !PrivateFile.exists($0) } ?? name
  }

  private func unwritable(_ error: SystemError) -> Failure {
    Failure(
      "cannot_write", "\(contents) is not saved: cannot \(error)",
      hint: "make the folder writable, or set XDG_STATE_HOME to another one", exit: .cannotCreate)
  }
}
