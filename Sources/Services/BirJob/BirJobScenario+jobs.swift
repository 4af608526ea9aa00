import BirJob
import Records
import ServiceKit
import Smoke

extension BirJobScenario {
  /// Single jobs and filters.
  static let jobChecks: [Check] = [
    Check("pages", "the second page continues the first", skip: withoutJob) {
      (scenario) throws(Failure) in try await scenario.comparePages()
    },
    Check("filter", "a filter by company selects its jobs", skip: withoutJob) {
      (scenario) throws(Failure) in try await scenario.filterByCompany()
    },
    Check("job", "a job can be read by its id", skip: withoutJob) {
      (scenario) throws(Failure) in
      guard let listed = scenario.jobs?.first, let id = JobLines.id(of: listed),
        let answer = try await scenario.ask(.job(id: id))
      else { return }
      let job = answer.birJobData["job"] ?? answer.birJobData
      scenario.expect(
        job["title"] == listed["title"] && job["company"] == listed["company"],
        "getJob returned the title and company "
          + "\(scenario.log.secrets.quotation(of: [job["title"] ?? .null, job["company"] ?? .null])) "
          + "for the id \(id), not those of the search, "
          + "\(scenario.log.secrets.quotation(of: [listed["title"] ?? .null, listed["company"] ?? .null]))"
      )
    },
  ]

  /// Views and saved jobs, which only the documented service has.
  static let savedChecks: [Check] = [
    Check("view", "a view of a job can be recorded", skip: outsideOfSeedOrWithoutJob) {
      (scenario) throws(Failure) in
      guard let id = scenario.firstJobID else { return }
      _ = try await scenario.askAsDevice(.view(jobID: id, seconds: 5))
    },
    Check("save", "a job can be saved and removed again", skip: outsideOfSeedOrWithoutJob) {
      (scenario) throws(Failure) in
      guard let id = scenario.firstJobID else { return }
      for isSaved in [true, false] {
        guard
          try await scenario.askAsDevice(isSaved ? .save(jobID: id) : .unsave(jobID: id)) != nil,
          let answer = try await scenario.askAsDevice(.savedJobs)
        else { return }
        scenario.expect(
          Self.savedIDs(answer).contains(id) == isSaved,
          isSaved ? "the saved jobs lack the job \(id)" : "the saved jobs still have the job \(id)")
      }
    },
  ]

  var firstJobID: String? { jobs?.first.flatMap(JobLines.id(of:)) }

  private static let pageSize = 10

  /// Lists the first jobs, whose form also tells the dialect.
  mutating func search() async throws(Failure) {
    guard let answer = try await ask(.jobs(JobQuery(), offset: 0, limit: Self.pageSize)) else {
      return
    }
    let data = answer.birJobData
    dialect = dialect ?? Dialect(ofPage: data)
    jobs = Self.jobs(answer)
    expect(
      jobs?.isEmpty == false || allowsEmpty, "/data/jobs", answer.birJobData["jobs"],
      "a list of one or more")
    expect(
      (jobs ?? []).count <= Self.pageSize,
      "a page of \(rule: Self.pageSize) jobs has \((jobs ?? []).count)")
  }

  fileprivate mutating func comparePages() async throws(Failure) {
    let first = (jobs ?? []).compactMap(JobLines.id(of:))
    expect(
      Set(first).count == first.count, "a page lists a job twice: \(first.joined(separator: ", "))")
    let offset = first.count / 2
    guard
      let answer = try await ask(.jobs(JobQuery(), offset: offset, limit: Self.pageSize))
    else { return }
    let second = Self.jobs(answer).compactMap(JobLines.id(of:))
    // A page may change while it is read, but not all of it.
    expect(
      offset == 0 || !Set(second).isDisjoint(with: first[offset...]),
      "the page from \(offset) has none of the jobs that the first page lists there")
  }

  fileprivate mutating func filterByCompany() async throws(Failure) {
    guard let company = jobs?.first?["company"]?.stringValue, !company.isEmpty else { return }
    var query = JobQuery()
    query.company = company
    guard let answer = try await ask(.jobs(query, offset: 0, limit: Self.pageSize)) else { return }
    let found = Self.jobs(answer).compactMap { $0["company"]?.stringValue }
    expect(!found.isEmpty, "the filter company=\(company), of a listed job, found nothing")
    for other in found where !other.lowercased().contains(company.lowercased()) {
      report(
        "the filter company=\(log.secrets.quotation(of: .string(company))) found a job of "
          + "\(log.secrets.quotation(of: .string(other)))")
    }
  }

  private static func jobs(_ answer: JSON) -> [JSONObject] {
    answer.birJobData["jobs"]?.arrayValue?.compactMap(\.objectValue) ?? []
  }

  private static func savedIDs(_ answer: JSON) -> [String] {
    let data = answer.birJobData
    let list = data.arrayValue ?? data["jobs"]?.arrayValue ?? data["saved_jobs"]?.arrayValue ?? []
    return list.compactMap(\.objectValue).compactMap { JobLines.id(of: JobLines.flattened($0)) }
  }
}
