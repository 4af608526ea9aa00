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

  /// Deletes a past search: `DELETE /api/me/sessions/{id}`. One that is gone already is no
  /// failure.
  package func deleteSession(id: String) async throws(Failure) {
    do throws(Failure) {
      _ = try await authorized(.deleteSession(id: id))
    } catch {
      guard error.httpStatus == 404 else { throw error }
    }
  }
}
