import ArgumentParser
import Command
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase

struct Login: Program {
  static let configuration = CommandConfiguration(
    abstract: "Sign in with a password, through LinkedIn, or with a code sent by e-mail.",
    discussion: """
      In scripts: jm-auth login --email ADDRESS --password-stdin < file. Without a terminal the \
      program never prompts.
      """)

  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: "LinkedIn") var linkedIn: LinkedInOptions
  @OptionGroup(title: "Code by e-mail") var code: CodeOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func validate() throws {
    if [linkedIn.linkedin, code.otp, credentials.passwordStdin].filter({ $0 }).count > 1 {
      throw ValidationError("--linkedin, --otp and --password-stdin cannot be used together.")
    }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .jobMatchNow, connection, email: credentials.email)
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

  private func signIn(_ service: ServiceContext) async throws(Failure) -> AuthSession {
    if linkedIn.linkedin { return try await linkedIn.session(service) }
    if code.otp { return try await code.session(email: try credentials.email(service), service) }
    let auth = try service.connection.authClient()
    let (email, password) = try credentials.read(service)
    return try await auth.signIn(email: email, password: password)
  }
}
