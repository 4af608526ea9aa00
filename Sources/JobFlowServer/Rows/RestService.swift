internal import GRDB
internal import GoTrueServer
internal import Hummingbird
internal import ServerKit

/// The tables under `/rest/v1`, with the interface of PostgREST.
struct RestService: Sendable {
  static let path = "/rest/v1"
  /// Rows of one answer. Supabase has the same default.
  static let rowLimit = 1000

  let store: Store
  let accounts: AuthService
  let bodyLimit: Int
  let dialect: ServerOptions.Dialect
  let now: @Sendable () -> Instant

  func addRoutes(to service: Routes) {
    let routes = service.area(
      Self.path, errors: RestErrors(dialect: dialect), gate: accounts.gate(open: { _, _ in false }))
    for table in Schema.tables {
      routes.endpoint(
        "/\(table.name)",
        [
          .get: { request, _ in try await read(table, request) },
          .post: { request, _ in try await insert(table, request) },
          .patch: { request, _ in try await update(table, request) },
          .delete: { request, _ in try await delete(table, request) },
        ])
    }
  }

  /// The id of the user who sends a request; nil if the request has only the public key.
  ///
  /// - Throws: `RestError` 401.
  func userID(_ request: Request) async throws -> String? {
    guard let token = request.bearerToken, !accounts.isKey(token) else { return nil }
    do {
      return try await accounts.user(token: token).id
    } catch let error as AuthError {
      guard error.isExpiry else { throw RestError.token("PGRST301", error.message) }
      throw RestError.token(dialect == .real ? "PGRST303" : "PGRST301", "JWT expired")
    }
  }

  /// Whatever the caller does, a conflict that only SQLite notices is theirs.
  static func translate<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      throw RestError(.conflict, "23503", "The change violates a constraint of another table.")
    }
  }
}
