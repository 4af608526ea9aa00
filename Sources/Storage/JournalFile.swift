import LineIO
import Records

/// How the file of a journal is opened, and what happens if it cannot be used.
struct JournalFile: Sendable {
  let path: String
  let durability: Journal.Durability
  let patience: Duration
  /// Called with a message after a file that could not be used was set aside. Nil for a file that
  /// the user named, which is never replaced.
  let didReplace: (@Sendable (String) -> Void)?

  func open() throws(Failure) -> Database {
    try Database.open(
      path, schema: Journal.schema, patience: patience, setup: durability.setup)
  }

  /// Calls `body`. If it throws because the file cannot be used, and the user did not name the
  /// file, replaces the file by a new one and calls `body` again.
  ///
  /// - Parameter body: Opens the file if it is not open, and closes it when it throws.
  func replacingIfUnusable<Value: ~Copyable>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try body()
    } catch {
      guard let didReplace, Database.unusableCodes.contains(error.code) else { throw error }
      // Of several processes that find the same damage, one replaces the file. The others find the
      // new one.
      let lock = try lock()
      let outcome = Result { () throws(Failure) in try bodyOrReplace(body, didReplace) }
      _ = consume lock
      return try outcome.get()
    }
  }

  private func bodyOrReplace<Value: ~Copyable>(
    _ body: () throws(Failure) -> Value, _ didReplace: (String) -> Void
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try body()
    } catch {
      guard Database.unusableCodes.contains(error.code) else { throw error }
      try Database.setAside(path)
      didReplace("\(error.message); it was renamed to \(path).damaged, and a new one was created")
      return try body()
    }
  }

  private func lock() throws(Failure) -> LockedFile? {
    do throws(SystemError) {
      return try LockedFile.open(path + ".lock", waits: true)
    } catch {
      throw Failure("cannot_open_store", "cannot \(error)", exit: .cannotCreate)
    }
  }
}
