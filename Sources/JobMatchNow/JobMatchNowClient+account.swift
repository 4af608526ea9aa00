package import Records
internal import Transport

extension JobMatchNowClient {
  /// The totals and past searches of who is signed in: `GET /api/me/dashboard`. Throws exit 77
  /// when nobody is.
  package func dashboard() async throws(Failure) -> ServiceAnswer<Dashboard> {
    let response = try await authorized(.dashboard)
    guard let dashboard = Dashboard(try response.object()) else {
      throw response.unexpected("is no dashboard")
    }
    return ServiceAnswer(dashboard, of: response)
  }

  /// Deletes a past search: `DELETE /api/me/sessions/{id}`.
  ///
  /// - Returns: false if the service answered 404, because the account has no search with this id.
  ///   A service may also accept an unknown id.
  package func deleteSession(id: String) async throws(Failure) -> Bool {
    do throws(Failure) {
      _ = try await authorized(.deleteSession(id: id))
      return true
    } catch {
      guard error.httpStatus == 404 else { throw error }
      return false
    }
  }
}
