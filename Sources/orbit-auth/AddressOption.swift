import ArgumentParser
import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit
import Sessions

/// The user who signs in.
struct AddressOption: ParsableArguments {
  @Option(
    help: .init("Your e-mail address at a university, ending with .edu.", valueName: "address"))
  var email: String?

  /// The address from the option, the environment or the profile.
  ///
  /// - Throws: `missing_credentials` (77) if it is not set, `invalid_value` (64).
  func read(_ service: ServiceContext, _ rules: ValidationOptions) throws(Failure) -> String {
    guard let email = service.profile.email?.value else {
      throw Failure(
        "missing_credentials", "no e-mail address given",
        hint: "give --email, or set \(service.profile.service.prefix)_EMAIL", exit: .notSignedIn)
    }
    try rules.check(ProfileRules.email(email))
    return email
  }
}
