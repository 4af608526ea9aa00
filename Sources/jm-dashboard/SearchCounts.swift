import Command
import Flow
import JobMatchNow
import Records
import ServiceCommand
import ServiceKit

/// Fills in the counts that past searches lack, by fetching and counting their jobs. The service's
/// older version does not count places, the newer one does not count categories.
struct SearchCounts: Sendable {
  let client: ServiceClient
  /// The maximum number of requests in flight.
  let concurrency: Int
  let messages: Messages

  private static let categories = ["direct_count", "adjacent_count"]
  private static let places = ["local_count", "national_count", "remote_count"]

  /// The searches with all counts that could be fetched, and how many failed.
  func completed(_ searches: [JSONObject]) async -> (searches: [JSONObject], tally: Tally) {
    var completed = searches
    var tally = Tally()
    await withTaskGroup(of: (Int, Result<JSONObject, Failure>).self) { group in
      var waiting = searches.indices.makeIterator()
      func begin() {
        guard let index = waiting.next() else { return }
        group.addTask { (index, await counted(searches[index])) }
      }
      for _ in 0..<max(concurrency, 1) { begin() }
      while let (index, outcome) = await group.next() {
        switch outcome {
        case .success(let search):
          completed[index] = search
          tally.succeed()
        case .failure(let failure):
          tally.fail(failure)
          messages.note(
            "cannot count the jobs of \(Printable.line(PastSearch.title(searches[index]))): "
              + failure.description)
        }
        begin()
      }
    }
    return (completed, tally)
  }

  private func counted(_ search: JSONObject) async -> Result<JSONObject, Failure> {
    do throws(Failure) { return .success(try await count(search)) } catch { return .failure(error) }
  }

  private func count(_ search: JSONObject) async throws(Failure) -> JSONObject {
    var search = search
    if search["total_jobs"]?.intValue == 0 {
      for name in Self.categories + Self.places where Self.lacks(name, search) {
        search[name] = .number(0)
      }
      return search
    }
    guard let token = search["view_token"]?.stringValue, !token.isEmpty else { return search }
    if Self.categories.contains(where: { Self.lacks($0, search) }) {
      let jobs = try await client.send(.jobs(viewToken: token)).value
      for name in Self.categories {
        let category = String(name.prefix { $0 != "_" })
        search[name] = .number(
          jobs.count { $0.string("category")?.lowercased() == category })
      }
    }
    if Self.places.contains(where: { Self.lacks($0, search) }) {
      let local = try await jobs(token, scope: .local, isRemote: false)
      let national = try await jobs(token, scope: .national, isRemote: false)
      let remote = try await jobs(token, scope: nil, isRemote: true)
      search["local_count"] = .number(local)
      search["national_count"] = .number(national)
      search["remote_count"] = .number(remote)
    }
    return search
  }

  /// The older version of the service ignores `remote`, so the jobs are filtered here too.
  private func jobs(
    _ token: String, scope: JobScope?, isRemote: Bool
  ) async throws(Failure) -> Int {
    let jobs = try await client.send(
      .jobs(viewToken: token, scope: scope, remote: isRemote)
    ).value
    return jobs.count { ($0.bool("is_remote") ?? false) == isRemote }
  }

  private static func lacks(_ name: String, _ search: JSONObject) -> Bool {
    search[name]?.intValue == nil
  }
}
