import Records
import ServiceCommand
import Sessions
import Transport

/// The account that the checks use.
enum Account: Sendable {
  /// No account: only steps that do not need one are checked.
  case anonymous
  /// A new account for this run. It is not deleted, because the service has no call for that.
  case new(email: String, password: Secret)
  /// An account that signs in with a password, and signs out at the end.
  case password(email: String, Secret)
  /// The existing session: `JM_TOKEN`, `credential_command` or the stored one. It is not ended.
  case stored(SessionKeeper)

  /// The account of the profile or environment. A password takes precedence over a session.
  ///
  /// - Throws: `not_signed_in` (77) if there is neither.
  init(_ service: ServiceContext) throws(Failure) {
    if let email = service.profile.email?.value, let password = service.profile.password?.value {
      self = .password(email: email, password)
      return
    }
    let keeper = service.sessions
    let hasSession =
      service.profile.token != nil || service.profile.credentialCommand != nil
    let stored = hasSession ? nil : try service.credentials.session(for: service.profile)
    guard hasSession || stored != nil else {
      throw Failure(
        "not_signed_in", "no account to check with",
        hint: "set JM_EMAIL and JM_PASSWORD, sign in with 'jm-auth login', or use --sign-up or "
          + "--anonymous", exit: .notSignedIn)
    }
    self = .stored(keeper)
  }
}
