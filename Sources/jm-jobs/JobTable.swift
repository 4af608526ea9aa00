import Command

/// Job lines as a table.
enum JobTable {
  static let jobs = Table(
    [
      .init("title", field: "title", isFlexible: true, link: "job_url"),
      .init("company", field: "company_name", isFlexible: true),
      .init("location", field: "location", isFlexible: true),
      .init("remote", field: "is_remote"), .init("match", field: "category"),
      .init("posted", field: "posted_at"),
      .init("job", field: "job_id", isFlexible: true, isID: true),
    ], details: ["salary_range", "job_url"])

  /// Interactions with jobs, and when they were recorded.
  static let interactions = Table([
    .init("done", field: "interaction_type"),
    .init("title", field: "title", isFlexible: true, link: "job_url"),
    .init("company", field: "company_name", isFlexible: true),
    .init("location", field: "location", isFlexible: true),
    .init("at", field: "interacted_at"),
    .init("job", field: "job_id", isFlexible: true, isID: true),
  ])
}
