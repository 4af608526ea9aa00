internal import LineIO
internal import Records

/// Reads files that must belong to the user alone.
///
/// Another user could plant a session, or read this one. So a file or folder of another user and a
/// symbolic link are refused. Permissions that let other users in are removed, with a warning.
struct PrivateState: Sendable {
  /// The largest file that is read, in bytes; the stores limit their entries to far less.
  private static let sizeLimit = 16 << 20
  /// The permission bits of group and others.
  private static let otherUsers = 0o077

  enum Contents {
    case whole([UInt8])
    /// Something that no program of the toolkit has written: a folder, a FIFO, a device, or more than
    /// `sizeLimit` bytes.
    case foreign
  }

  private let user: UInt32
  private let warn: @Sendable (String) -> Void

  init(_ environment: Environment) {
    user = environment.user
    warn = environment.warn
  }

  /// The contents of the file at `path`; nil if there is no file.
  ///
  /// - Throws: `unsafe_file` (78) for a file that is refused, `unreadable_file` (78).
  func contents(of path: String) throws(Failure) -> Contents? {
    guard try checkFolder(PrivateFile.parent(of: path)) else { return nil }
    let file: FileDescriptor
    switch try open(path) {
    case .file(let opened): file = opened
    case .socket: return .foreign
    case .nothing: return nil
    }
    defer { try? file.close() }
    let (status, owner) = try status(of: file, path)
    if owner != user { throw refusal(path, "belongs to another user") }
    if !status.isRegularFile { return .foreign }
    if status.permissions & Self.otherUsers != 0 {
      repair(path, status, to: 0o600) { () throws(SystemError) in try file.restrictToOwner() }
    }
    do throws(SystemError) {
      return .whole(try file.readAll(limit: Self.sizeLimit))
    } catch {
      if error.isTooLarge { return .foreign }
      throw unreadable(path, error)
    }
  }

  /// Whether there is a folder at `path`.
  ///
  /// - Throws: `unsafe_file` (78) if it belongs to another user.
  @discardableResult func checkFolder(_ path: String) throws(Failure) -> Bool {
    guard let status = try? FileStatus.of(path), let owner = try? FileStatus.owner(of: path),
      status.isDirectory
    else { return false }
    if owner != user { throw refusal(path, "belongs to another user") }
    if status.permissions & Self.otherUsers != 0 {
      repair(path, status, to: 0o700) { () throws(SystemError) in
        try PrivateFile.setPermissions(0o700, of: path)
      }
    }
    return true
  }

  private enum Opened {
    case file(FileDescriptor)
    /// A socket, which cannot be opened.
    case socket
    case nothing
  }

  private func open(_ path: String) throws(Failure) -> Opened {
    do throws(SystemError) {
      return .file(try PrivateFile.open(reading: path))
    } catch {
      if error.isNotFound { return .nothing }
      if error.isSocket { return .socket }
      throw error.isSymbolicLink ? refusal(path, "is a symbolic link") : unreadable(path, error)
    }
  }

  private func status(
    of file: FileDescriptor, _ path: String
  ) throws(Failure) -> (FileStatus, owner: UInt32) {
    do throws(SystemError) {
      return (try file.status(), try file.owner())
    } catch {
      throw unreadable(path, error)
    }
  }

  private func repair(
    _ path: String, _ status: FileStatus, to wanted: Int, _ change: () throws(SystemError) -> Void
  ) {
    let found = FileStatus.octal(status.permissions)
    do throws(SystemError) {
      try change()
      warn(
        "other users had access to '\(path)': its mode was \(found) and is now "
          + FileStatus.octal(wanted))
    } catch {
      warn("other users have access to '\(path)', mode \(found): cannot \(error)")
    }
  }

  private func refusal(_ path: String, _ reason: String) -> Failure {
    Failure(
      "unsafe_file", "'\(path)' \(reason)",
      hint: "move it away, or set XDG_STATE_HOME to a folder of your own", exit: .configuration)
  }

  private func unreadable(_ path: String, _ error: SystemError) -> Failure {
    Failure("unreadable_file", "cannot read '\(path)': \(error.reason)", exit: .configuration)
  }
}
