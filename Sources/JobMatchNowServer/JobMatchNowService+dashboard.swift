internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

extension JobMatchNowService {
  /// `GET /api/me/dashboard`
  func dashboard(_ request: Request) async throws -> Response {
    let user = try await user(request)
    let dashboard = try await store.read { database in
      try Dashboard(of: user, database)
    }
    return Response(
      json: dialect == .seed ? dashboard.flat : dashboard.nested)
  }
}
