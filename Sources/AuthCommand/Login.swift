import ArgumentParser
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase

struct Login<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "login",
      abstract: "Sign in with a password\(other) or with a code sent by e-mail.",
      discussion: """
        In scripts: \(P._commandName) login --email ADDRESS --password-stdin < file. Without a terminal the \
        program never prompts.
        """)
  }

  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: P.Provider.names.title) var provider: P.Provider
  @OptionGroup(title: "Code by e-mail") var code: CodeOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func validate() throws {
    let ways = [provider.isChosen, code.otp, credentials.passwordStdin]
    if ways.count(where: \.self) > 1 {
      let options = (P.provider.map { "\($0.option), " } ?? "") + "--otp"
      throw ValidationError("\(options) and --password-stdin cannot be used together.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, P.service, connection, email: credentials.email)
    let session = try await signIn(service)
    let stored = StoredSession(session)
    try await service.begin(stored)
    if let warning = session.passwordWarning {
      service.environment.warn("weak password: \(warning)")
    }
    try AccountLine.write(
      AccountLine.record(stored, service),
      "signed in as \(stored.email ?? stored.userID ?? "an unknown account")", output, context)
    return .success
  }

  /// The other way to sign in, as a part of a list.
  private static var other: String { P.provider.map { ", through \($0.title)," } ?? "" }

  private func signIn(_ service: ServiceContext) async throws(Failure) -> AuthSession {
    if provider.isChosen { return try await provider.session(service) }
    if code.otp { return try await code.session(email: try credentials.email(service), service) }
    let auth = try service.connection.authClient()
    let (email, password) = try credentials.read(service)
    return try await auth.signIn(email: email, password: password)
  }
}
