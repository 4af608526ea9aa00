internal import LineIO
package import Records
package import Transport

/// The signed-in sessions of a user: `credentials.json` in the state folder, 0600 in a 0700
/// folder, one entry for each profile and service.
///
/// An entry is good only for the addresses it was made for: a profile that is turned to another
/// server does not hand that server the old one's token.
package struct CredentialStore: Sendable {
  /// The file, nil when there is no home folder and nothing is kept.
  package var path: String? { file.path }
  let file: StateFile

  package init(
    _ environment: Environment,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile("credentials.json", folder: environment.stateFolder, sleep: sleep)
  }

  /// The session kept for the profile. Throws `unreadable_file` or `damaged_file` (78).
  package func session(for profile: Profile) throws(Failure) -> StoredSession? {
    let entry = JSON.object(try file.read())["sessions"]?[profile.name]?[profile.service.name]
    guard let entry, entry["base_url"]?.stringValue == profile.baseURL.value.origin,
      entry["auth_url"]?.stringValue == profile.authURL?.value.origin
    else { return nil }
    return StoredSession(entry)
  }

  /// Keeps the session; on return it is on the disk. Throws `cannot_write` (73).
  package func save(_ session: StoredSession, for profile: Profile) async throws(Failure) {
    var entry = session.json
    entry["base_url"] = .string(profile.baseURL.value.origin)
    entry["auth_url"] = profile.authURL.map { .string($0.value.origin) }
    let kept = JSON.object(entry)
    try await file.update { $0.change(profile) { _ in kept } }
  }

  /// Forgets the session, but only while it still holds `refused`; nil forgets whatever it is.
  /// Another process may have kept a newer one meanwhile.
  package func forget(_ profile: Profile, ifHolding refused: Secret? = nil) async throws(Failure) {
    try await file.update { store in
      store.change(profile) { entry in
        guard let refused else { return nil }
        let holds = entry?["refresh_token"]?.stringValue ?? entry?["access_token"]?.stringValue
        return holds == refused.revealed ? nil : entry
      }
    }
  }

  /// Holds the lock of this profile's session while it is renewed; a separate file, so that a
  /// renewal, which takes a request, does not hold up other profiles. Nil when nothing is kept.
  func lockRenewal(of profile: Profile) async throws(Failure) -> LockedFile? {
    guard let path else { return nil }
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
  /// Replaces the entry `sessions.PROFILE.SERVICE` by what `change` makes of it.
  fileprivate mutating func change(_ profile: Profile, _ change: (JSON?) -> JSON?) {
    self["version"] = self["version"] ?? 1
    var sessions = self["sessions"]?.objectValue ?? JSONObject()
    var services = sessions[profile.name]?.objectValue ?? JSONObject()
    services[profile.service.name] = change(services[profile.service.name])
    sessions[profile.name] = services.isEmpty ? nil : .object(services)
    self["sessions"] = .object(sessions)
  }
}
