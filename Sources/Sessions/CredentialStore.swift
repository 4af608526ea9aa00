internal import LineIO
package import Records
package import Transport

/// The signed-in sessions of a user: `credentials.json`, 0600 in the 0700 state folder, with one
/// entry for each profile and service.
///
/// An entry is valid only for the addresses for which it was made: if a profile is changed to another
/// server, that server does not receive the token of the old one.
package struct CredentialStore: Sendable {
  /// The file; nil if there is no home folder and nothing is stored.
  package var path: String? { file.path }
  let file: StateFile

  package init(
    _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    // A renewal, with its retries, holds a lock for most of a minute at worst.
    file = StateFile(
      "credentials.json", "the session", patience: .seconds(60), environment, sleep: sleep)
  }

  /// The stored session of the profile; nil if there is none for its addresses.
  ///
  /// - Throws: `unsafe_file` or `unreadable_file` (78).
  package func session(for profile: Profile) throws(Failure) -> StoredSession? {
    let entry = JSON.object(try file.read())["sessions"]?[profile.name]?[profile.service.name]
    guard let entry, entry["base_url"]?.stringValue == profile.baseURL.value.origin,
      entry["auth_url"]?.stringValue == profile.authURL?.value.origin
    else { return nil }
    return StoredSession(entry)
  }

  /// Whether `failure` says that the file cannot be read, or must not be.
  static func isUnreadable(_ failure: Failure) -> Bool {
    ["unsafe_file", "unreadable_file", "damaged_file"].contains(failure.code)
  }

  /// Stores the session; on return it is on the disk.
  ///
  /// - Throws: `cannot_write` (73), `lock_held` (75), `unsafe_file` or `unreadable_file` (78).
  package func save(_ session: StoredSession, for profile: Profile) async throws(Failure) {
    var entry = session.json
    entry["base_url"] = .string(profile.baseURL.value.origin)
    entry["auth_url"] = profile.authURL.map { .string($0.value.origin) }
    let stored = JSON.object(entry)
    try await file.update { $0.change(profile) { _ in stored } }
  }

  /// Removes the session.
  ///
  /// - Parameter refused: the refresh token, or the access token of a session without one, that the
  ///   service refused. The session is removed only if it still holds this token, since another
  ///   process may have stored a newer one. Nil removes any session.
  /// - Throws: as `save`.
  package func forget(_ profile: Profile, ifHolding refused: Secret? = nil) async throws(Failure) {
    try await file.update { store in
      store.change(profile) { entry in
        guard let refused else { return nil }
        let held = entry?["refresh_token"]?.stringValue ?? entry?["access_token"]?.stringValue
        return held == refused.revealed ? nil : entry
      }
    }
  }

  /// Takes the lock under which this profile's session is renewed. It is a separate file, so that a
  /// renewal, which makes a request, does not delay other profiles. Nil if nothing is stored, or if
  /// files are only read.
  ///
  /// - Throws: `cannot_write` (73), `lock_held` (75), `unsafe_file` (78).
  func lockRenewal(of profile: Profile) async throws(Failure) -> LockedFile? {
    guard let path, !file.isReadOnly else { return nil }
    let folder = "\(PrivateFile.parent(of: path))/locks"
    let name = PercentEncoding.encode("\(profile.service.name)-\(profile.name)")
    return try await file.lock("\(folder)/\(name).lock")
  }
}

extension StoredSession {
  fileprivate init?(_ entry: JSON) {
    guard let token = entry["access_token"]?.stringValue, !token.isEmpty else { return nil }
    self.init(
      accessToken: Secret(token),
      refreshToken: entry["refresh_token"]?.stringValue.map { Secret($0) },
      expiresAt: entry["expires_at"]?.stringValue.flatMap { Timestamp(rfc3339: $0) },
      userID: entry["user_id"]?.stringValue, email: entry["email"]?.stringValue)
  }

  fileprivate var json: JSONObject {
    var entry = JSONObject()
    entry["access_token"] = .string(accessToken.revealed)
    entry["refresh_token"] = refreshToken.map { .string($0.revealed) }
    entry["expires_at"] = expiresAt.map { .string($0.rfc3339) }
    entry["user_id"] = userID.map { .string($0) }
    entry["email"] = email.map { .string($0) }
    return entry
  }
}

extension JSONObject {
  /// Replaces the entry `sessions.PROFILE.SERVICE` with the result of `change`.
  fileprivate mutating func change(_ profile: Profile, _ change: (JSON?) -> JSON?) {
    self["version"] = self["version"] ?? 1
    var sessions = self["sessions"]?.objectValue ?? JSONObject()
    var services = sessions[profile.name]?.objectValue ?? JSONObject()
    services[profile.service.name] = change(services[profile.service.name])
    sessions[profile.name] = services.isEmpty ? nil : .object(services)
    self["sessions"] = .object(sessions)
  }
}
