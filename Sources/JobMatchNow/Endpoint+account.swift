internal import Records
package import ServiceKit
internal import Transport

extension Endpoint<Dashboard> {
  /// The totals and past searches of the account.
  package static var dashboard: Self {
    Endpoint(JobMatchNowOperation.getDashboard, access: .required, namesResource: false) {
      (response) throws(Failure) in
      let object = try response.object()
      if let reason = Dashboard.breach(in: object) { throw response.unexpected(reason) }
      guard let dashboard = Dashboard(object) else {
        throw response.unexpected("is not a dashboard")
      }
      return dashboard
    }
  }
}

extension Endpoint<Bool> {
  /// Deletes a past search. False if the service answers 404, because the account has no search with
  /// this id; it may also accept an unknown id.
  package static func deleteSession(id: String) -> Self {
    Endpoint(
      JobMatchNowOperation.deleteSession, path: ["id": id], access: .required,
      recover: { failure in
        // A 404 that is not the service's own has another exit status.
        failure.httpStatus == 404 && failure.exit == .dataError ? false : nil
      }, decode: { _ in true })
  }
}
