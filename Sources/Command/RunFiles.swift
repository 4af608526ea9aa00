import LineIO
import Records
import Synchronization

/// The files of a run that options must not overwrite: what it reads besides stdin, and the databases
/// that it writes. Copies of a context share them.
package final class RunFiles: Sendable {
  private struct State {
    /// Regular files that the run reads.
    var inputs: [FileStatus] = []
    var databases: [Database] = []
  }

  private struct Database {
    let option: String
    /// Text as `ArgumentText` has it. The file may not exist yet.
    let path: String
  }

  private let state = Mutex(State())

  /// Adds the regular files that these paths name; `-` is stdin.
  package func addInputs(_ paths: [String]) {
    let found = paths.filter { $0 != "-" }.compactMap(Self.regularFile)
    state.withLock { $0.inputs += found }
  }

  var inputs: [FileStatus] { state.withLock { $0.inputs } }

  var hasDatabases: Bool { state.withLock { !$0.databases.isEmpty } }

  /// - Parameter path: text as `ArgumentText` has it.
  static func regularFile(_ path: String) -> FileStatus? {
    let status = try? FileStatus(following: ArgumentText.bytes(path))
    return status.flatMap { $0.isRegularFile ? $0 : nil }
  }

  func addDatabase(_ path: String, option: String) {
    state.withLock { $0.databases.append(Database(option: option, path: path)) }
  }

  /// Checks that an input that a record names is not a database of this run.
  ///
  /// - Throws: `output_is_input` (64).
  func check(input path: [UInt8]) throws(Failure) {
    let databases = state.withLock { $0.databases }
    guard !databases.isEmpty, let input = try? FileStatus(following: path) else { return }
    for database in databases
    where Self.regularFile(database.path)?.isSameFile(as: input) == true {
      throw OutputFile.isInput(database.path, database.option)
    }
  }
}
