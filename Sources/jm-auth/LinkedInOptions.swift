import ArgumentParser
import AuthCommand
import Command
import LineIO
import Records
import ServiceCommand
import ServiceKit
import Sessions
import SignIn
import Supabase
import Transport

/// Signing in through LinkedIn in a browser.
struct LinkedInOptions: SignInProvider {
  static let names = ProviderNames(
    title: "LinkedIn", option: "--linkedin", check: "linkedin", setting: "linkedin_oidc")

  @Flag(help: "Sign in through LinkedIn in a browser.")
  var linkedin = false

  @Flag(help: "Print the address instead of opening a browser.")
  var noBrowser = false

  @Flag(
    help: .init(
      "Paste the address of the browser's last page, or pass it on stdin; for a browser on another "
        + "machine."))
  var paste = false

  @Option(help: .init("Time limit for the browser to return: 90s, 5m.", valueName: "duration"))
  var wait = TimeSpan(seconds: 300)

  var isChosen: Bool { linkedin }

  func validate() throws {
    if !linkedin, paste || noBrowser {
      throw ValidationError("--paste and --no-browser need --linkedin.")
    }
  }

  /// - Throws: `sign_in_refused` (77), `sign_in_timed_out` (75), and failures of the service.
  func session(_ service: ServiceContext) async throws(Failure) -> AuthSession {
    let signIn = BrowserSignIn(try service.connection.authClient(), provider: "linkedin_oidc")
    try await signIn.checkIsOffered()
    if paste {
      let address = try signIn.address(redirectingTo: BrowserSignIn.unansweredRedirectURL())
      return try await signIn.session(from: try pasted(address, service))
    }
    let listener = try CallbackListener(now: service.environment.now)
    show(try signIn.address(redirectingTo: listener.redirectURL), service.context)
    return try await signIn.session(from: try await listener.callback(within: wait.duration))
  }

  /// Prints the address to stderr, even with --quiet: it is impossible to sign in without it.
  private func show(_ address: WebAddress, _ context: Context) {
    let messages = context.messages
    if !noBrowser, let browser = Browser(context.environment), browser.open(address.text) {
      messages.plain("Opening your browser. If it does not open, visit this address:")
    } else {
      messages.plain("Open this address in a browser on this machine:")
    }
    messages.plain("  \(address.text)")
  }

  private func pasted(
    _ address: WebAddress, _ service: ServiceContext
  ) throws(Failure) -> SignInCallback {
    let context = service.context
    context.messages.plain("Open this address in any browser, and sign in there:")
    context.messages.plain("  \(address.text)")
    context.messages.plain(
      "The last page will fail to load. Copy its whole address from the browser's address bar.")
    let text = try StandardInputLine.read("address", echo: true, context).revealed
    return try SignInCallback(parsing: text, now: service.environment.now())
  }
}
