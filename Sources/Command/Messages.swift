package import LineIO
package import Records
import Synchronization

/// What a program says to people, on stderr: one line a message, the program's name before it.
///
/// A stderr that cannot be written to is no reason to stop.
package final class Messages: Sendable {
  private struct State {
    var isQuiet = false
    var isColored: Bool
    /// Whether the terminal's last line is a progress line, which the next message writes over.
    var showsProgress = false
  }

  private static let eraseLine = "\r\u{1B}[K"
  private let program: String
  private let file: FileDescriptor
  /// Whether a person reads along.
  let isTerminal: Bool
  private let state: Mutex<State>

  /// - Parameter environment: says whether errors stand out on a terminal.
  package init(program: String, file: FileDescriptor, environment: [String: String] = [:]) {
    self.program = program
    self.file = file
    isTerminal = Terminal.isTerminal(file)
    state = Mutex(
      State(isColored: ColorChoice.auto.isWanted(onTerminal: isTerminal, environment)))
  }

  /// Silences everything but errors (`--quiet`).
  package func silence() { state.withLock { $0.isQuiet = true } }

  /// Whether errors stand out (`--color`).
  func color(_ isColored: Bool) { state.withLock { $0.isColored = isColored } }

  package func note(_ text: String) {
    if !state.withLock({ $0.isQuiet }) { write("\(program): \(text)\n") }
  }

  /// What `note` would write; nothing after `silence`.
  func bytes(ofNote text: String) -> [UInt8] {
    state.withLock(\.isQuiet) ? [] : Array(Printable.text("\(program): \(text)\n").utf8)
  }

  /// The program's name before it is red where colour is wanted.
  package func error(_ text: String) { write(" \(text)\n", label: "\(program):") }

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

  private func write(_ text: String, label: String = "") {
    state.withLock { state in
      clearProgress(&state)
      let isStyled = state.isColored && !label.isEmpty
      let label = Printable.text(label)
      put((isStyled ? TextStyle.error.applied(to: label) : label) + Printable.text(text))
    }
  }

  private func clearProgress(_ state: inout State) {
    if state.showsProgress { put(Self.eraseLine) }
    state.showsProgress = false
  }

  private func put(_ text: String) { try? file.write(Array(text.utf8)) }
}
