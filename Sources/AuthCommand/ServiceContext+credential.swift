import LineIO
import Records
import ServiceCommand
import ServiceKit
import Sessions
import Supabase
import Transport

extension ServiceContext {
  /// The setting that programs take an access token from instead of the stored session; nil if they
  /// use the session.
  var replacementOfSession: String? {
    if profile.token != nil { return "\(profile.service.prefix)_TOKEN" }
    return profile.credentialCommand.map { "credential_command of \($0.origin)" }
  }

  /// Where the access token comes from: a variable, a command, or the file that holds the session,
  /// with its permissions.
  var credentialSource: String {
    if let token = profile.token { return "\(token.origin)" }
    if let command = profile.credentialCommand { return "credential_command of \(command.origin)" }
    guard let path = credentials.path else { return "not stored: there is no home folder" }
    guard let permissions = try? FileStatus.of(path).permissions else { return path }
    return "\(path), mode \(FileStatus.octal(permissions))"
  }

  /// The failure of a command that needs a session if there is none.
  var notSignedIn: Failure {
    Failure(
      "not_signed_in", "not signed in (profile '\(profile.name)')",
      hint: "sign in with '\(program: .auth) login', or set \(profile.service.prefix)_TOKEN",
      exit: .notSignedIn)
  }

  /// Makes a call of the auth service with an access token, and once more with another one if the
  /// first is refused.
  ///
  /// - Throws: `not_signed_in` (77), `missing_anon_key` (78), and what `call` throws.
  func authorized<Answer: Sendable>(
    _ call: (AuthClient, Secret) async throws(Failure) -> Answer
  ) async throws(Failure) -> (Answer, token: Secret) {
    let token = try await sessions.accessToken()
    // After the token, so that a user who is not signed in is told that, and not that the anon key
    // is missing.
    let auth = try connection.authClient()
    do throws(Failure) {
      return (try await call(auth, token), token)
    } catch {
      guard error.exit == .notSignedIn,
        let other = try await sessions.accessToken(afterRefusalOf: token)
      else { throw error }
      return (try await call(auth, other), other)
    }
  }

  /// Stores the session of a user who has just signed in. Warns if later programs will not use it.
  func begin(_ session: StoredSession) async throws(Failure) {
    try await sessions.begin(session)
    if credentials.path == nil {
      environment.warn("the session is not stored: there is no home folder")
    }
    if let replacementOfSession {
      environment.warn("\(replacementOfSession) is set: programs use it instead of this session")
    }
  }
}
