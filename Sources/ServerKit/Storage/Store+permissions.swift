internal import Foundation

extension Store {
  /// Makes the database readable by its owner only: it holds password hashes, tokens and resumes.
  static func restrict(_ path: String) throws {
    for file in [path, path + "-wal", path + "-shm"]
    where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }
  }
}
