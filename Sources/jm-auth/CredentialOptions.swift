import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import Transport

/// Whose account it is. The password never comes from the command line, where others can see it.
struct CredentialOptions: ParsableArguments {
  @Option(help: .init("The account's e-mail address.", valueName: "address"))
  var email: String?

  @Flag(help: "Read the password from the first line of stdin.")
  var passwordStdin = false

  /// Address and password: from options and stdin, else from the environment, else asked for at the
  /// terminal.
  ///
  /// - Throws: `missing_credentials` (77) when there is nobody to ask.
  func read(_ service: ServiceContext) throws(Failure) -> (email: String, password: Secret) {
    let email = try self.email(service)
    if passwordStdin { return (email, try StandardInputLine.read("password", service.context)) }
    if let password = service.profile.password { return (email, password.value) }
    guard service.context.canAsk,
      let typed = Terminal.ask("Password for \(email): ", echo: false), !typed.isEmpty
    else {
      throw Failure(
        "missing_credentials", "no password was given",
        hint: "set JM_PASSWORD, or pipe it in with --password-stdin", exit: .notSignedIn)
    }
    return (email, Secret(typed))
  }

  /// Address from option, environment or profile, else asked for at the terminal.
  ///
  /// - Throws: `missing_credentials` (77) when there is nobody to ask.
  func email(_ service: ServiceContext) throws(Failure) -> String {
    if let email = service.profile.email?.value { return email }
    if service.context.canAsk, !passwordStdin,
      let typed = Terminal.ask("E-mail: ", echo: true), !typed.isEmpty
    {
      return typed
    }
    throw Failure(
      "missing_credentials", "no e-mail address was given", hint: "give --email, or set JM_EMAIL",
      exit: .notSignedIn)
  }
}
