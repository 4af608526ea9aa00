package import Records

/// The order of a list of jobs.
package enum JobOrder: String, Sendable, CaseIterable {
  /// Newest first; jobs of unknown age come last.
  case posted
  case title
  case company

  package func sorted(_ jobs: [Record], now: Timestamp) -> [Record] {
    switch self {
    case .posted:
      sorted(jobs) { job in
        job.withView { PostedAt.estimate($0, now: now) }
      } before: { first, second in
        guard let second else { return first != nil }
        return first.map { $0 > second } ?? false
      }
    case .title: sorted(jobs, by: "title")
    case .company: sorted(jobs, by: "company_name")
    }
  }

  /// Sorts regardless of case and accents; jobs without the field come last.
  private func sorted(_ jobs: [Record], by field: String) -> [Record] {
    sorted(jobs) { job in
      job.string(field).map(LatinLetters.folded)
    } before: { first, second in
      guard let second else { return first != nil }
      return first.map { $0.lexicographicallyPrecedes(second) } ?? false
    }
  }

  /// A stable sort by a key that is computed once per job.
  private func sorted<Key>(
    _ jobs: [Record], key: (Record) -> Key, before: (Key, Key) -> Bool
  ) -> [Record] {
    jobs.enumerated().map { (index: $0.offset, job: $0.element, key: key($0.element)) }
      .sorted { first, second in
        if before(first.key, second.key) { return true }
        return !before(second.key, first.key) && first.index < second.index
      }
      .map(\.job)
  }
}
