package import Records
package import Sessions

/// Starred jobs and applications of a profile at an address. The service lists no applications, and
/// its older version no stars.
package struct MarkedJobs: ProfileEntry {
  package static let fileName = "marked-jobs.json"
  package static let contents = "the list of marked jobs"

  /// A list of jobs.
  package enum List: String, Sendable {
    case starred, applied
  }

  /// The members of a job line that are stored.
  private static let members = [
    "job_id", "title", "company_name", "location", "job_url", "view_token", "interaction_type",
    "interacted_at",
  ]
  /// The length of a list, beyond which the oldest jobs are dropped: the file is read whole on each
  /// use.
  package static let limit = 2000

  package private(set) var json: JSONObject

  package init(_ json: JSONObject) { self.json = json }

  package init() { json = JSONObject() }

  /// The jobs of a list, the latest first.
  package func jobs(_ list: List) -> [Record] { objects(list).map { Record($0) } }

  /// Puts `job` at the head of a list, in place of an older entry with its `job_id`.
  package mutating func add(_ job: Record, to list: List) {
    var stored = JSONObject()
    for name in Self.members { stored[name] = job[name] }
    let others = objects(list).filter { $0["job_id"] != stored["job_id"] }
    set([stored] + others.prefix(Self.limit - 1), list)
  }

  /// Removes the job with this `job_id` from a list.
  package mutating func remove(_ jobID: String, from list: List) {
    set(objects(list).filter { $0["job_id"]?.stringValue != jobID }, list)
  }

  /// A job that the dashboard lists, with the view token of its search if it is among the `marked`
  /// ones: interactions and explanations need it, and the dashboard does not give it.
  package static func completing(_ listed: Record, from marked: [Record]) -> Record {
    guard listed["view_token"] == nil,
      let token = marked.first(where: { $0["job_id"] == listed["job_id"] })?["view_token"]
    else { return listed }
    return listed.setting([.init(name: "view_token", value: token)])
  }

  private func objects(_ list: List) -> [JSONObject] {
    json[list.rawValue]?.arrayValue?.compactMap(\.objectValue) ?? []
  }

  private mutating func set(_ jobs: [JSONObject], _ list: List) {
    json[list.rawValue] = .array(jobs.map { .object($0) })
  }
}

extension ProfileStore<MarkedJobs> {
  /// The jobs of a list that were marked at this address, the latest first.
  ///
  /// - Throws: as `entry(for:)`.
  package func jobs(
    _ list: MarkedJobs.List, for profile: Profile
  ) throws(Failure) -> [Record] {
    try entry(for: profile)?.jobs(list) ?? []
  }

  /// Puts `job` at the head of a list. A failure is only a warning.
  package func add(_ job: Record, to list: MarkedJobs.List, for profile: Profile) async {
    await change(profile) { entry in
      var marked = entry ?? MarkedJobs()
      marked.add(job, to: list)
      return marked
    }
  }

  /// Removes the job with this `job_id` from a list. A failure is only a warning.
  package func remove(_ jobID: String, from list: MarkedJobs.List, for profile: Profile) async {
    if isEmpty { return }
    await change(profile) { entry in
      var marked = entry ?? MarkedJobs()
      marked.remove(jobID, from: list)
      return marked
    }
  }
}
