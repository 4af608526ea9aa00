package import LineIO

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Everything outside the process that a program uses; a test passes in its own.
package struct Context: Sendable {
  /// The program's name, for messages.
  package var program: String
  package var environment: [String: String]
  package var input: FileDescriptor
  package var output: ByteWriter
  package var messages: Messages
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  /// The width of the terminal on stdout in columns; 80 if stdout is not a terminal.
  package var columns: Int
  package let files = RunFiles()
  package let pager = Pager()

  /// The context of this process.
  package static func process(program: String) -> Context {
    let environment = processEnvironment()
    return Context(
      program: program,
      environment: environment,
      input: .standardInput,
      output: ByteWriter(.standardOutput),
      messages: Messages(program: program, file: .standardError, environment: environment),
      inputIsTerminal: Terminal.isTerminal(.standardInput),
      outputIsTerminal: Terminal.isTerminal(.standardOutput),
      columns: columns(environment) ?? Terminal.columns(.standardOutput) ?? 80)
  }

  /// The value of `COLUMNS`; nil if it is not a width.
  private static func columns(_ environment: [String: String]) -> Int? {
    environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The environment variables of the process.
  package static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let pointer = entry.pointee {
      let text = String(cString: pointer)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      entry += 1
    }
    return variables
  }
}
