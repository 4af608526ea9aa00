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

  @OptionGroup package var validation: ValidationOptions

  package init() {}

  /// As `ValidationOptions.check`.
  package func check(
    _ broken: String?, exit status: Records.ExitStatus = .usage
  ) throws(Failure) {
    try validation.check(broken, exit: status)
  }
}

extension DialectChoice: ExpressibleByArgument {}
