package import ServiceKit

extension ListKind {
  /// The jobs of searches, and starred jobs.
  package static let jobMatches = ListKind(
    "jobmatchnow jobs", row: "job", key: "job_id",
    members: ["view_token", "title", "company_name", "location", "job_url"],
    command: "jm-jobs --last")

  /// The past searches of the dashboard.
  package static let pastSearches = ListKind(
    "jobmatchnow searches", row: "search", key: "id", command: "jm-dashboard --sessions")
}
