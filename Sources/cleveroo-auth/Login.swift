import ArgumentParser
import Cleveroo
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions

struct Login: Program {
  static let configuration = CommandConfiguration(
    abstract: "Sign in as a parent, or with --child as a child.",
    discussion: """
      A child's password is the parent's. In scripts: cleveroo-auth login --email ADDRESS \
      --password-stdin < file. Without a terminal the program never prompts.
      """)

  @Option(help: .init("User name of a child to sign in as.", valueName: "name"))
  var child: String?

  @OptionGroup(title: "Account") var credentials: CredentialOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if child != nil, credentials.email != nil {
      throw ValidationError("--child and --email cannot be used together.")
    }
    if child == "" { throw ValidationError("--child needs a user name.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .cleveroo, connection, email: credentials.email)
    let session: StoredSession
    if let child {
      let password = try credentials.password(of: child, service)
      session = try await service.client.send(
        .signInChild(username: child, password: password)
      ).value
    } else {
      let (email, password) = try credentials.read(service)
      session = try await service.client.send(
        .signInParent(email: email, password: password)
      ).value
    }
    try await service.begin(session)
    try AccountLine.write(
      AccountLine.record(session, service),
      "signed in as \(session.email ?? session.userID ?? "an unknown account")", output, context)
    return .success
  }
}
