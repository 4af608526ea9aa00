internal import LineIO

/// A folder for its owner alone, in which a service keeps files. Their names come from the server, so
/// that no client's text is ever part of a path.
package struct PrivateFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Writes a file, whole or not at all. Creates the folder if it is missing.
  ///
  /// - Throws: `SystemError`.
  package func write(_ content: [UInt8], to name: String) throws {
    try PrivateFile.makeFolder(path)
    try PrivateFile.replace(file(name), with: content)
  }

  /// Writes a new file under a name that cannot be guessed, which is returned.
  ///
  /// - Throws: as `write`.
  package func add(_ content: [UInt8]) throws -> String {
    let name = RandomText.base62(Self.nameLength)
    try write(content, to: name)
    return name
  }

  private static let nameLength = 32

  /// - Throws: `SystemError`, also if there is no such file.
  package func read(_ name: String) throws -> [UInt8] {
    let file = try PrivateFile.open(reading: file(name))
    defer { try? file.close() }
    return try file.readAll()
  }

  /// Removes a file; one that is missing is not an error.
  package func remove(_ name: String) { PrivateFile.remove(file(name)) }

  private func file(_ name: String) -> String { "\(path)/\(name)" }
}
