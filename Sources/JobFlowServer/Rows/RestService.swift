internal import GRDB
internal import GoTrueServer
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Records
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

  /// How the answer is to be shown.
  struct Form: Sendable {
    let isSingle: Bool

    static let singleType = "application/vnd.pgrst.object+json"

    /// - Throws: `RestError` 406 for a form or a schema that there is not.
    init(_ request: Request) throws(RestError) {
      let method = request.method
      let isRead = method == .get || method == .head
      let profile = request.headers[isRead ? .acceptProfile : .contentProfile]
      if let profile, profile != "public" {
        throw RestError(
          .notAcceptable, "PGRST106", "Invalid schema: \(profile)",
          hint: "Only the following schemas are exposed: public")
      }
      let accept = request.headers[.accept] ?? "*/*"
      let types = accept.split(separator: ",").map { part in
        part.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
      }
      isSingle = types.contains(Self.singleType) || types.contains("application/vnd.pgrst.object")
      let others = ["*/*", "application/*", "application/json", "application/vnd.pgrst.array+json"]
      guard isSingle || types.contains(where: others.contains) else {
        throw RestError(
          .notAcceptable, "PGRST107", "None of these media types are available: \(accept)")
      }
    }

    /// - Throws: `RestError` 406 unless there is exactly one row where one is wanted.
    func check(_ count: Int) throws(RestError) {
      guard !isSingle || count == 1 else { throw .single(count) }
    }

    func response(_ status: HTTPResponse.Status, _ rows: [String]) -> Response {
      let text = isSingle ? rows.joined() : "[" + rows.joined(separator: ",\n ") + "]"
      let type = isSingle ? Self.singleType : "application/json"
      return Response(
        status: status, headers: [.contentType: "\(type); charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
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
