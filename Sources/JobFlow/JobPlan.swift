package import Records
package import ServiceKit

/// What new jobs consist of: the actions of a template, and others by their names. It is read once,
/// when the first job needs it.
package actor JobPlan {
  /// A template and its actions in their order.
  private struct Content {
    var templateID: String?
    var user: String
    var actions: [JSONObject]
  }

  private let client: ServiceClient
  private let template: String?
  private let actionNames: [String]
  private let user: @Sendable () async throws(Failure) -> String
  private var reading: Task<Result<Content, Failure>, Never>?

  /// - Parameters:
  ///   - template: the id or the name of a template; nil for none.
  ///   - user: returns the id of the user whom the jobs are assigned to.
  package init(
    _ client: ServiceClient, template: String?, actionNames: [String],
    user: @escaping @Sendable () async throws(Failure) -> String
  ) {
    self.client = client
    self.template = template
    self.actionNames = actionNames
    self.user = user
  }

  /// Creates a job with its actions.
  ///
  /// - Parameter columns: of the job, besides those that the plan gives.
  /// - Throws: `not_found_or_not_allowed` or `ambiguous_name` (65) for a template or an action, and
  ///   the failures of the requests. A job without its actions is deleted.
  package func create(name: String, _ columns: JSONObject) async throws(Failure) -> Job {
    let content = try await content()
    var row = columns
    row["name"] = .string(name)
    row["status"] = .string(JobStatus.ready.rawValue)
    row["assigned_to"] = .string(content.user)
    row["template_id"] = content.templateID.map { .string($0) }
    let created = try await client.send(.createJob(row)).value.first
    guard let created, let job = Job(created, actions: []) else { throw .noRow("job", id: name) }
    if content.actions.isEmpty { return job }
    let rows = content.actions.enumerated().map { index, action in
      var row = JSONObject()
      row["job_id"] = .string(job.id)
      row["name"] = action["name"] ?? .null
      row["description"] = action["description"] ?? .null
      row["sequence_order"] = .number(index + 1)
      row["status"] = .string(JobAction.pending)
      return row
    }
    do throws(Failure) {
      let actions = try await client.send(.createJobActions(rows)).value
      guard actions.count == rows.count, let whole = Job(created, actions: actions) else {
        throw .noRow("actions of job", id: job.id)
      }
      return whole
    } catch {
      throw await withdrawing(job, error)
    }
  }

  /// The failure of a job without actions, after it has been deleted.
  private func withdrawing(_ job: Job, _ failure: Failure) async -> Failure {
    var failure = failure
    failure.message = "the actions were not created: \(failure.message)"
    let deleted = (try? await client.send(.deleteJob(id: job.id)).value) ?? []
    if deleted.isEmpty {
      failure.message += "; the job \(job.id) remains without them"
      failure.retryable = false
    }
    return failure
  }

  private func content() async throws(Failure) -> Content {
    let task = reading ?? Task { await self.read() }
    reading = task
    return try await task.value.get()
  }

  private func read() async -> Result<Content, Failure> {
    do throws(Failure) {
      let catalog = TemplateCatalog(client)
      var content = Content(user: try await user(), actions: [])
      if let template {
        let found = try await catalog.template(template)
        content.templateID = found.id
        content.actions = found.actions
      }
      content.actions += try await catalog.actions(named: actionNames)
      return .success(content)
    } catch {
      return .failure(error)
    }
  }
}
