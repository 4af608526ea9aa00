package import LineIO
package import Records
import Synchronization

/// What a program says to people, on stderr: one line a message, the program's name before it.
///
/// A stderr that cannot be written to is no reason to stop.
package final class Messages: Sendable {
  private let program: String
  private let file: FileDescriptor
  private let quiet = Mutex(false)

  package init(program: String, file: FileDescriptor) {
    self.program = program
    self.file = file
  }

  /// Silences everything but errors (`--quiet`).
  package func silence() { quiet.withLock { $0 = true } }

  package func note(_ text: String) {
    if !quiet.withLock({ $0 }) { write("\(program): \(text)\n") }
  }

  package func error(_ text: String) { write("\(program): \(text)\n") }

  package func error(_ failure: Failure) {
    error(failure.message)
    if let hint = failure.hint { write("  hint: \(hint)\n") }
  }

  /// Text without the program's name, as usage and help are.
  package func plain(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n") }

  private func write(_ text: String) { try? file.write(Array(Printable.text(text).utf8)) }
}
