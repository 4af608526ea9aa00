internal import Foundation
internal import Records
internal import ServerKit

/// The contents of objects, in a folder beside the database. Each file has a random name, so that no
/// client's text is ever part of a path.
struct MediaFolder: Sendable {
  private let folder: URL

  init(database: String) {
    folder = URL(filePath: database + ".media", directoryHint: .isDirectory)
  }

  /// Writes a new file for its owner alone.
  ///
  /// - Returns: its name.
  func write(_ content: [UInt8]) throws -> String {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let name = RandomText.base62(32)
    let file = folder.appending(path: name)
    do {
      try content.data.write(to: file, options: .withoutOverwriting)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    } catch {
      remove([name])
      throw error
    }
    return name
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  func remove(_ names: [String]) {
    for name in names { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
  }
}
