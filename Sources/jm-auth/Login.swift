import ArgumentParser
import Command
import Records
import ServiceCommand
import Sessions
import Supabase

struct Login: Program {
  static let configuration = CommandConfiguration(
    abstract: "Sign in with e-mail and password.",
    discussion: "In scripts: jm-auth login --email ADDRESS --password-stdin < file")

  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection, email: credentials.email)
    let auth = try service.auth()
    let (email, password) = try credentials.read(service)
    let session = try await auth.signIn(email: email, password: password)
    let stored = StoredSession(session)
    try await service.session().begin(stored)
    if service.profile.token != nil {
      context.messages.note("JM_TOKEN is set: the programs use it and not this session")
    }
    if let warning = session.passwordWarning { context.messages.note("weak password: \(warning)") }
    try AccountLine.write(
      AccountLine.record(stored, service), "signed in as \(stored.email ?? email)", output, context)
    return .success
  }
}
