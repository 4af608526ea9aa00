internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension CleverooService {
  func register(_ request: Request, _ scope: RequestScope) async throws -> Response {
    var fields = try await fields(of: request)
    let email = fields.email("email")
    let phone = fields.phone("phone")
    let password = fields.password("password")
    let isConfirmed = fields.text("confirmPassword") == password
    try fields.check()
    guard isConfirmed else { throw CleverooError(.badRequest, "Passwords do not match") }
    try limits.admit(email, from: address(of: request, scope), at: now())
    let hash = try await passwords.hash(password)
    let time = now()
    let parent = try await store.write {
      try Parent.create(email: email, phone: phone, hash, at: time, $0)
    }
    guard let parent else { throw taken("Email already exists") }
    var body = parent.json(dialect).objectValue ?? JSONObject()
    body["children"] = []
    return Response(status: .created, json: .object(body))
  }

  func signInParent(_ request: Request, _ scope: RequestScope) async throws -> Response {
    var fields = try await fields(of: request)
    let email = fields.email("email")
    let password = fields.text("password")
    try fields.check()
    let client = address(of: request, scope)
    try limits.admit(email, from: client, at: now())
    guard let parent = try await store.read({ try Parent.find(email: email, $0) }) else {
      throw CleverooError(.unauthorized, "Email not found")
    }
    try await checkPassword(password, of: parent)
    limits.succeeded(email, from: client)
    return try await session(.parent, id: parent.id, of: parent, parent.json(dialect))
  }

  func signInChild(_ request: Request, _ scope: RequestScope) async throws -> Response {
    var fields = try await fields(of: request)
    let username = fields.text("username")
    let password = fields.text("password")
    try fields.check()
    let client = address(of: request, scope)
    try limits.admit("child " + username.lowercased(), from: client, at: now())
    let known = try await store.read { database in
      try Child.find(username: username, database).flatMap { child in
        try Parent.find(id: child.parentID, database).map { (child, $0) }
      }
    }
    guard let (child, parent) = known else {
      throw CleverooError(.unauthorized, "Username not found")
    }
    try await checkPassword(password, of: parent)
    limits.succeeded("child " + username.lowercased(), from: client)
    return try await session(
      .child, id: child.id, of: parent, child.json(dialect, withParent: false))
  }

  private func checkPassword(_ password: String, of parent: Parent) async throws {
    guard try await passwords.matches(password, parent.passwordHash) else {
      throw CleverooError(.unauthorized, "Incorrect password")
    }
  }

  /// The running server answers the token alone.
  private func session(
    _ role: AccessClaims.Role, id: String, of parent: Parent, _ account: JSON
  ) async throws -> Response {
    let token = try await sign(
      AccessClaims(
        role, id: id, passwordVersion: parent.passwordVersion, issuedAt: now().seconds))
    var body = JSONObject([.init(name: "access_token", value: .string(token))])
    if dialect == .seed {
      body["token_type"] = "Bearer"
      body[role.rawValue] = account
    }
    return Response(status: posted, json: .object(body))
  }

  /// The refusal of a name or address that exists. The running server makes it a bad request.
  func taken(_ message: JSON) -> CleverooError {
    CleverooError(dialect == .real ? .badRequest : .conflict, message)
  }
}
