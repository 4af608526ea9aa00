import Records
import ServiceCommand
import Sessions
import Smoke

extension ScenarioSetup.Account {
  /// The account of the profile or environment. A password takes precedence over a session.
  ///
  /// - Parameter hasPasswords: whether the service signs in with passwords.
  /// - Throws: `not_signed_in` (77) if there is neither.
  init(_ service: ServiceContext, hasPasswords: Bool) throws(Failure) {
    if hasPasswords, let email = service.profile.email?.value,
      let password = service.profile.password?.value
    {
      self = .password(email: email, password)
      return
    }
    let hasSession =
      service.profile.token != nil || service.profile.credentialCommand != nil
    let stored = hasSession ? nil : try service.credentials.session(for: service.profile)
    guard hasSession || stored != nil else {
      let prefix = service.profile.service.prefix
      let variables = hasPasswords ? "\(prefix)_EMAIL and \(prefix)_PASSWORD" : "\(prefix)_TOKEN"
      throw Failure(
        "not_signed_in", "no account to check with",
        hint: "set \(variables), sign in with '\(program: .auth) login', "
          + "or use --sign-up or --anonymous", exit: .notSignedIn)
    }
    self = .stored(service.sessions)
  }
}
