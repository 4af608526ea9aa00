import Records

/// The jobs that the service has listed for a search, and when.
struct JobAnswer: Sendable {
  var jobs: RecordList
  var fetchedAt: Timestamp

  /// As a journal keeps it: first the time, then the jobs in the service's own spelling. What is
  /// selected from them, and what they take along, is another run's own affair.
  var kept: RecordLines {
    let time = JSONObject([.init(name: "fetched_at", value: .string(fetchedAt.rfc3339))])
    var lines: RecordLines = [Record(time)]
    lines.reserveCapacity(lines.bytes.count + jobs.size, lines: 1 + jobs.count)
    jobs.withEach { lines.append($0) }
    return lines
  }
}

extension JobAnswer {
  /// Nil when `kept` is no such answer.
  init?(kept: [Record]) {
    guard let time = kept.first?.string("fetched_at").flatMap({ Timestamp(rfc3339: $0) })
    else { return nil }
    self.init(jobs: RecordList(Array(kept.dropFirst())), fetchedAt: time)
  }
}
