internal import GRDB
package import Records

extension EmbeddedServer {
  /// An account that is ready for use.
  package struct Account: Sendable, Hashable {
    package let email: String
    package let password: String
    /// Valid for the lifetime that the options give.
    package let accessToken: String
  }

  /// Creates an account with a random password and signs it in.
  ///
  /// - Throws: `Failure` when the database cannot be written.
  package func makeAccount() async throws(Failure) -> Account {
    do {
      let service = try await AuthService(
        store: store, options: options, address: address, now: now)
      let password = RandomText.base62(20)
      let hash = try await service.passwords.hash(password)
      let instant = now()
      let (user, identities, session, refreshToken) = try await store.write { database in
        let plain = "demo@example.com"
        let isTaken = try UserTable.find(email: plain, database) != nil
        let email = isTaken ? "demo-\(RandomText.base62(8).lowercased())@example.com" : plain
        var user = User(email: email, passwordHash: hash, metadata: [:], at: instant)
        user.emailConfirmedAt = instant
        try UserTable.insert(user, database)
        let (session, refreshToken) = try SessionTable.start(
          for: user, method: "password", at: instant, database)
        return (user, try UserTable.identities(of: user, database), session, refreshToken)
      }
      let body = try await service.sessionBody(
        session, refreshToken: refreshToken, user: user, identities: identities)
      return Account(
        email: user.email, password: password,
        accessToken: body["access_token"]?.stringValue ?? "")
    } catch {
      throw Failure(
        "cannot_sign_up", "cannot create an account for the command: \(error)",
        exit: .internalFault)
    }
  }
}
