package import Records

/// Which jobs of a list are wanted, decided from the job lines alone.
package struct JobFilter: Sendable {
  /// `category` of a job line, compared without case.
  package enum Category: String, Sendable, CaseIterable {
    case direct
    case adjacent
  }

  package var category: Category?
  /// True for remote jobs only, false for the others only. A job without `is_remote` is not remote.
  package var isRemote: Bool?
  /// Found in title, company or location without case and accents.
  private let search: TextSearch?
  /// The earliest moment of `posted_at`; jobs whose age cannot be told do not pass.
  package var postedSince: Timestamp?

  package init(
    category: Category? = nil, isRemote: Bool? = nil, search: String? = nil,
    postedSince: Timestamp? = nil
  ) {
    self.category = category
    self.isRemote = isRemote
    self.search = search.map(TextSearch.init)
    self.postedSince = postedSince
  }

  /// - Parameter now: the moment that relative times (`2 days ago`) count from, unless the job says
  ///   when it was fetched.
  package func accepts(_ job: Record, now: Timestamp) -> Bool {
    job.withView { accepts($0, now: now) }
  }

  /// - Parameter now: the moment that relative times (`2 days ago`) count from, unless the job says
  ///   when it was fetched.
  package func accepts(_ job: borrowing RecordView, now: Timestamp) -> Bool {
    if let isRemote, (job.bool("is_remote") ?? false) != isRemote { return false }
    if let category, job.string("category")?.lowercased() != category.rawValue { return false }
    if let postedSince {
      guard let posted = PostedAt.estimate(job, now: now), posted >= postedSince else {
        return false
      }
    }
    guard let search else { return true }
    return search.isFound(in: "title", of: job) || search.isFound(in: "company_name", of: job)
      || search.isFound(in: "location", of: job)
  }
}
