import LineIO

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program with an executable of its own.
struct SeparateProgram {
  /// Those that belong to the toolkit, with the first sentence of their help.
  static let known = [
    (name: "jm-serve", summary: "Run the job service on this machine, from one SQLite file.")
  ]

  private let path: String

  /// Finds the first of these names in the folder of this executable.
  static func named(_ names: String...) -> SeparateProgram? {
    guard let folder = ExecutableFile.folder else { return nil }
    for name in names where known.contains(where: { $0.name == name }) {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return SeparateProgram(path: path) }
    }
    return nil
  }

  /// Continues as this program. Returns only if that fails.
  func replaceProcess(_ arguments: [String]) {
    var words = ([path] + arguments).map { word in
      strdup(ArgumentText.bytes(word).map(CChar.init(bitPattern:)) + [0])
    }
    words.append(nil)
    execv(path, words)
    for word in words { free(word) }
  }
}
