extension Table {
  /// Job lines by the names that all programs know.
  package static let jobs = Table(
    [
      .init("title", field: "title", isFlexible: true, link: "job_url"),
      .init("company", field: "company_name", isFlexible: true),
      .init("location", field: "location", isFlexible: true),
      .init("remote", field: "is_remote"), .init("posted", field: "posted_at"),
      .init("job", field: "job_id", isFlexible: true, isID: true),
    ], details: ["salary_range", "job_url"])
}
