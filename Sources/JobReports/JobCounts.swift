internal import Records
internal import Reports

/// What the figures and charts of a report count.
struct JobCounts {
  /// Ages in days: each group ends before the next one begins.
  private static let ages: [(days: Int, label: String)] = [
    (0, "today"), (1, "1 day"), (2, "2–3 days"), (4, "4–6 days"), (7, "1–2 weeks"),
    (14, "2–4 weeks"), (28, "4 weeks and older"),
  ]
  /// The scores of a group: from its tenfold up.
  private static let scoreStep = 10

  private(set) var total = 0
  private var categories: [(name: String, count: Int)] = []
  private var remote = 0
  private var notRemote = 0
  private var scores = [Int](repeating: 0, count: 100 / Self.scoreStep)
  private var ages = [Int](repeating: 0, count: Self.ages.count)
  private var locations = NameCounts()
  private var companies = NameCounts()
  /// Up to two resumes: no more are needed to tell whether there are several.
  private var resumes: Set<String> = []

  /// - Parameter now: when a job without `fetched_at` was fetched.
  mutating func add(_ job: JobEntry, now: Timestamp) {
    total += 1
    if let category = job.category { count(category) }
    if let isRemote = job.isRemote {
      if isRemote { remote += 1 } else { notRemote += 1 }
    }
    if let location = job.location { locations.add(location) }
    if let company = job.company { companies.add(company) }
    if let resume = job.resume, resumes.count < 2 { resumes.insert(resume) }
    if let score = job.score {
      let group = Int(min(max(score, 0), 100)) / Self.scoreStep
      scores[min(group, scores.count - 1)] += 1
    }
    if let posted = job.posted {
      let days = ((job.fetched ?? now) - posted).components.seconds / 86_400
      ages[Self.ages.lastIndex { $0.days <= days } ?? 0] += 1
    }
  }

  var hasSeveralResumes: Bool { resumes.count > 1 }

  var figures: [Figure] {
    var figures = [Figure("jobs", total == 1 ? "job" : "jobs", .count(total))]
    for category in categories.prefix(2) {
      figures.append(Figure(category.name, category.name, .count(category.count)))
    }
    if remote > 0 { figures.append(Figure("remote", "remote", .count(remote))) }
    if companies.count > 1 {
      figures.append(Figure("companies", "companies", .count(companies.count)))
    }
    return figures
  }

  var charts: [Chart] {
    [
      shares(
        "match", "Direct and adjacent matches", "Match",
        categories.map { ($0.name, $0.count) }
          + [("neither", total - categories.reduce(0) { $0 + $1.count })]),
      shares(
        "remote", "Remote jobs", "Workplace",
        [("remote", remote), ("not remote", notRemote), ("not said", total - remote - notRemote)]),
      scoreChart,
      bars(
        "age", "Age of the postings", "Age",
        ages.contains { $0 > 0 } ? zip(Self.ages, ages).map { .init($0.label, [$1]) } : []),
      bars("places", "Places", "Place", locations.points(others: "other places")),
      bars("companies", "Companies", "Company", companies.points(others: "other companies")),
    ].compactMap(\.self)
  }

  private mutating func count(_ category: String) {
    if let index = categories.firstIndex(where: { $0.name == category }) {
      categories[index].count += 1
    } else if categories.count < ChartLimit.shares {
      categories.append((category, 1))
      categories.sort { $0.name > $1.name }
    }
  }

  /// A chart of parts; nil if only the last one, which says nothing, has a count.
  private func shares(
    _ name: String, _ title: String, _ pointName: String, _ parts: [(String, Int)]
  ) -> Chart? {
    guard parts.dropLast().contains(where: { $0.1 > 0 }) else { return nil }
    return Chart(
      name, title: title, kind: .shares, of: pointName, series: ["jobs"],
      points: parts.filter { $0.1 > 0 }.map { .init($0.0, [$0.1]) })
  }

  private func bars(
    _ name: String, _ title: String, _ pointName: String, _ points: [Chart.Point]
  ) -> Chart? {
    guard !points.isEmpty else { return nil }
    return Chart(
      name, title: title, kind: .bars, of: pointName, series: ["jobs"], singular: "job",
      points: points)
  }

  private var scoreChart: Chart? {
    guard scores.contains(where: { $0 > 0 }) else { return nil }
    let points = scores.enumerated().map { index, count in
      let low = index * Self.scoreStep
      let high = index == scores.count - 1 ? 100 : low + Self.scoreStep - 1
      return Chart.Point("\(low)–\(high)", tick: String(low), [count])
    }
    return Chart(
      "score", title: "Scores", kind: .columns, of: "Score", series: ["jobs"], points: points)
  }
}

/// Series beyond these would share colors.
private enum ChartLimit {
  static let shares = 2
}
