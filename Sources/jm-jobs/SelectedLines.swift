import Flow
import Jobs
import LineIO
import Records
import Synchronization

/// Applies `--sort`, `--limit` and `--count` to the job lines of `--filter`: to those of each search,
/// as for searches that are requested. Lines without a view token are of one search.
///
/// Sorting and counting hold back what they need until the end of the input; a limit alone does not.
final class SelectedLines: ResultSink {
  private struct Search {
    var token: JSON?
    var count = 0
    var lines: [Record] = []
  }

  private struct State {
    var searches: [Search] = []
    var places: [JSON?: Int] = [:]
  }

  private let sink: any ResultSink
  private let order: JobOrder?
  private let limit: Int?
  private let counts: Bool
  private let now: Timestamp
  private let state = Mutex(State())

  init(_ sink: any ResultSink, order: JobOrder?, limit: Int?, counts: Bool, now: Timestamp) {
    self.sink = sink
    self.order = order
    self.limit = limit
    self.counts = counts
    self.now = now
  }

  func write(_ record: Record) throws(SystemError) {
    if isPassed(record["view_token"], { record }) { try sink.write(record) }
  }

  func write(_ record: borrowing RecordView) throws(SystemError) {
    // Without these options the line is passed on from the read buffer.
    guard order != nil || limit != nil || counts else { return try sink.write(record) }
    try write(Record(record))
  }

  func flush() throws(SystemError) { try sink.flush() }

  func finish() throws(SystemError) {
    for search in state.withLock({ $0.searches }) {
      if counts {
        try sink.write(count(of: search))
      } else if let order {
        for line in order.sorted(search.lines, now: now).prefix(limit ?? .max) {
          try sink.write(line)
        }
      }
    }
    try sink.finish()
  }

  /// Whether a line of this search is passed on at once; otherwise it is kept or dropped.
  private func isPassed(_ token: JSON?, _ line: () -> Record) -> Bool {
    state.withLock { state in
      let place = state.places[token] ?? state.searches.count
      if place == state.searches.count {
        state.places[token] = place
        state.searches.append(Search(token: token))
      }
      state.searches[place].count += 1
      if counts { return false }
      guard order == nil else {
        state.searches[place].lines.append(line())
        return false
      }
      return state.searches[place].count <= limit ?? .max
    }
  }

  private func count(of search: Search) -> Record {
    var members: [JSONObject.Member] = []
    if let token = search.token { members.append(.init(name: "view_token", value: token)) }
    members.append(.init(name: "count", value: .number(min(search.count, limit ?? .max))))
    return Record(JSONObject(members))
  }
}
