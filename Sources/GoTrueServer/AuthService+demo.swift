internal import GRDB
internal import Records
internal import ServerKit

extension AuthService {
  /// An account that is ready for use.
  package struct DemoAccount: Sendable, Hashable {
    /// The user's id.
    package let id: String
    package let email: String
    package let password: String
    /// Valid for the lifetime that the options give.
    package let accessToken: String
  }

  /// An account with a random password, signed in. Every call returns the same one.
  package func demoAccount() async throws -> DemoAccount {
    try await demo.account { try await makeAccount() }
  }

  private func makeAccount() async throws -> DemoAccount {
    let password = RandomText.base62(20)
    let hash = try await passwords.hash(password)
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
    let body = try await sessionBody(
      session, refreshToken: refreshToken, user: user, identities: identities)
    return DemoAccount(
      id: user.id, email: user.email, password: password,
      accessToken: body["access_token"]?.stringValue ?? "")
  }

  /// The demo account, once it is made.
  actor Demo {
    private var making: Task<DemoAccount, any Error>?

    func account(
      _ make: @escaping @Sendable () async throws -> DemoAccount
    ) async throws -> DemoAccount {
      let task = making ?? Task { try await make() }
      making = task
      return try await task.value
    }
  }
}
