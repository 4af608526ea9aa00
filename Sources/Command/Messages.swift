package import LineIO
package import Records
import Synchronization

/// What a program prints for people on stderr: one line per message, after the program's name.
///
/// If stderr cannot be written to, the program continues without messages.
package final class Messages: Sendable {
  private struct State {
    var isQuiet = false
    var isColored: Bool
    /// Whether the terminal's last line is a progress line, which the next message overwrites.
    var showsProgress = false
    /// The programs that messages recommend.
    var names: ProgramNames
  }

  private static let eraseLine = "\r\u{1B}[K"
  private let program: String
  private let file: FileDescriptor
  /// Whether stderr is a terminal.
  let isTerminal: Bool
  private let state: Mutex<State>
  /// Messages that wait until a pager leaves the terminal; nil if none has it. The pager starts while
  /// `state` may be locked.
  private let held = Mutex<String?>(nil)

  /// - Parameter environment: decides whether errors are colored on a terminal.
  package init(program: String, file: FileDescriptor, environment: [String: String] = [:]) {
    self.program = program
    self.file = file
    isTerminal = Terminal.isTerminal(file)
    state = Mutex(
      State(
        isColored: ColorChoice.auto.isWanted(onTerminal: isTerminal, environment),
        names: ProgramNames(program: program)))
  }

  /// Silences everything except errors (`--quiet`).
  package func silence() { state.withLock { $0.isQuiet = true } }

  /// Sets whether errors are colored (`--color`).
  func color(_ isColored: Bool) { state.withLock { $0.isColored = isColored } }

  /// Recommends the programs whose names begin with `family` from now on, for a run that calls the
  /// service of other programs than those of its own family.
  package func recommend(programsOf family: String) {
    state.withLock { $0.names = ProgramNames(family: family) }
  }

  /// Prints a message that `--quiet` silences.
  package func note(_ text: String) {
    if !state.withLock({ $0.isQuiet }) { write(line(text)) }
  }

  /// The bytes that `note` would print now.
  func bytes(ofNote text: String) -> [UInt8] {
    state.withLock(\.isQuiet) ? [] : Array(line(text).utf8)
  }

  /// Prints an error; the program's name before it is red if color is wanted.
  package func error(_ text: String) {
    write(" \(Printable.message(text))\n", label: "\(program):")
  }

  /// Prints a failure, and its hint on a line of its own.
  package func error(_ failure: Failure) {
    error(failure.message)
    if let hint = failure.hint { write("  hint: \(Printable.message(hint))\n") }
  }

  /// Prints text without the program's name, such as usage; it may have several lines.
  package func plain(_ text: String) {
    write(Printable.text(text.hasSuffix("\n") ? text : text + "\n"))
  }

  /// A failure whose message and hint name the programs that they recommend.
  package func resolved(_ failure: Failure) -> Failure {
    state.withLock(\.names).resolve(failure)
  }

  /// Keeps messages until `release`, while a pager has the terminal. In a file they are written at once.
  func hold() {
    guard isTerminal else { return }
    // If another call holds the lock, it has cleared the progress to write to the terminal.
    _ = state.withLockIfAvailable { clearProgress(&$0) }
    held.withLock { $0 = $0 ?? "" }
  }

  func release() {
    let text = held.withLock { $0.take() }
    if let text, !text.isEmpty { try? file.write(Array(text.utf8)) }
  }

  /// Shows text in the terminal's last line until the next message.
  func showProgress(_ text: String) {
    state.withLock { state in
      if state.isQuiet || held.withLock({ $0 != nil }) { return }
      state.showsProgress = true
      put(Self.eraseLine + Printable.line(text))
    }
  }

  /// Calls `body`, which writes to the same terminal, while the progress line is not shown.
  func withoutProgress(_ body: () throws(SystemError) -> Void) throws(SystemError) {
    let result = state.withLock { state in
      clearProgress(&state)
      return Result { () throws(SystemError) in try body() }
    }
    try result.get()
  }

  func clearProgress() { state.withLock { clearProgress(&$0) } }

  private func line(_ text: String) -> String { Printable.message("\(program): \(text)") + "\n" }

  private func write(_ text: String, label: String = "") {
    state.withLock { state in
      clearProgress(&state)
      let isStyled = state.isColored && !label.isEmpty
      let text =
        (isStyled ? TextStyle.error.applied(to: label) : label) + state.names.resolve(text)
      let isHeld = held.withLock { held in
        held?.append(text)
        return held != nil
      }
      if !isHeld { put(text) }
    }
  }

  private func clearProgress(_ state: inout State) {
    if state.showsProgress { put(Self.eraseLine) }
    state.showsProgress = false
  }

  private func put(_ text: String) { try? file.write(Array(text.utf8)) }
}
