internal import Records
internal import Transport

/// An error answer of GoTrue as a `Failure`: a stable code, its meaning and what to do.
struct AuthFailure {
  /// The code for the gateway's refusal of the anon key, which comes without one.
  static let wrongKeyCode = "invalid_api_key"

  let failure: Failure

  /// - Parameters:
  ///   - variablePrefix: begins the names of the service's environment variables.
  ///   - carriesToken: whether the request had an access token. If it had none, a refusal that
  ///     speaks of a token means the anon key, which may be a token too.
  init(_ response: HTTPResponse, variablePrefix: String, carriesToken: Bool = true) {
    let body = AuthErrorBody(response)
    // GoTrue itself answers 404 only for things, such as `user_not_found`.
    if response.status == 404, body.code?.hasSuffix("_not_found") != true {
      failure = response.unexpected("has status 404")
      return
    }
    var failure = response.failure(code: body.code, message: body.message)
    let isAboutKey =
      !carriesToken && [401, 403].contains(response.status)
      && [nil, "bad_jwt", "no_authorization"].contains(body.code)
    if isAboutKey {
      let address = response.addressSetting.map { "\($0.hint); and" } ?? "check the address and"
      failure.hint = "\(address) check anon_key"
    } else if let advice = body.code.flatMap({ Self.advice($0, body, variablePrefix) }) {
      failure.message = advice.message
      failure.hint = advice.hint
      if let exit = advice.exit { failure.exit = exit }
      failure.retryable = [.tryAgain, .unavailable].contains(failure.exit)
    }
    self.failure = failure
  }

  private struct Advice {
    var message: String
    var hint: String?
    var exit: ExitStatus?

    init(_ message: String, _ hint: String? = nil, _ exit: ExitStatus? = nil) {
      self.message = message
      self.hint = hint
      self.exit = exit
    }
  }

  private static func advice(
    _ code: String, _ body: AuthErrorBody, _ prefix: String
  ) -> Advice? {
    let said = body.message ?? code
    switch code {
    case "invalid_credentials":
      return Advice(
        "the e-mail address or the password is wrong",
        "'\(program: .auth) signup' creates an account",
        .notSignedIn)
    case "email_not_confirmed":
      return Advice(
        "this e-mail address is not confirmed yet",
        "open the link in the e-mail that was sent to it",
        .notSignedIn)
    case "user_already_exists", "email_exists":
      return Advice(
        "this e-mail address is already registered", "sign in with '\(program: .auth) login'",
        .dataError)
    case "weak_password":
      return Advice(weakPassword(body), "choose another password", .dataError)
    case "over_email_send_rate_limit", "over_sms_send_rate_limit", "over_request_rate_limit":
      let wait = seconds(in: said).map { "try again in \($0) s" }
      return Advice("too many requests: \(said)", wait ?? "try again later", .tryAgain)
    case "conflict":
      return Advice("another process is renewing this session", "try again", .tryAgain)
    case "refresh_token_already_used", "refresh_token_not_found", "session_not_found",
      "session_expired", "bad_jwt", "no_authorization", "user_not_found":
      return Advice(
        "the session is over: \(said)", "sign in again with '\(program: .auth) login'", .notSignedIn
      )
    case "user_banned":
      return Advice("this account is locked: \(said)", nil, .notSignedIn)
    case "otp_expired":
      return Advice(
        "the code is wrong or has expired",
        "request a new one with '\(program: .auth) login --otp'",
        .notSignedIn)
    case "signup_disabled", "otp_disabled", "email_provider_disabled", "provider_disabled",
      "anonymous_provider_disabled":
      return Advice(
        "the service does not allow this: \(said)",
        "'\(program: .auth) doctor' shows what it allows",
        .notSignedIn)
    case "flow_state_expired", "flow_state_not_found", "bad_code_verifier":
      return Advice(
        "the browser sign-in took too long, or it belongs to another attempt: \(said)",
        "start it again",
        .notSignedIn)
    case wrongKeyCode:
      return Advice(
        "the service refused the anon key: \(said)",
        "set the project's key as anon_key in the profile or as \(prefix)_ANON_KEY", .configuration)
    case "validation_failed", "bad_json", "email_address_invalid", "same_password":
      return Advice("the service refused the request: \(said)", nil, .dataError)
    default:
      return nil
    }
  }

  private static func weakPassword(_ body: AuthErrorBody) -> String {
    let said = body.message ?? ""
    if body.weaknesses.contains("pwned") { return "this password has been leaked: \(said)" }
    if body.weaknesses.contains("length") || said.contains("at least") {
      return said.isEmpty ? "the password must have at least 6 characters" : said
    }
    return said.isEmpty ? "this password is too weak" : said
  }

  /// The seconds in `…after 57 seconds.`, which GoTrue sends instead of `Retry-After`.
  static func seconds(in message: String) -> Int? {
    let words = message.split(separator: " ")
    guard let unit = words.lastIndex(where: { $0.hasPrefix("second") }), unit > 0 else {
      return nil
    }
    return Int(words[unit - 1])
  }
}
