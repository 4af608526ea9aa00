#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder and the files directly in it.
struct Folder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Creates an empty temporary folder.
  static func temporary() throws -> Folder {
    let root = Folder(FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path)
    let folder = root.subfolder("jm-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    return folder
  }

  /// The names of its entries, sorted; empty if there is no such folder.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  /// The paths of all files in it and in its subfolders, from here. An empty folder counts as a file.
  var filesBelow: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { path in !paths.contains { $0.hasPrefix(path + "/") } }
  }

  func subfolder(_ name: String) -> Folder { Folder(file(name)) }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

  /// The content of a file, or nil if there is no such file.
  func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file(name)).map(Array.init)
  }

  func text(_ name: String) -> String? { read(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Writes a file, or removes it if the text is empty.
  func write(_ text: String, to name: String) throws {
    if !text.isEmpty {
      try Data(text.utf8).write(to: URL(filePath: file(name)))
    } else if contains(name) {
      try FileManager.default.removeItem(atPath: file(name))
    }
  }

  /// Puts a new file in the place of another one.
  func replace(_ text: String, at name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: file(name)), options: .atomic)
  }

  func copy(_ name: String, to other: Folder) throws {
    try FileManager.default.copyItem(atPath: file(name), toPath: other.file(name))
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
