internal import Foundation

extension Store {
  /// The database holds password hashes, tokens and resumes: only its owner may read it.
  static func restrict(_ path: String) throws {
    for file in [path, path + "-wal", path + "-shm"]
    where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }
  }
}
