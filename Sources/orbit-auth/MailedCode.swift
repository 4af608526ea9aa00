import Command
import Orbit
import Records
import ServiceCommand
import ServiceKit
import Transport

/// Signing in with a code from an e-mail.
enum MailedCode {
  /// Reads the code, signs in, and writes the account.
  static func signIn(
    _ email: String, _ rules: ValidationOptions, _ service: ServiceContext,
    _ output: OutputOptions
  ) async throws {
    // Mail programs show codes with spaces in the middle.
    let code = try StandardInputLine.read("code", echo: true, service.context).revealed
      .filter { !$0.isWhitespace }
    try rules.check(ProfileRules.code(code))
    let signIn = try await service.client.send(.verifyCode(Secret(code), email: email)).value
    try await service.begin(signIn.session)
    let record = AccountLine.record(signIn.session, service).setting([
      .init(name: "is_new_user", value: .bool(signIn.isNewUser))
    ])
    let next = signIn.isNewUser ? "; set up your profile with 'orbit-profile set'" : ""
    try AccountLine.write(record, "signed in as \(email)\(next)", output, service.context)
  }
}
