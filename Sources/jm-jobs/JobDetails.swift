import JobMatchNow
import Records
import ServiceKit

/// Looks up jobs that were named by their ids, fetching the jobs of each search once.
actor JobDetails {
  /// The members that lists of marked jobs show.
  private static let names = ["title", "company_name", "location", "job_url"]

  private let client: ServiceClient
  private var searches: [String: Task<[String: Record], Never>] = [:]

  init(_ client: ServiceClient) { self.client = client }

  /// The members of lists of marked jobs that a record lacks. None if it has a title, and if the job
  /// or the search cannot be found: an interaction does not depend on it.
  func members(for record: Record, viewToken: String) async -> [JSONObject.Member] {
    guard record["title"] == nil, let id = record.string("job_id"),
      let job = await jobs(of: viewToken)[id]
    else { return [] }
    return Self.names.compactMap { name -> JSONObject.Member? in
      guard record[name] == nil, let value = job[name] else { return nil }
      return JSONObject.Member(name: name, value: value)
    }
  }

  private func jobs(of viewToken: String) async -> [String: Record] {
    let search =
      searches[viewToken]
      ?? Task { [client] in
        let jobs = try? await client.send(.jobs(viewToken: viewToken)).value.records
        let pairs = (jobs ?? []).compactMap { job in job.string("job_id").map { ($0, job) } }
        return Dictionary(pairs) { first, _ in first }
      }
    searches[viewToken] = search
    return await search.value
  }
}
