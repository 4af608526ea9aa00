package import ArgumentParser
package import Records
package import ServiceKit

/// How a program speaks to a service whose server differs from its description.
package struct DialectOptions: ParsableArguments {
  @Option(
    help: .init(
      "The form of the API: as described (seed), as the server has it (real), or whichever answers "
        + "(auto). (default: auto)"))
  package var dialect: DialectChoice?

  @Flag(help: "Send values that break the rules of the service's description.")
  package var noValidate = false

  package init() {}

  /// Refuses a value before it is sent.
  ///
  /// - Parameters:
  ///   - broken: the rule that it breaks; nil if it breaks none.
  ///   - status: 64 for an argument, 65 for a field of a record.
  /// - Throws: `invalid_value`, unless `--no-validate` is given.
  package func check(
    _ broken: String?, exit status: Records.ExitStatus = .usage
  ) throws(Failure) {
    guard !noValidate, let broken else { return }
    throw Failure(
      "invalid_value", broken, hint: "--no-validate sends the value anyway", exit: status)
  }
}

extension DialectChoice: ExpressibleByArgument {}
