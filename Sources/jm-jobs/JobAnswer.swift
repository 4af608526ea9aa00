import Records

/// The jobs that the service has listed for a search, and when.
struct JobAnswer: Sendable {
  var jobs: [Record]
  var fetchedAt: Timestamp

  /// As a journal keeps it: first the time, then the jobs in the service's own spelling. What is
  /// selected from them, and what they take along, is another run's own affair.
  var kept: [Record] {
    [Record(JSONObject([.init(name: "fetched_at", value: .string(fetchedAt.rfc3339))]))] + jobs
  }
}

extension JobAnswer {
  /// Nil when `kept` is no such answer.
  init?(kept: [Record]) {
    guard let time = kept.first?.string("fetched_at").flatMap({ Timestamp(rfc3339: $0) })
    else { return nil }
    self.init(jobs: Array(kept.dropFirst()), fetchedAt: time)
  }
}
