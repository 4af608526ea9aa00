import ArgumentParser
package import Records

/// Whether values are checked before they are sent.
package struct ValidationOptions: ParsableArguments {
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
