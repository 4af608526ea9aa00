package import Records
package import Reports

/// Collects job lines for a report. All of them are counted; only the first `limit` are kept.
package struct JobReport: Sendable {
  private let limit: Int
  private let now: Timestamp
  private var counts = JobCounts()
  private var listed: [Record] = []
  private var fetched: Timestamp?

  /// - Parameters:
  ///   - limit: the number of jobs to list.
  ///   - now: when jobs were fetched that do not say it.
  package init(limit: Int, now: Timestamp) {
    self.limit = limit
    self.now = now
  }

  /// The number of jobs that were added.
  package var count: Int { counts.total }

  package mutating func add(_ job: borrowing RecordView) {
    let entry = JobEntry(job, now: now)
    counts.add(entry, now: now)
    if let moment = entry.fetched { fetched = max(moment, fetched ?? moment) }
    if listed.count < limit { listed.append(Record(job)) }
  }

  /// The report of the jobs that were added.
  ///
  /// - Parameter empty: what it shows if there are none.
  package func report(title: String, empty: EmptyState) -> Report {
    guard count > 0 else {
      return Report(title: title, moment: now, blocks: [.empty(empty)])
    }
    var blocks: [Report.Block] = [.figures(counts.figures)]
    blocks += counts.charts.map { .chart($0) }
    if listed.count < count { blocks.append(.note(cutNote)) }
    if !listed.isEmpty { blocks.append(.entries(list)) }
    return Report(title: title, moment: fetched ?? now, blocks: blocks)
  }

  private var cutNote: String {
    let all = Numeral.grouped(count)
    let list =
      switch listed.count {
      case 0: "None of the \(all) jobs is"
      case 1: "Only the first of \(all) jobs is"
      default: "Only the first \(Numeral.grouped(listed.count)) of \(all) jobs are"
      }
    return "\(list) listed. The figures and charts are about all of them."
  }

  private var list: EntryList {
    EntryList(
      title: "Jobs",
      facets: [.init("category", "Match"), .init("scope", "Scope"), .init("remote", "Workplace")],
      orders: [
        .init("score", "score", isNumeric: true), .init("posted", "newest", isNumeric: true),
        .init("title", "title"), .init("company_name", "company"), .init("location", "place"),
      ],
      entries: listed.map { job in
        job.withView { view in
          JobEntry(view, now: now).entry(view, namesResume: counts.hasSeveralResumes)
        }
      })
  }
}
