import ArgumentParser
import Command
import LineIO
import Records
import ServiceCommand
import Sessions
import SignIn
import Supabase
import Transport

/// Signing in through LinkedIn in a browser.
struct LinkedInOptions: ParsableArguments {
  @Flag(help: "Sign in through LinkedIn, in a browser.")
  var linkedin = false

  @Flag(help: "Print the address, and do not start a browser.")
  var noBrowser = false

  @Flag(
    help: .init(
      "Take the address that the browser ended up on by hand, from the terminal or stdin: for a "
        + "browser on another machine."))
  var paste = false

  @Option(help: .init("How long to wait for the browser.", valueName: "time"))
  var wait = TimeSpan(seconds: 300)

  func validate() throws {
    if !linkedin, paste || noBrowser {
      throw ValidationError("--paste and --no-browser need --linkedin.")
    }
  }

  /// - Throws: what the browser brings back as a refusal (77), `sign_in_timed_out` (75).
  func session(_ service: ServiceContext) async throws(Failure) -> AuthSession {
    let signIn = BrowserSignIn(try service.auth(), provider: "linkedin_oidc")
    try await signIn.checkIsOffered()
    if paste {
      let address = try signIn.address(redirectingTo: BrowserSignIn.unheardRedirectURL())
      return try await signIn.session(from: try pasted(address, service))
    }
    let listener = try CallbackListener(now: service.environment.now)
    show(try signIn.address(redirectingTo: listener.redirectURL), service.context)
    return try await signIn.session(from: try await listener.callback(within: wait.duration))
  }

  /// The address goes to stderr also with --quiet: without it nobody can go on.
  private func show(_ address: WebAddress, _ context: Context) {
    let messages = context.messages
    if !noBrowser, let browser = Browser(context.environment), browser.open(address.text) {
      messages.plain("Your browser opens. If it does not, open this address:")
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
      "It ends on a page that cannot be shown. Copy that page's whole address.")
    let text: String
    if context.canAsk {
      text = Terminal.ask("Address: ", echo: true) ?? ""
    } else {
      text = try StandardInputLine.read("address", context).revealed
    }
    return try SignInCallback(parsing: text, now: service.environment.now())
  }
}
