internal import Records

/// A JSON object in a 0600 file of the state folder, replaced in one step under a lock.
///
/// Without a state folder it is always empty and keeps nothing.
struct StateFile: Sendable {
  /// Nil when there is no home folder.
  let path: String?
  let sleep: @Sendable (Duration) async throws -> Void

  init(
    _ name: String, folder: String?, sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    path = folder.map { "\($0)/\(name)" }
    self.sleep = sleep
  }

  /// The object; empty without a file. Throws `damaged_file` (78) when the file holds none.
  func read() throws(Failure) -> JSONObject {
    guard let path, let bytes = try FileBytes.contents(of: path) else { return JSONObject() }
    guard let object = (try? JSON(parsing: bytes))?.objectValue else {
      throw Failure(
        "damaged_file", "'\(path)' is damaged: it holds no JSON object",
        hint: "remove it; after that, sign in again with 'jm-auth login'", exit: .configuration)
    }
    return object
  }

  /// Changes the object while no other process does, and keeps it if it has changed.
  func update(_ change: (inout JSONObject) -> Void) async throws(Failure) {
    guard let path else { return }
    try FileBytes.makeFolder(FileBytes.parent(path))
    let lock = try await FileLock.take("\(path).lock", sleep: sleep)
    var object = try read()
    let before = object
    change(&object)
    if object != before { try FileBytes.replace(path, with: JSON.object(object).line + [0x0A]) }
    _ = consume lock
  }
}
