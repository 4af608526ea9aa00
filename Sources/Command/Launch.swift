internal import LineIO
internal import Synchronization

/// How the process was started. The executable `jm` holds many programs, and runs the one whose name
/// it was started with.
package enum Launch {
  private struct State {
    /// The arguments of the program, if they are not those of the process.
    var arguments: [String]?
    /// Where the programs are listed whose main functions are called; nil when they are to run.
    var listed: [any Program.Type]?
  }

  private static let state = Mutex(State())

  /// The name that the process was started with, without its folder.
  package static var name: String {
    let path = CommandLine.unsafeArgv[0].map { String(cString: $0) } ?? ""
    return String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The arguments of the program, without its name.
  package static var arguments: [String] {
    state.withLock(\.arguments) ?? ArgumentText.ofProcess()
  }

  /// Sets the arguments of a program that is named by an argument: `jm upload cv.pdf`.
  package static func setArguments(_ arguments: [String]) {
    state.withLock { $0.arguments = arguments }
  }

  /// Returns the programs whose main functions `body` calls. They do not run.
  package static func programs(calledBy body: () -> Void) -> [any Program.Type] {
    state.withLock { $0.listed = [] }
    body()
    return state.withLock { $0.listed.take() ?? [] }
  }

  /// Lists a program whose main function was called, instead of running it.
  ///
  /// - Returns: false if it is to run.
  static func lists(_ program: any Program.Type) -> Bool {
    state.withLock { state in
      state.listed?.append(program)
      return state.listed != nil
    }
  }
}
