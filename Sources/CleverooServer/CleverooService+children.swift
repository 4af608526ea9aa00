internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension CleverooService {
  /// The most children that one account can have, so that a list has an end.
  private static let childLimit = 100
  private static let genders = ["male", "female"]
  /// The running server is for children only; the description allows any age above 0.
  private var ages: ClosedRange<Int> { dialect == .real ? 3...12 : 1...150 }

  func children(_ request: Request) async throws -> Response {
    let parent = try await parent(request)
    let children = try await store.read { try Child.all(of: parent, $0) }
    return Response(json: .array(children.map { $0.json(dialect) }))
  }

  func addChild(_ request: Request) async throws -> Response {
    let parent = try await parent(request)
    var fields = try await fields(of: request)
    let username = fields.text("username")
    let age = fields.integer("age", in: ages)
    let gender = fields.choice("gender", of: Self.genders)
    try fields.check()
    let time = now()
    let child = try await store.write { database in
      guard try Child.all(of: parent, database).count < Self.childLimit else {
        throw CleverooError(.badRequest, "Too many children")
      }
      return try Child.create(
        of: parent, username: username, age: age, gender: gender, at: time, database)
    }
    guard let child else { throw taken("Username already exists") }
    return Response(status: .created, json: child.json(dialect))
  }

  /// The parent who makes the request.
  ///
  /// - Throws: `CleverooError` 401 without a valid token, 403 with a child's.
  private func parent(_ request: Request) async throws -> Parent {
    let claims = try await authenticate(request)
    guard claims.role == .parent else { throw CleverooError.forbidden }
    guard let parent = try await store.read({ try Parent.find(id: claims.sub, $0) }),
      parent.passwordVersion == claims.passwordVersion
    else { throw CleverooError.unauthorized }
    return parent
  }
}
