import LineIO
package import Records
package import Sessions

extension ServiceContext {
  /// The setting that programs take an access token from instead of the stored session; nil if they
  /// use the session.
  package var replacementOfSession: String? {
    if profile.token != nil { return "\(profile.service.prefix)_TOKEN" }
    return profile.credentialCommand.map { "credential_command of \($0.origin)" }
  }

  /// Where the access token comes from: a variable, a command, or the file that holds the session,
  /// with its permissions.
  package var credentialSource: String {
    if let token = profile.token { return "\(token.origin)" }
    if let command = profile.credentialCommand { return "credential_command of \(command.origin)" }
    guard let path = credentials.path else { return "not stored: there is no home folder" }
    guard let permissions = try? FileStatus.of(path).permissions else { return path }
    return "\(path), mode \(FileStatus.octal(permissions))"
  }

  /// The failure of a command that needs a session if there is none.
  package var notSignedIn: Failure {
    Failure(
      "not_signed_in", "not signed in (profile '\(profile.name)')",
      hint: "sign in with '\(program: .auth) login', or set \(profile.service.prefix)_TOKEN",
      exit: .notSignedIn)
  }

  /// Stores the session of a user who has just signed in. Warns if later programs will not use it.
  package func begin(_ session: StoredSession) async throws(Failure) {
    try await sessions.begin(session)
    if credentials.path == nil {
      environment.warn("the session is not stored: there is no home folder")
    }
    if let replacementOfSession {
      environment.warn("\(replacementOfSession) is set: programs use it instead of this session")
    }
  }
}
