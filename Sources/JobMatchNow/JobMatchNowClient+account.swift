package import Records
internal import Transport

extension JobMatchNowClient {
  /// The totals and past searches of the account: `GET /api/me/dashboard`.
  ///
  /// - Throws: exit 77 when not signed in; `unexpected_answer` (76) for an answer without the
  ///   required members.
  package func dashboard() async throws(Failure) -> ServiceAnswer<Dashboard> {
    let response = try await authorized(.dashboard)
    let object = try response.object()
    if let reason = Dashboard.breach(in: object) { throw response.unexpected(reason) }
    guard let dashboard = Dashboard(object) else {
      throw response.unexpected("is not a dashboard")
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
      // A 404 that is not the service's own has another exit status.
      guard error.httpStatus == 404, error.exit == .dataError else { throw error }
      return false
    }
  }
}
