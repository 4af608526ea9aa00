package import LineIO
package import Records
import Synchronization

/// What a program says to people, on stderr: one line a message, the program's name before it.
///
/// A stderr that cannot be written to is no reason to stop.
package final class Messages: Sendable {
  private struct State {
    var isQuiet = false
    /// Whether the terminal's last line is a progress line, which the next message writes over.
    var showsProgress = false
  }

  private static let eraseLine = "\r\u{1B}[K"
  private let program: String
  private let file: FileDescriptor
  /// Whether a person reads along.
  let isTerminal: Bool
  private let state = Mutex(State())

  package init(program: String, file: FileDescriptor) {
    self.program = program
    self.file = file
    isTerminal = Terminal.isTerminal(file)
  }

  /// Silences everything but errors (`--quiet`).
  package func silence() { state.withLock { $0.isQuiet = true } }

  package func note(_ text: String) {
    if !state.withLock({ $0.isQuiet }) { write("\(program): \(text)\n") }
  }

  package func error(_ text: String) { write("\(program): \(text)\n") }

  package func error(_ failure: Failure) {
    error(failure.message)
    if let hint = failure.hint { write("  hint: \(hint)\n") }
  }

  /// Text without the program's name, as usage and help are.
  package func plain(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n") }

  /// Shows `text` in the terminal's last line until the next message.
  func showProgress(_ text: String) {
    state.withLock { state in
      if state.isQuiet { return }
      state.showsProgress = true
      put(Self.eraseLine + Printable.line(text))
    }
  }

  func clearProgress() { state.withLock { clearProgress(&$0) } }

  private func write(_ text: String) {
    state.withLock { state in
      clearProgress(&state)
      put(Printable.text(text))
    }
  }

  private func clearProgress(_ state: inout State) {
    if state.showsProgress { put(Self.eraseLine) }
    state.showsProgress = false
  }

  private func put(_ text: String) { try? file.write(Array(text.utf8)) }
}
