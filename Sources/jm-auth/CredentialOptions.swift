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
    if passwordStdin { return (email, try passwordFromStandardInput(service.context)) }
    if let password = service.profile.password { return (email, password.value) }
    guard Self.canAsk(service.context),
      let typed = Terminal.ask("Password for \(email): ", echo: false), !typed.isEmpty
    else {
      throw Failure(
        "missing_credentials", "no password was given",
        hint: "set JM_PASSWORD, or pipe it in with --password-stdin", exit: .notSignedIn)
    }
    return (email, Secret(typed))
  }

  private func email(_ service: ServiceContext) throws(Failure) -> String {
    if let email = service.profile.email?.value { return email }
    if Self.canAsk(service.context), !passwordStdin,
      let typed = Terminal.ask("E-mail: ", echo: true), !typed.isEmpty
    {
      return typed
    }
    throw Failure(
      "missing_credentials", "no e-mail address was given", hint: "give --email, or set JM_EMAIL",
      exit: .notSignedIn)
  }

  private func passwordFromStandardInput(_ context: Context) throws(Failure) -> Secret {
    var reader = LineReader(context.input, limit: 4096)
    var password = ""
    do throws(SystemError) {
      if case .line(let bytes) = try reader.next() {
        password = String(decoding: bytes, as: UTF8.self)
      }
    } catch {
      throw Failure("unreadable_file", "stdin cannot be read: \(error.reason)", exit: .noInput)
    }
    guard !password.isEmpty else {
      throw Failure("missing_credentials", "there is no password on stdin", exit: .notSignedIn)
    }
    return Secret(password)
  }

  private static func canAsk(_ context: Context) -> Bool {
    context.inputIsTerminal && (context.environment["CI"] ?? "").isEmpty
  }
}
