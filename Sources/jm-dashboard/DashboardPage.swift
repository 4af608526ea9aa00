import Command
import JobMatchNow
import Records

/// The dashboard as a page for people.
enum DashboardPage {
  static func text(_ summary: JSONObject, _ searches: [JSONObject]) -> String {
    if searches.isEmpty, summary["total_searches"]?.intValue ?? 0 == 0 {
      return "No searches yet. Start one: jm-upload cv.pdf | jm-poll | jm-jobs"
    }
    let totals = DashboardFigure.all.compactMap { figure in
      summary[figure.name].map { "\(padded($0.text)) \(figure.label(of: $0))" }
    }
    let lines = searches.map { session in
      let day = session["created_at"]?.stringValue?.prefix(10) ?? ""
      let jobs = session["total_jobs"] ?? .null
      let count = jobs.isNull ? "?" : jobs.text
      let noun = Plural.noun("job", for: jobs.intValue ?? 0)
      let label = session["label"]?.stringValue.map { ", \($0)" } ?? ""
      return
        "\(padded(count)) \(noun)\(noun == "job" ? " " : "")  \(day)  "
        + Printable.line(PastSearch.title(session) + label)
    }
    return (totals + (lines.isEmpty ? [] : ["", "Past searches:"] + lines))
      .joined(separator: "\n")
  }

  private static func padded(_ number: String) -> String {
    String(repeating: " ", count: max(0, 8 - number.count)) + number
  }
}
