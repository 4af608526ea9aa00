package import LineIO

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Everything of the outside world that a program touches; a test hands in another one.
package struct Context: Sendable {
  /// The program's name in messages.
  package var program: String
  package var environment: [String: String]
  package var input: FileDescriptor
  package var output: ByteWriter
  package var messages: Messages
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  /// Columns of the terminal on stdout; 80 where there is none.
  package var columns: Int

  /// The process as it was started.
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
      columns: environment["COLUMNS"].flatMap(Int.init) ?? Terminal.columns(.standardOutput) ?? 80)
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
