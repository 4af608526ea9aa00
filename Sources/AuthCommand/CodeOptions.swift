import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand
import ServiceKit
import Supabase
import Transport

/// Signing in with a code that is sent by e-mail. It needs no browser.
struct CodeOptions: ParsableArguments {
  @Flag(help: "Sign in with a code that is sent by e-mail.")
  var otp = false

  @Flag(help: "Read the code from the first line of stdin, once the e-mail has been sent.")
  var codeStdin = false

  /// How often a code may be typed: three times is usual at password prompts.
  private static let tries = 3

  func validate() throws {
    if codeStdin, !otp { throw ValidationError("--code-stdin needs --otp.") }
  }

  /// - Throws: `otp_expired` (77) for a wrong code; `missing_credentials` (77), before an e-mail is
  ///   sent, if there is no way to enter one.
  func session(email: String, _ service: ServiceContext) async throws(Failure) -> AuthSession {
    let auth = try service.connection.authClient()
    guard codeStdin || service.context.canAsk else {
      throw Failure(
        "missing_credentials", "no terminal to enter the code",
        hint: "pipe it in with --code-stdin", exit: .notSignedIn)
    }
    try await send(email, auth)
    service.context.messages.note("a code was sent to \(Printable.line(email))")
    if codeStdin {
      let code = try StandardInputLine.read("code", echo: true, service.context)
      return try await auth.verify(email: email, code: trimmed(code.revealed))
    }
    var failure = Failure("missing_credentials", "no code given", exit: .notSignedIn)
    for _ in 1...Self.tries {
      guard let typed = Terminal.ask("Code: ", echo: true), !typed.isEmpty else { break }
      do throws(Failure) {
        return try await auth.verify(email: email, code: trimmed(typed))
      } catch {
        guard error.code == "otp_expired" else { throw error }
        failure = error
        service.context.messages.error(error.message)
      }
    }
    throw failure
  }

  private func send(_ email: String, _ auth: AuthClient) async throws(Failure) {
    do throws(Failure) {
      try await auth.sendCode(email: email, createsUser: false)
    } catch {
      guard error.code == "otp_disabled" else { throw error }
      var failure = error
      failure.message = "there is no account with this e-mail address"
      failure.hint = "create one with '\(program: .auth) signup'"
      throw failure
    }
  }

  /// Mail programs show codes with spaces in the middle.
  private func trimmed(_ code: String) -> Secret { Secret(code.filter { !$0.isWhitespace }) }
}
