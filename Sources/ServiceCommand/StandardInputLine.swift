package import Command
import LineIO
package import Records
package import Transport

/// The first lines of stdin, through which scripts pass what must not be on the command line.
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
    var reader = LineReader(context.input, limit: limit)
    return try read(name, echo: echo, context, &reader)
  }

  /// Reads one line for each name. Throws as the other `read`.
  package static func read(
    _ names: [String], echo: Bool, _ context: Context
  ) throws(Failure) -> [Secret] {
    var reader = LineReader(context.input, limit: limit)
    var lines: [Secret] = []
    for name in names { lines.append(try read(name, echo: echo, context, &reader)) }
    return lines
  }

  private static func read(
    _ name: String, echo: Bool, _ context: Context, _ reader: inout LineReader
  ) throws(Failure) -> Secret {
    let text =
      context.inputIsTerminal
      ? Terminal.ask("\(name.prefix(1).uppercased())\(name.dropFirst()): ", echo: echo) ?? ""
      : try line(name, &reader)
    guard !text.isEmpty else {
      throw Failure("missing_credentials", "no \(name) on stdin", exit: .notSignedIn)
    }
    return Secret(text)
  }

  private static func line(
    _ name: String, _ reader: inout LineReader
  ) throws(Failure) -> String {
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
