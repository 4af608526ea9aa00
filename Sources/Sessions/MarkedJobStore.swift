package import Records

/// Starred jobs and applications of each profile and address: `marked-jobs.json` beside the
/// credentials. The service lists no applications, and its older version no stars.
package struct MarkedJobStore: Sendable {
  /// A list of jobs.
  package enum List: String, Sendable {
    case starred, applied
  }

  /// The members of a job line that are stored.
  private static let members = [
    "job_id", "title", "company_name", "location", "job_url", "view_token", "interaction_type",
    "interacted_at",
  ]

  private let file: StateFile
  private let limit: Int

  /// - Parameter limit: the length of a list, beyond which the oldest jobs are dropped: the file is
  ///   read whole on each use.
  package init(
    _ environment: Environment, limit: Int = 2000,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile(
      "marked-jobs.json", "the list of marked jobs", patience: .seconds(5), environment,
      sleep: sleep)
    self.limit = limit
  }

  /// The jobs of a list that were marked at this address, the latest first.
  ///
  /// - Throws: `unsafe_file` or `unreadable_file` (78).
  package func jobs(_ list: List, for profile: Profile) throws(Failure) -> [Record] {
    Self.jobs(list, in: try file.read().entry(for: profile)).map { Record($0) }
  }

  /// Puts `job` at the head of a list, in place of an older entry with its `job_id`. A failure is
  /// only a warning.
  package func add(_ job: Record, to list: List, for profile: Profile) async {
    var stored = JSONObject()
    for name in Self.members { stored[name] = job[name] }
    let entry = stored
    await change(list, of: profile) { jobs in
      jobs = [entry] + jobs.filter { $0["job_id"] != entry["job_id"] }.prefix(limit - 1)
    }
  }

  /// Removes the job with this `job_id` from a list. A failure is only a warning.
  package func remove(_ jobID: String, from list: List, for profile: Profile) async {
    if (try? file.read())?.isEmpty == true { return }
    await change(list, of: profile) { jobs in
      jobs.removeAll { $0["job_id"]?.stringValue == jobID }
    }
  }

  /// Forgets both lists at this address, as signing out does.
  ///
  /// - Throws: `Failure` if the file cannot be changed.
  package func forget(_ profile: Profile) async throws(Failure) {
    try await file.updateIfThere { $0.setEntry(nil, for: profile) }
  }

  private func change(
    _ list: List, of profile: Profile, _ change: (inout [JSONObject]) -> Void
  ) async {
    await file.updateIfPossible { object in
      var entry = object.entry(for: profile) ?? JSONObject()
      var jobs = Self.jobs(list, in: entry)
      change(&jobs)
      entry[list.rawValue] = .array(jobs.map { .object($0) })
      object.setEntry(entry, for: profile)
    }
  }

  private static func jobs(_ list: List, in entry: JSONObject?) -> [JSONObject] {
    entry?[list.rawValue]?.arrayValue?.compactMap(\.objectValue) ?? []
  }
}
