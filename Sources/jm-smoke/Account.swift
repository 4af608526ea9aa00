import Records
import ServiceCommand
import Sessions
import Transport

/// Whose account the checks use.
enum Account: Sendable {
  /// None: only what needs no account is checked.
  case anonymous
  /// One that is made for the run. It stays, for the interface has no way to delete one.
  case new(email: String, password: Secret)
  /// Signs in with a password, and out at the end.
  case password(email: String, Secret)
  /// The session that is there: `JM_TOKEN`, `credential_command`, or the stored one. It is left as
  /// it is.
  case kept(SessionKeeper)

  /// What the profile and the environment give: a password before a session.
  ///
  /// - Throws: `not_signed_in` (77) when there is neither.
  init(_ service: ServiceContext) throws(Failure) {
    if let email = service.profile.email?.value, let password = service.profile.password?.value {
      self = .password(email: email, password)
      return
    }
    let keeper = service.session()
    let hasSession =
      service.profile.token != nil || service.profile.credentialCommand != nil
    let stored = hasSession ? nil : try service.credentials.session(for: service.profile)
    guard hasSession || stored != nil else {
      throw Failure(
        "not_signed_in", "there is no account to check with",
        hint: "set JM_EMAIL and JM_PASSWORD, sign in with 'jm-auth login', or give --sign-up or "
          + "--anonymous", exit: .notSignedIn)
    }
    self = .kept(keeper)
  }
}
