internal import Foundation
package import Records

/// A temporary folder for its owner alone, with the folders of the XDG Base Directory Specification.
package struct Workspace: Sendable {
  private let folder: URL

  /// - Throws: `Failure` with exit 73 when it cannot be created.
  package init() throws(Failure) {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "jm-serve-\(RandomText.base62(12))", directoryHint: .isDirectory)
    do {
      for name in ["config", "state", "cache", "data"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.path)
    } catch {
      throw Failure(
        "cannot_create", "cannot create a temporary folder: \(error.localizedDescription)",
        hint: "set TMPDIR to a folder that you can write to", exit: .cannotCreate)
    }
  }

  /// The folder's own path.
  package var path: String { folder.path }

  package func path(_ name: String) -> String { folder.appending(path: name).path }

  package func remove() { try? FileManager.default.removeItem(at: folder) }
}
