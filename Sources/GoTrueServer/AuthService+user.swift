internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension AuthService {
  /// `GET /user`
  func user(_ request: Request) async throws -> Response {
    let (user, _) = try await authenticate(request)
    return Response(
      json: try await store.read { database in try UserTable.json(user, database) })
  }

  /// `PUT /user`: changes the password, which ends the user's other sessions; the metadata (merged;
  /// null removes a member); and, when accounts are confirmed automatically, the address.
  func changeUser(_ request: Request) async throws -> Response {
    let (known, session) = try await authenticate(request)
    let body = try await request.object(limit: bodyLimit)
    let address = try body["email"]?.stringValue.map(Self.address)
    let hash = try await newPassword(body["password"]?.stringValue, of: known)
    let changes = body["data"]?.objectValue
    let now = now()
    let changesAddress = address.map { $0.text != known.email } ?? false
    guard !changesAddress || options.confirmsAutomatically else {
      throw AuthError.validation(
        "Changing the email address requires a confirmation e-mail, which this server does not send"
      )
    }
    let json = try await store.write { database in
      guard var user = try UserTable.find(id: known.id, database) else {
        throw AuthError(
          .forbidden, "user_not_found", "User from sub claim in JWT does not exist")
      }
      if let address, changesAddress { try change(&user, to: address, database) }
      if let hash {
        user.passwordHash = hash
        // Whoever had the old password may be signed in elsewhere.
        try SessionTable.end(.others, session, database)
      }
      if hash != nil || changesAddress {
        // Codes and links may be in the hands of somebody who reads the old mailbox.
        try OneTimeToken.revokeAll(of: user, database)
        flows.end(of: user.id)
      }
      if let changes {
        user.metadata = Self.merge(changes, into: user.metadata)
        try Self.checkSize(user.metadata)
      }
      user.updatedAt = now
      try UserTable.update(user, database)
      return try UserTable.json(user, database)
    }
    return Response(json: json)
  }

  private func newPassword(_ password: String?, of user: User) async throws -> PasswordHash? {
    guard let password else { return nil }
    try Self.checkStrength(password)
    guard try await !passwords.matches(password, user.passwordHash) else {
      throw AuthError(
        .unprocessableContent, "same_password",
        "New password should be different from the old password.")
    }
    return try await passwords.hash(password)
  }

  private func change(_ user: inout User, to address: EmailAddress, _ database: Database) throws {
    guard try UserTable.find(email: address.text, database) == nil else {
      throw AuthError(
        .unprocessableContent, "email_exists",
        "A user with this email address has already been registered")
    }
    user.email = address.text
    try database.execute(
      sql: "UPDATE users SET email = ? WHERE id = ?", arguments: [address.text, user.id])
    try database.execute(
      sql: "UPDATE identities SET email = ? WHERE user_id = ?", arguments: [address.text, user.id])
  }

  private static func merge(_ changes: JSONObject, into metadata: JSON) -> JSON {
    var merged = metadata.objectValue ?? JSONObject()
    for member in changes.members {
      merged[member.name] = member.value.isNull ? Optional.none : member.value
    }
    return .object(merged)
  }

  /// `POST /logout?scope=global|local|others`; without a scope it ends every session of the user.
  func logOut(_ request: Request) async throws -> Response {
    let (_, session) = try await authenticate(request)
    let name = request.query("scope") ?? "global"
    guard let scope = SessionTable.Scope(rawValue: name) else {
      throw AuthError.validation("Unsupported logout scope \"\(name)\"")
    }
    try await store.write { database in try SessionTable.end(scope, session, database) }
    return Response(status: .noContent)
  }
}
