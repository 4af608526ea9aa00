import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import Transport

/// The account to sign in to. The password never comes from the command line, which other users can
/// see.
struct CredentialOptions: ParsableArguments {
  @Option(help: .init("E-mail address of the account.", valueName: "address"))
  var email: String?

  @Flag(help: "Read the password from the first line of stdin.")
  var passwordStdin = false

  /// Address and password: from options and stdin, otherwise from the environment or the profile,
  /// otherwise from the terminal.
  ///
  /// - Throws: `missing_credentials` (77) if neither is set and there is no terminal.
  func read(_ service: ServiceContext) throws(Failure) -> (email: String, password: Secret) {
    let email = try self.email(service)
    if passwordStdin {
      return (email, try StandardInputLine.read("password", echo: false, service.context))
    }
    if let password = service.profile.password { return (email, password.value) }
    guard service.context.canAsk,
      let typed = Terminal.ask("Password for \(Printable.line(email)): ", echo: false),
      !typed.isEmpty
    else {
      throw Failure(
        "missing_credentials", "no password given",
        hint: "set \(service.profile.service.prefix)_PASSWORD, or pipe it in with --password-stdin",
        exit: .notSignedIn)
    }
    return (email, Secret(typed))
  }

  /// The address from the option, the environment or the profile, otherwise from the terminal.
  ///
  /// - Throws: `missing_credentials` (77) if it is not set and there is no terminal.
  func email(_ service: ServiceContext) throws(Failure) -> String {
    try service.email(mayAsk: !passwordStdin)
  }
}

extension ServiceContext {
  /// The address from the option, the environment or the profile, otherwise from the terminal.
  ///
  /// - Parameter mayAsk: whether nothing else is read from the terminal.
  /// - Throws: `missing_credentials` (77) if it is not set and there is no terminal.
  func email(mayAsk: Bool) throws(Failure) -> String {
    if let email = profile.email?.value { return email }
    if context.canAsk, mayAsk, let typed = Terminal.ask("E-mail: ", echo: true), !typed.isEmpty {
      return typed
    }
    throw Failure(
      "missing_credentials", "no e-mail address given",
      hint: "give --email, or set \(profile.service.prefix)_EMAIL", exit: .notSignedIn)
  }
}
