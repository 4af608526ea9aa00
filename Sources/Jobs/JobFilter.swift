package import Records

/// Selects jobs of a list by the fields of their lines.
package struct JobFilter: Sendable {
  /// The `category` of a job line, compared regardless of case.
  package enum Category: String, Sendable, CaseIterable {
    case direct
    case adjacent
  }

  package var category: Category?
  /// True selects remote jobs, false the others. A job without `is_remote` is not remote.
  package var isRemote: Bool?
  /// The text to find in title, company or location, regardless of case and accents.
  private let search: TextSearch?
  /// The earliest time of posting. Jobs of unknown age are not selected.
  package var postedSince: Timestamp?
  package var conditions: EmploymentConditions

  package init(
    category: Category? = nil, isRemote: Bool? = nil, search: String? = nil,
    postedSince: Timestamp? = nil, conditions: EmploymentConditions = .init()
  ) {
    self.category = category
    self.isRemote = isRemote
    self.search = search.map(TextSearch.init)
    self.postedSince = postedSince
    self.conditions = conditions
  }

  /// - Parameter now: the time that `2 days ago` is relative to if the job has no `fetched_at`.
  package func accepts(_ job: Record, now: Timestamp) -> Bool {
    job.withView { accepts($0, now: now) }
  }

  /// - Parameter now: the time that `2 days ago` is relative to if the job has no `fetched_at`.
  package func accepts(_ job: borrowing RecordView, now: Timestamp) -> Bool {
    if let isRemote, (job.bool("is_remote") ?? false) != isRemote { return false }
    if let category, job.string("category")?.lowercased() != category.rawValue { return false }
    if let postedSince {
      guard let posted = PostedAt.estimate(job, now: now), posted >= postedSince else {
        return false
      }
    }
    if !conditions.isEmpty {
      // A view cannot be captured, so the fields are read first.
      let salary = job.string("salary_range")
      let level = job.string("experience_level")
      let type = job.string("employment_type")
      let fields = ["salary_range": salary, "experience_level": level, "employment_type": type]
      guard conditions.areMet(by: { fields[$0] ?? nil }) else { return false }
    }
    guard let search else { return true }
    return search.isFound(in: "title", of: job) || search.isFound(in: "company_name", of: job)
      || search.isFound(in: "location", of: job)
  }
}
