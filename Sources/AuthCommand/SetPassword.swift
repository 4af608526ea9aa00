import ArgumentParser
import Command
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

struct SetPassword<P: AuthProgram>: Program {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "set-password", abstract: "Set a new password.",
      discussion: """
        For the signed-in account, or with the code of an e-mail that reset-password sent, which \
        also signs in. On a terminal the program asks for what it needs.
        """)
  }

  @Option(help: .init("E-mail address of the account that the code is for.", valueName: "address"))
  var email: String?

  @Flag(help: "Read the code of the e-mail from the first line of stdin.")
  var codeStdin = false

  @Flag(help: "Read the new password from the first line of stdin, after the code.")
  var passwordStdin = false

  @OptionGroup var dryRun: DryRunOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: SupabaseConnectionOptions

  func validate() throws {
    if email != nil, !codeStdin { throw ValidationError("--email needs --code-stdin.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, P.service, connection, email: email, dryRun: dryRun)
    let stored = codeStdin ? try await replaced(service) : try await changed(service)
    try AccountLine.write(
      AccountLine.record(stored, service),
      "set the password of \(stored.email ?? stored.userID ?? "the account")", output, context)
    return .success
  }

  /// Signs in with the code, and sets the password.
  private func replaced(_ service: ServiceContext) async throws(Failure) -> StoredSession {
    let email = try service.email(mayAsk: true)
    let secrets = try secrets(["code", "new password"], service)
    let auth = try service.connection.authClient()
    let session: AuthSession
    do throws(Failure) {
      session = try await auth.verify(email: email, code: secrets[0], kind: .recovery)
    } catch {
      guard error.code == "otp_expired" else { throw error }
      var failure = error
      failure.hint = "request a new one with '\(program: .auth) reset-password'"
      throw failure
    }
    // The code is used up now. With the session, another password can be set without a new one.
    let stored = StoredSession(session)
    try await service.begin(stored)
    _ = try await auth.changePassword(accessToken: session.accessToken, to: secrets[1])
    return stored
  }

  private func changed(_ service: ServiceContext) async throws(Failure) -> StoredSession {
    let password = try secrets(["new password"], service)[0]
    let (user, token) = try await service.authorized { (auth, token) throws(Failure) in
      try await auth.changePassword(accessToken: token, to: password)
    }
    return StoredSession(
      accessToken: token, refreshToken: nil,
      expiresAt: AccessTokenClaims(token.revealed)?.expiresAt, userID: user.id, email: user.email)
  }

  private func secrets(_ names: [String], _ service: ServiceContext) throws(Failure) -> [Secret] {
    guard passwordStdin || service.context.canAsk else {
      throw Failure(
        "missing_credentials", "no new password given",
        hint: "pipe it in with --password-stdin", exit: .notSignedIn)
    }
    return try StandardInputLine.read(names, echo: false, service.context)
  }
}
