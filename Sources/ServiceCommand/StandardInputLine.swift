package import Command
import LineIO
package import Records
package import Transport

/// The first line of stdin, through which scripts pass what must not be on the command line.
package enum StandardInputLine {
  /// The longest line in bytes. An address with tokens in its fragment is the longest input.
  private static let limit = 64 << 10

  /// Reads the line; if stdin is a terminal, prompts for it.
  ///
  /// - Parameters:
  ///   - name: what the line holds, for messages: `password`.
  ///   - echo: whether a terminal shows what is typed.
  /// - Throws: `missing_credentials` (77) if the line is empty, `not_utf8` (65), `unreadable_file`
  ///   (66).
  package static func read(
    _ name: String, echo: Bool, _ context: Context
  ) throws(Failure) -> Secret {
    var text = ""
    if context.inputIsTerminal {
      text = Terminal.ask("\(name.prefix(1).uppercased())\(name.dropFirst()): ", echo: echo) ?? ""
    } else {
      text = try line(name, context)
    }
    guard !text.isEmpty else {
      throw Failure("missing_credentials", "no \(name) on stdin", exit: .notSignedIn)
    }
    return Secret(text)
  }

  private static func line(_ name: String, _ context: Context) throws(Failure) -> String {
    var reader = LineReader(context.input, limit: limit)
    var line: [UInt8] = []
    do throws(SystemError) {
      if case .line(let bytes) = try reader.next() { line = Array(bytes) }
    } catch {
      throw Failure("unreadable_file", "cannot read stdin: \(error.reason)", exit: .noInput)
    }
    let text = String(decoding: line, as: UTF8.self)
    guard text.utf8.elementsEqual(line) else {
      throw Failure("not_utf8", "the \(name) on stdin is not UTF-8", exit: .dataError)
    }
    return text
  }
}

extension Context {
  /// Whether the program may prompt: stdin is a terminal, and `CI` is not set.
  package var canAsk: Bool { inputIsTerminal && (environment["CI"] ?? "").isEmpty }
}
