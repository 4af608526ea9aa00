import ArgumentParser
import Command
import Records
import ServiceCommand
import Sessions
import Supabase

struct Signup: Program {
  static let configuration = CommandConfiguration(
    abstract: "Make an account and sign in with it.",
    discussion: "Where addresses must be confirmed, a mail is sent first; then sign in with login.")

  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, connection, email: credentials.email)
    let auth = try service.auth()
    let (email, password) = try credentials.read(service)
    switch try await auth.signup(email: email, password: password) {
    case .signedIn(let session):
      let stored = StoredSession(session)
      try await service.session().begin(stored)
      if let other = service.replacementOfSession {
        context.messages.note("\(other) is set: the programs use it and not this session")
      }
      try AccountLine.write(
        record(AccountLine.record(stored, service), "signed_in"),
        "signed up and in as \(email)", output, context)
    case .confirmationSent:
      try report(email, "confirmation_sent", "a mail was sent to \(email)", context)
    case .confirmationSentAgain:
      try report(
        email, "confirmation_sent_again", "the mail to \(email) was sent once more", context)
    case .alreadyRegistered:
      throw Failure(
        "user_already_exists", "this e-mail address is already registered",
        hint: "sign in with 'jm-auth login'", exit: .dataError)
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
      "\(sentence): open the link in it, then sign in with 'jm-auth login'", output, context)
  }
}
