package import ArgumentParser
import Command
import LineIO
package import Records
import Sessions
package import Transport

/// The account to sign in to. The password never comes from the command line, which other users can
/// see.
package struct CredentialOptions: ParsableArguments {
  @Option(help: .init("E-mail address of the account.", valueName: "address"))
  package var email: String?

  @Flag(help: "Read the password from the first line of stdin.")
  package var passwordStdin = false

  package init() {}

  /// Address and password: from options and stdin, otherwise from the environment or the profile,
  /// otherwise from the terminal.
  ///
  /// - Throws: `missing_credentials` (77) if neither is set and there is no terminal.
  package func read(_ service: ServiceContext) throws(Failure) -> (email: String, password: Secret)
  {
    let email = try self.email(service)
    return (email, try password(of: email, service))
  }

  /// The password of an account: from stdin, otherwise from the environment, otherwise from the
  /// terminal.
  ///
  /// - Throws: `missing_credentials` (77) if it is not set and there is no terminal.
  package func password(
    of account: String, _ service: ServiceContext
  ) throws(Failure) -> Secret {
    if passwordStdin {
      return try StandardInputLine.read("password", echo: false, service.context)
    }
    if let password = service.profile.password { return password.value }
    guard service.context.canAsk,
      let typed = Terminal.ask("Password for \(Printable.line(account)): ", echo: false),
      !typed.isEmpty
    else {
      throw Failure(
        "missing_credentials", "no password given",
        hint: "set \(service.profile.service.prefix)_PASSWORD, or pipe it in with --password-stdin",
        exit: .notSignedIn)
    }
    return Secret(typed)
  }

  /// The address from the option, the environment or the profile, otherwise from the terminal.
  ///
  /// - Throws: `missing_credentials` (77) if it is not set and there is no terminal.
  package func email(_ service: ServiceContext) throws(Failure) -> String {
    try service.email(mayAsk: !passwordStdin)
  }
}

extension ServiceContext {
  /// The address from the option, the environment or the profile, otherwise from the terminal.
  ///
  /// - Parameter mayAsk: whether nothing else is read from the terminal.
  /// - Throws: `missing_credentials` (77) if it is not set and there is no terminal.
  package func email(mayAsk: Bool) throws(Failure) -> String {
    if let email = profile.email?.value { return email }
    if context.canAsk, mayAsk, let typed = Terminal.ask("E-mail: ", echo: true), !typed.isEmpty {
      return typed
    }
    throw Failure(
      "missing_credentials", "no e-mail address given",
      hint: "give --email, or set \(profile.service.prefix)_EMAIL", exit: .notSignedIn)
  }
}
