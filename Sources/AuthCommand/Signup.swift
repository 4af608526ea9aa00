import ArgumentParser
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase

struct Signup<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "signup", abstract: "Create an account and sign in to it.",
      discussion: """
        If the service requires addresses to be confirmed, it sends an e-mail first; open the link in \
        it, then sign in with \(P._commandName) login.
        """)
  }

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: "Account") var details: P.Details
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(
      context, P.service, connection, email: credentials.email, dryRun: dryRun)
    let auth = try service.connection.authClient()
    let (email, password) = try credentials.read(service)
    switch try await auth.signup(
      email: email, password: password, data: details.metadata)
    {
    case .signedIn(let session):
      let stored = StoredSession(session)
      try await service.begin(stored)
      try AccountLine.write(
        record(AccountLine.record(stored, service), "signed_in"),
        "created the account and signed in as \(email)", output, context)
    case .confirmationSent:
      try report(email, "confirmation_sent", "an e-mail was sent to \(email)", context)
    case .confirmationSentAgain:
      try report(
        email, "confirmation_sent_again", "the e-mail to \(email) was sent again", context)
    case .alreadyRegistered:
      throw Failure(
        "user_already_exists", "this e-mail address is already registered",
        hint: "sign in with '\(program: .auth) login'", exit: .dataError)
    }
    return .success
  }

  private func record(_ record: Record, _ outcome: String) -> Record {
    record.setting([.init(name: "outcome", value: .string(outcome))])
  }

  private func report(
    _ email: String, _ outcome: String, _ sentence: String, _ context: Context
  ) throws {
    let account = Record(JSONObject([.init(name: "email", value: .string(email))]))
    try AccountLine.write(
      record(account, outcome),
      "\(sentence): open the link in it, then sign in with '\(context.program) login'", output,
      context)
  }
}
