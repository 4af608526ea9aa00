package import Records
internal import Transport

/// Starred jobs and applications of each profile: `marked-jobs.json` beside the last search. The
/// service lists no applications, and its older version no stars.
package struct MarkedJobStore: Sendable {
  /// A list of jobs.
  package enum List: String, Sendable {
    case starred, applied
  }

  /// Members of a job line that are kept.
  private static let members = [
    "job_id", "title", "company_name", "location", "job_url", "view_token", "interaction_type",
    "interacted_at",
  ]

  private let file: StateFile
  private let limit: Int

  /// - Parameter limit: jobs that a list keeps, so that the file stays one that is read at once.
  package init(
    _ environment: Environment, limit: Int = 2000,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    file = StateFile("marked-jobs.json", folder: environment.stateFolder, sleep: sleep)
    self.limit = limit
  }

  /// The jobs of a list, the latest first; none that were marked at another address.
  package func jobs(_ list: List, for profile: Profile) throws(Failure) -> [Record] {
    Self.jobs(list, in: Self.entry(try file.read(), profile)).map { Record($0) }
  }

  /// Puts `job` at the head of a list, in place of an older line with its `job_id`.
  package func add(_ job: Record, to list: List, for profile: Profile) async throws(Failure) {
    var kept = JSONObject()
    for name in Self.members { kept[name] = job[name] }
    let line = kept
    try await change(list, of: profile) { jobs in
      jobs = [line] + jobs.filter { $0["job_id"] != line["job_id"] }.prefix(limit - 1)
    }
  }

  /// Takes the job with this `job_id` from a list.
  package func remove(
    _ jobID: String, from list: List, for profile: Profile
  ) async throws(Failure) {
    guard try !file.read().isEmpty else { return }
    try await change(list, of: profile) { jobs in
      jobs.removeAll { $0["job_id"]?.stringValue == jobID }
    }
  }

  /// Forgets both lists, as signing out does.
  package func forget(_ profile: Profile) async throws(Failure) {
    guard try !file.read().isEmpty else { return }
    try await file.update { $0[profile.name] = nil }
  }

  private func change(
    _ list: List, of profile: Profile, _ change: (inout [JSONObject]) -> Void
  ) async throws(Failure) {
    try await file.update { object in
      var entry = Self.entry(object, profile)
      var jobs = Self.jobs(list, in: entry)
      change(&jobs)
      entry[list.rawValue] = .array(jobs.map { .object($0) })
      object[profile.name] = .object(entry)
    }
  }

  private static func entry(_ object: JSONObject, _ profile: Profile) -> JSONObject {
    let origin = JSON.string(profile.baseURL.value.origin)
    if let entry = object[profile.name]?.objectValue, entry["base_url"] == origin { return entry }
    return JSONObject([.init(name: "base_url", value: origin)])
  }

  private static func jobs(_ list: List, in entry: JSONObject) -> [JSONObject] {
    entry[list.rawValue]?.arrayValue?.compactMap(\.objectValue) ?? []
  }
}
