internal import LineIO
internal import Records

/// A JSON object in a 0600 file of the state folder, replaced in one step under a lock.
///
/// Without a state folder it is always empty and keeps nothing.
struct StateFile: Sendable {
  /// No file of ours comes near this size.
  private static let limit = 16 << 20

  /// Nil when there is no home folder.
  let path: String?
  private let sleep: @Sendable (Duration) async throws -> Void

  init(
    _ name: String, folder: String?, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    path = folder.map { "\($0)/\(name)" }
    self.sleep = sleep
  }

  /// The object; empty without a file. Throws `damaged_file` (78) when the file holds none, and
  /// `unreadable_file` (78).
  func read() throws(Failure) -> JSONObject {
    guard let path, let bytes = try Self.contents(of: path) else { return JSONObject() }
    guard let object = (try? JSON(parsing: bytes))?.objectValue else {
      throw Failure(
        "damaged_file", "'\(path)' is damaged: it holds no JSON object",
        hint: "remove it; after that, sign in again with 'jm-auth login'", exit: .configuration)
    }
    return object
  }

  /// Changes the object while no other process does; on return the change is on the disk. Throws
  /// `cannot_write` (73), `lock_held` (75), and what `read` throws.
  func update(_ change: (inout JSONObject) -> Void) async throws(Failure) {
    guard let path else { return }
    let lock = try await self.lock("\(path).lock")
    var object = try read()
    let before = object
    change(&object)
    if object != before {
      do throws(SystemError) {
        try PrivateFile.replace(path, with: JSON.object(object).line + [0x0A])
      } catch {
        throw Self.unwritable(error)
      }
    }
    _ = consume lock
  }

  /// Takes the lock at `path`, whose folder is made when it is missing; asks again every 20 ms, for
  /// at most a minute.
  func lock(_ path: String) async throws(Failure) -> LockedFile {
    let interval = Duration.milliseconds(20)
    var waited = Duration.zero
    while waited < .seconds(60) {
      do throws(SystemError) {
        try PrivateFile.makeFolder(PrivateFile.parent(of: path))
        if let lock = try LockedFile.open(path, waits: false) { return lock }
      } catch {
        throw Self.unwritable(error)
      }
      do {
        try await sleep(interval)
      } catch {
        throw Failure("cancelled", "given up while waiting for '\(path)'", exit: .interrupted)
      }
      waited += interval
    }
    throw Failure(
      "lock_held", "another process has held '\(path)' for a minute",
      hint: "try again; the lock ends with the process that holds it", exit: .tryAgain,
      retryable: true)
  }

  /// The bytes of the file at `path`, nil when there is none. Throws `unreadable_file` (78).
  static func contents(of path: String) throws(Failure) -> [UInt8]? {
    do throws(SystemError) {
      let file = try FileDescriptor.open(reading: Array(path.utf8))
      defer { try? file.close() }
      return try file.readAll(limit: limit)
    } catch {
      if error.isNotFound { return nil }
      throw Failure(
        "unreadable_file", "cannot read '\(path)': \(error.reason)", exit: .configuration)
    }
  }

  private static func unwritable(_ error: SystemError) -> Failure {
    Failure(
      "cannot_write", "cannot keep what was to be kept: \(error)",
      hint: "XDG_STATE_HOME names another folder", exit: .cannotCreate)
  }
}
