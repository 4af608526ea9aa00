import Records
import Storage

/// The jobs of a search as the service listed them, and when.
struct JobAnswer: Sendable {
  var jobs: RecordList
  var fetchedAt: Timestamp

  /// The form for a journal: first the time, then the jobs as the service spells them. Selection and
  /// carried fields are applied by each run.
  var unwritten: UnwrittenResults { UnwrittenResults(byteCount: jobs.size) { cachedLines } }

  private var cachedLines: RecordLines {
    let time = JSONObject([.init(name: "fetched_at", value: .string(fetchedAt.rfc3339))])
    var lines: RecordLines = [Record(time)]
    lines.reserveCapacity(lines.bytes.count + jobs.size, lines: 1 + jobs.count)
    jobs.withEach { lines.append($0) }
    return lines
  }
}

extension JobAnswer {
  /// Nil if `cached` does not have that form.
  init?(cached: [Record]) {
    guard let time = cached.first?.string("fetched_at").flatMap({ Timestamp(rfc3339: $0) })
    else { return nil }
    self.init(jobs: RecordList(Array(cached.dropFirst())), fetchedAt: time)
  }
}
