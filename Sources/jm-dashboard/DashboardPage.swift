import Command
import JobMatchNow
import Records

/// The dashboard as a page for a person.
enum DashboardPage {
  private static let labels = [
    ("total_searches", "searches"), ("total_jobs_found", "jobs found"),
    ("avg_jobs_per_search", "jobs per search"), ("local_jobs_count", "local"),
    ("national_jobs_count", "national"), ("remote_jobs_count", "remote"),
    ("viewed_jobs_count", "viewed"), ("starred_jobs_count", "starred"),
    ("applied_jobs_count", "applied for"),
  ]

  static func text(_ summary: JSONObject, _ searches: [JSONObject]) -> String {
    if searches.isEmpty, summary["total_searches"]?.intValue ?? 0 == 0 {
      return "No searches yet. Begin one: jm-upload cv.pdf | jm-poll | jm-jobs"
    }
    let totals = labels.compactMap { name, label in
      summary[name].map { "\(padded($0.text)) \(label)" }
    }
    let lines = searches.map { session in
      let day = session["created_at"]?.stringValue?.prefix(10) ?? ""
      let jobs = session["total_jobs"]?.text ?? "?"
      let label = session["label"]?.stringValue.map { ", \($0)" } ?? ""
      return "\(padded(jobs)) jobs  \(day)  \(Printable.line(PastSearch.title(session) + label))"
    }
    return (totals + (lines.isEmpty ? [] : ["", "Past searches:"] + lines))
      .joined(separator: "\n")
  }

  private static func padded(_ number: String) -> String {
    String(repeating: " ", count: max(0, 8 - number.count)) + number
  }
}
