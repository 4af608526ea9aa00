import Command
import Records

/// A total of the dashboard and its label.
struct DashboardFigure {
  /// The member of `Dashboard.summary`.
  let name: String
  private let singular: String
  private let plural: String

  /// - Parameter plural: nil if the label does not depend on the number.
  private init(_ name: String, _ singular: String, _ plural: String? = nil) {
    self.name = name
    self.singular = singular
    self.plural = plural ?? singular
  }

  /// The label that goes with a value: `search` with 1, `searches` with any other.
  func label(of value: JSON) -> String {
    Plural.noun(singular, plural, for: value.intValue ?? 0)
  }

  static let all = [
    DashboardFigure("total_searches", "search", "searches"),
    DashboardFigure("total_jobs_found", "job found", "jobs found"),
    DashboardFigure("avg_jobs_per_search", "job per search", "jobs per search"),
    DashboardFigure("local_jobs_count", "local job", "local jobs"),
    DashboardFigure("national_jobs_count", "national job", "national jobs"),
    DashboardFigure("remote_jobs_count", "remote job", "remote jobs"),
    DashboardFigure("viewed_jobs_count", "viewed"),
    DashboardFigure("starred_jobs_count", "starred"),
    DashboardFigure("applied_jobs_count", "applied for"),
  ]

  /// The totals that reports show as figures. They show the places as a chart, and count the
  /// applications themselves.
  static let ofReports = all.filter {
    !["local_jobs_count", "national_jobs_count", "remote_jobs_count", "applied_jobs_count"]
      .contains($0.name)
  }
}
