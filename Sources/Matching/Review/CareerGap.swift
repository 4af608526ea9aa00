internal import Records

/// A time between two jobs for which a resume names nothing.
struct CareerGap {
  /// The last month before the gap and the first month after it.
  let last: YearMonth
  let next: YearMonth
  /// The index of the job after the gap.
  let job: Int

  /// Shorter gaps need no explanation: a year, the time that a search for a job or a leave may take.
  static let minimumMonths = 12

  /// How long a study takes whose start is not given: a degree and a second one.
  private static let studyMonths = 72

  /// Returns the gaps of more than a year, the latest first. Years without months are read in favor
  /// of the resume. Nil if a job lacks a date: it may fill a gap.
  static func gaps(in resume: JSON) -> [CareerGap]? {
    let jobs = resume["work"]?.arrayValue ?? []
    var periods: [(start: Int, end: Int)] = []
    for job in jobs {
      guard let period = period(job), start(job) != nil else { return nil }
      periods.append(period)
    }
    for name in ["education", "volunteer", "projects"] {
      periods += (resume[name]?.arrayValue ?? []).compactMap(period)
    }
    var gaps: [CareerGap] = []
    for (index, job) in jobs.enumerated() {
      guard let next = start(job), !gaps.contains(where: { $0.next == next }) else { continue }
      // Something else was in progress, or began in the same month.
      let before = periods.filter { $0.start < next.months }
      guard let end = before.map(\.end).max(), next.months - end - 1 > minimumMonths else {
        continue
      }
      // The end of a job, so that the gap is between two of them.
      guard let last = jobs.compactMap(Self.end).first(where: { latest($0) == end }) else {
        continue
      }
      gaps.append(CareerGap(last: last, next: next, job: index))
    }
    return gaps.sorted { $0.next.months > $1.next.months }
  }

  private static func period(_ entry: JSON) -> (start: Int, end: Int)? {
    let end = end(entry).map(latest)
    if let start = start(entry) {
      // What has no end goes on.
      return (start.months, max(end ?? Int.max / 2, start.months))
    }
    return end.map { ($0 - studyMonths, $0) }
  }

  /// The latest month that a date may mean, in months since January of year 0.
  private static func latest(_ date: YearMonth) -> Int {
    date.month == nil ? date.months + 11 : date.months
  }

  private static func start(_ entry: JSON) -> YearMonth? {
    entry["startDate"]?.stringValue.flatMap(YearMonth.init(iso8601:))
  }

  private static func end(_ entry: JSON) -> YearMonth? {
    entry["endDate"]?.stringValue.flatMap(YearMonth.init(iso8601:))
  }
}
