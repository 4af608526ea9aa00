package import Records
package import ServiceKit

/// Completes the actions of jobs, opens them again, and writes notes.
package struct JobActionChanges: Sendable {
  /// The notes that the app writes when a job is completed in one of its actions.
  package static let completedHere =
    "Job completed in this step by the user, all other Actions are autocompleted and marked"

  package static func completed(in name: String) -> String { "Completed in Action: \(name)" }

  private let client: ServiceClient
  private let now: @Sendable () -> Timestamp

  package init(_ client: ServiceClient, now: @escaping @Sendable () -> Timestamp) {
    self.client = client
    self.now = now
  }

  /// Completes an action. One that is completed stays as it is.
  ///
  /// - Parameters:
  ///   - notes: replaces the notes; nil leaves them.
  ///   - isForced: completes it even if the job keeps its sequence and an earlier one is open.
  /// - Returns: the action as it is then.
  /// - Throws: `out_of_sequence` (65) before anything is changed; `not_found_or_not_allowed` (65).
  package func complete(
    id: String, notes: String?, isForced: Bool
  ) async throws(Failure) -> JSONObject {
    let (action, job) = try await JobReader(client).action(id: id)
    var columns = JSONObject()
    if !action.isCompleted {
      if !isForced { try job.checkSequence(of: action) }
      columns["status"] = .string(JobAction.completed)
      columns["completed_at"] = .string(now().rfc3339)
    }
    columns["notes"] = notes.map { .string($0) }
    if columns.isEmpty { return action.members }
    return try await client.send(.changeJobAction(id: action.id, columns)).value
  }

  /// Opens an action again; it then has no time of completion.
  package func reopen(id: String) async throws(Failure) -> JSONObject {
    try await client.send(
      .changeJobAction(
        id: id,
        JSONObject([
          .init(name: "status", value: .string(JobAction.pending)),
          .init(name: "completed_at", value: .null),
        ]))
    ).value
  }

  /// - Parameter notes: nil removes the notes.
  package func note(id: String, _ notes: String?) async throws(Failure) -> JSONObject {
    try await client.send(
      .changeJobAction(
        id: id, JSONObject([.init(name: "notes", value: notes.map { .string($0) } ?? .null)]))
    ).value
  }

  /// Completes an action and all open ones after it in one request, then the job.
  ///
  /// - Returns: the job as it is then.
  /// - Throws: `out_of_sequence` (65) before anything is changed; `steps_changed` (75) if somebody
  ///   else added or deleted actions of the job meanwhile, which is then not completed.
  package func completeJob(fromAction id: String, isForced: Bool) async throws(Failure) -> Job {
    let reader = JobReader(client)
    let (action, job) = try await reader.action(id: id)
    if !isForced { try job.checkSequence(of: action) }
    let rest = job.openActions(after: action)
    let changed = (action.isCompleted ? [] : [action]) + rest
    let time = now().rfc3339
    let rows = changed.map { row in
      let isHere = row.id == action.id
      return Self.row(
        row, notes: isHere ? Self.completedHere : Self.completed(in: action.name), at: time)
    }
    if !rows.isEmpty {
      try await checkNoneWasDeleted(
        job, changed, try await client.send(.replaceJobActions(rows)).value)
    }
    let known = Set((job.actions ?? []).map { $0.id.lowercased() })
    let open = try await reader.job(id: job.id).value.actions?.filter { !$0.isCompleted } ?? []
    if let added = open.first(where: { !known.contains($0.id.lowercased()) }) {
      throw Self.changed(job, "'\(added.name)' was added")
    }
    _ = try await client.send(
      .changeJob(
        id: job.id,
        JSONObject([
          .init(name: "status", value: .string(JobStatus.completed.rawValue)),
          .init(name: "completed_at", value: .string(time)),
        ])))
    return try await reader.job(id: job.id).value
  }

  /// The columns of an upsert: those that have no initial value, and those that change.
  private static func row(_ action: JobAction, notes: String, at time: String) -> JSONObject {
    var row = JSONObject()
    for name in ["id", "job_id", "name", "sequence_order"] {
      row[name] = action.members[name] ?? .null
    }
    row["status"] = .string(JobAction.completed)
    row["notes"] = .string(notes)
    row["completed_at"] = .string(time)
    return row
  }

  /// An upsert adds a row that was deleted after it had been read. It has another time of creation,
  /// and is deleted again.
  private func checkNoneWasDeleted(
    _ job: Job, _ sent: [JobAction], _ answered: [JSONObject]
  ) async throws(Failure) {
    let created = Dictionary(
      sent.map { ($0.id.lowercased(), $0.members["created_at"]) }, uniquingKeysWith: { $1 })
    let again = answered.compactMap { JobAction($0) }.filter { action in
      guard let known = created[action.id.lowercased()] ?? nil else { return false }
      return action.members["created_at"].map { $0 != known } ?? false
    }
    guard let first = again.first else {
      if answered.count < sent.count { throw .noRow("job", id: job.id) }
      return
    }
    _ = try await client.send(.deleteJobActions(ids: again.map(\.id)))
    throw Self.changed(job, "'\(first.name)' was deleted")
  }

  private static func changed(_ job: Job, _ what: String) -> Failure {
    Failure(
      "steps_changed", "the job '\(job.name)' was changed by somebody else: \(what)",
      hint: "look at it with 'jobflow-jobs show \(job.id)', and try again", exit: .tryAgain,
      retryable: true)
  }
}
