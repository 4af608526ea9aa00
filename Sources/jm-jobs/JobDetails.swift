import JobMatchNow
import Records

/// Looks up jobs that were named by their ids, fetching the jobs of each search once.
actor JobDetails {
  /// The members that lists of marked jobs show.
  private static let names = ["title", "company_name", "location", "job_url"]

  private let client: JobMatchNowClient
  private var searches: [String: Task<[String: Record], Never>] = [:]

  init(_ client: JobMatchNowClient) { self.client = client }

  /// `record` with the members that lists of marked jobs show. The record is unchanged if it has a
  /// title, and if the job or the search cannot be found: an interaction does not depend on it.
  func completed(_ record: Record, viewToken: String) async -> Record {
    guard record["title"] == nil, let id = record.string("job_id"),
      let job = await jobs(of: viewToken)[id]
    else { return record }
    let members = Self.names.compactMap { name -> JSONObject.Member? in
      guard record[name] == nil, let value = job[name] else { return nil }
      return JSONObject.Member(name: name, value: value)
    }
    return record.setting(members)
  }

  private func jobs(of viewToken: String) async -> [String: Record] {
    let search =
      searches[viewToken]
      ?? Task { [client] in
        let jobs = try? await client.jobs(viewToken: viewToken).value.records
        let pairs = (jobs ?? []).compactMap { job in job.string("job_id").map { ($0, job) } }
        return Dictionary(pairs) { first, _ in first }
      }
    searches[viewToken] = search
    return await search.value
  }
}
