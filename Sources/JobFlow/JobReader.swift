package import Records
package import ServiceKit
internal import Transport

/// Reads jobs with their template, user and actions, or without them if the service cannot answer
/// that.
package struct JobReader: Sendable {
  /// Rows on a page: what PostgREST sends at most by default.
  private static let pageSize = 1000

  private let client: ServiceClient

  package init(_ client: ServiceClient) { self.client = client }

  /// The jobs that a query finds, in pages.
  package func pages(
    _ query: JobQuery, hasRelations: Bool, limit: Int?
  ) -> PagedList<JSONObject> {
    PagedList(
      client, pageSize: Self.pageSize, limit: limit, identity: { $0["id"]?.stringValue },
      request: { .jobs(query, hasRelations: hasRelations, offset: $0, limit: $1) })
  }

  /// A job with its actions.
  ///
  /// - Throws: `not_found_or_not_allowed` (65), and the failures of the requests.
  package func job(id: String) async throws(Failure) -> ServiceAnswer<Job> {
    do throws(Failure) {
      let answer = try await client.send(.job(id: id, hasRelations: true))
      if let job = Job(answer.value), job.actions != nil { return answer.map { _ in job } }
    } catch {
      guard error.isAboutRelations else { throw error }
    }
    let answer = try await client.send(.job(id: id, hasRelations: false))
    let actions = try await client.send(.jobActions(jobID: id)).value
    guard let job = Job(answer.value, actions: actions) else { throw Self.incomplete }
    return answer.map { _ in job }
  }

  /// An action by its id, with its job.
  ///
  /// - Throws: as `job`.
  package func action(id: String) async throws(Failure) -> (action: JobAction, job: Job) {
    guard let found = JobAction(try await client.send(.jobAction(id: id)).value) else {
      throw Self.incomplete
    }
    let job = try await job(id: found.jobID).value
    // It may have been deleted since it was found.
    guard let action = job.action(id) else { throw .noRow("action", id: id) }
    return (action, job)
  }

  /// A job line for a row.
  ///
  /// - Throws: `unexpected_answer` (76) if it has no id.
  package static func line(_ row: JSONObject) throws(Failure) -> JSONObject {
    guard let job = Job(row) else { throw incomplete }
    return job.line
  }

  private static var incomplete: Failure {
    Failure(
      "unexpected_answer", "the service sent a job or an action without an id",
      exit: .protocolError)
  }
}
