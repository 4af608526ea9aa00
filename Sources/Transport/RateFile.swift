internal import LineIO
internal import Records

/// A file that holds one moment for all processes of a user.
struct RateFile {
  let path: String

  /// Calls `change` with the moment and stores the new value, while no other process does.
  func update<Result>(_ change: (inout Timestamp?) -> Result) throws(Failure) -> Result {
    do throws(SystemError) {
      try PrivateFile.makeFolder(PrivateFile.parent(of: path))
      guard let file = try LockedFile.open(path, waits: true) else { return withoutFile(change) }
      let line = String(decoding: try file.read(limit: 64), as: UTF8.self)
      var moment = Timestamp(rfc3339: String(line.prefix { $0 != "\n" }))
      let result = change(&moment)
      try file.write(Array(((moment?.rfc3339 ?? "") + "\n").utf8))
      return result
    } catch {
      throw Failure(
        "cannot_write", "cannot share --rate between processes: \(error)", exit: .cannotCreate)
    }
  }

  private func withoutFile<Result>(_ change: (inout Timestamp?) -> Result) -> Result {
    var moment: Timestamp?
    return change(&moment)
  }
}
