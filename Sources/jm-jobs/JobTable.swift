import Command

/// Job lines as a table.
enum JobTable {
  static let jobs = Table([
    .init("title", field: "title", isFlexible: true),
    .init("company", field: "company_name", isFlexible: true),
    .init("location", field: "location", isFlexible: true),
    .init("remote", field: "is_remote"), .init("match", field: "category"),
    .init("posted", field: "posted_at"),
  ])

  /// What was done with jobs, and when.
  static let interactions = Table([
    .init("done", field: "interaction_type"),
    .init("title", field: "title", isFlexible: true),
    .init("company", field: "company_name", isFlexible: true),
    .init("location", field: "location", isFlexible: true),
    .init("at", field: "interacted_at"), .init("job", field: "job_id", isFlexible: true),
  ])
}
