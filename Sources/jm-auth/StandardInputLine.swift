import Command
import LineIO
import Records
import Transport

/// The first line of stdin, where scripts hand over what must not stand in the command line.
enum StandardInputLine {
  /// `what` names it in messages: `password`.
  ///
  /// - Throws: `missing_credentials` (77) when the line is empty, `unreadable_file` (66).
  static func read(_ what: String, _ context: Context) throws(Failure) -> Secret {
    // An address with tokens in its fragment is the longest.
    var reader = LineReader(context.input, limit: 64 << 10)
    var text = ""
    do throws(SystemError) {
      if case .line(let bytes) = try reader.next() { text = String(decoding: bytes, as: UTF8.self) }
    } catch {
      throw Failure("unreadable_file", "stdin cannot be read: \(error.reason)", exit: .noInput)
    }
    guard !text.isEmpty else {
      throw Failure("missing_credentials", "there is no \(what) on stdin", exit: .notSignedIn)
    }
    return Secret(text)
  }
}

extension Context {
  /// Whether somebody sits there who can be asked.
  var canAsk: Bool { inputIsTerminal && (environment["CI"] ?? "").isEmpty }
}
