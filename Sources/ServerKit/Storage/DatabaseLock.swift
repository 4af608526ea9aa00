internal import Foundation
internal import Records

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Keeps a second server from using the same database: two would both run its searches.
///
/// An advisory lock (flock(2)) on a file beside the database, released when the process ends,
/// however it ends. The database itself cannot carry the lock: closing a descriptor of it would
/// drop SQLite's own locks.
final class DatabaseLock: Sendable {
  private let file: Int32
  private let path: String
  /// Whether the file of the lock did not exist before.
  private let isNew: Bool

  /// - Throws: `Failure` with exit 75 when another server holds the lock, 73 when its file cannot
  ///   be created.
  init(database: String) throws(Failure) {
    // Links to one database lead to one lock.
    let resolved = URL(filePath: database).resolvingSymlinksInPath().path
    let lockPath = resolved + ".lock"
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let created = open(lockPath, flags | O_EXCL, 0o600)
    path = lockPath
    isNew = created >= 0
    file = created >= 0 ? created : open(lockPath, flags, 0o600)
    guard file >= 0 else {
      throw Failure(
        "cannot_create", "cannot create \(database).lock: \(String(cString: strerror(errno)))",
        hint: "the folder of the database must exist and be writable", exit: .cannotCreate)
    }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      // `deinit` closes the file.
      throw Failure(
        "database_in_use", "another jm-serve is using \(database)",
        hint: "stop it, or name another database with --db", exit: .tryAgain, retryable: true)
    }
  }

  /// Removes the file of the lock if there was none before: the database is not used after all.
  func discard() {
    if isNew { unlink(path) }
  }

  deinit { close(file) }
}
