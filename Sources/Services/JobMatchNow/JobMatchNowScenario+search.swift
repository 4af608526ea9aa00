import JobMatchNow
import Records
import ServiceKit
import Smoke

extension JobMatchNowScenario {
  /// The way from a resume to explained jobs.
  static let searchChecks: [Check] = [
    Check("upload", "uploading a resume starts a search", .preparation, budget: .seconds(15)) {
      (scenario) throws(Failure) in
      let answer = try await scenario.ask(.upload(scenario.document), as: scenario.accessToken)
      scenario.viewToken = answer?["view_token"]?.stringValue
      scenario.searchSessionID = answer?["search_session_id"]?.stringValue
      scenario.uploadedAt = scenario.now()
    },
    Check("poll", "the search completes", .preparation, budget: .seconds(120), skip: withoutSearch)
    {
      (scenario) throws(Failure) in try await scenario.poll()
    },
    Check("jobs", "the search found jobs", .preparation, skip: withoutEndOfSearch) {
      (scenario) throws(Failure) in try await scenario.listJobs()
    },
    Check("scopes", "scope and remote filter the jobs", skip: withoutJobs) {
      (scenario) throws(Failure) in try await scenario.compareScopes()
    },
    Check(
      "explanation", "the explanation of a job quotes its text", budget: .seconds(30),
      skip: withoutJobs
    ) { (scenario) throws(Failure) in try await scenario.explain() },
    Check("role", "a role can be described", budget: .seconds(30), skip: withoutJobs) {
      (scenario) throws(Failure) in
      guard let token = scenario.viewToken,
        let role = scenario.jobs?.first?["title"]?.stringValue, !role.isEmpty
      else { return }
      let answer = try await scenario.ask(
        .roleSnippet(role, viewToken: token), as: scenario.accessToken)
      guard let answer else { return }
      scenario.expect("/role", answer["role"], is: .string(role))
    },
    Check("star", "a job can be starred and unstarred", skip: withoutJobs) {
      (scenario) throws(Failure) in try await scenario.star()
    },
    Check("dashboard", "the dashboard lists the search and counts its jobs", skip: withoutOwnSearch)
    {
      (scenario) throws(Failure) in try await scenario.readDashboard()
    },
  ]

  @Sendable static func withoutSearch(_ scenario: JobMatchNowScenario) -> String? {
    scenario.viewToken == nil ? "no search was started" : nil
  }

  @Sendable static func withoutEndOfSearch(_ scenario: JobMatchNowScenario) -> String? {
    withoutSearch(scenario) ?? (scenario.isCompleted ? nil : "the search did not complete")
  }

  @Sendable static func withoutJobs(_ scenario: JobMatchNowScenario) -> String? {
    if let jobs = scenario.jobs { return jobs.isEmpty ? "the search found no jobs" : nil }
    return withoutEndOfSearch(scenario) ?? "the jobs were not listed"
  }

  @Sendable static func withoutOwnSearch(_ scenario: JobMatchNowScenario) -> String? {
    withoutToken(scenario) ?? (scenario.searchSessionID == nil ? "no search was started" : nil)
  }
}

extension JobMatchNowScenario {
  /// Polls the search at growing intervals until it ends or the budget is spent.
  fileprivate mutating func poll() async throws(Failure) {
    guard let viewToken else { return }
    let end = ContinuousClock.now + log.budget
    var interval = Duration.milliseconds(50)
    while true {
      guard let answer = try await ask(.session(viewToken: viewToken)),
        let status = answer["status"]?.stringValue
      else { return }
      if log.exchanges.count == 1 { checkAge(answer["created_at"]?.stringValue) }
      if status == "completed" {
        isCompleted = true
        return
      }
      if status == "failed" {
        report(
          "getSession: /status is “failed”, not “completed”: "
            + "\(answer["error_message"]?.stringValue ?? "no error_message")")
        return
      }
      guard ContinuousClock.now + interval < end else {
        report(
          "getSession: /status is still “\(rule: status)”, not “completed” or “failed”, after "
            + "\(log.budget.inMilliseconds)")
        return
      }
      do {
        try await Task.sleep(for: interval)
      } catch {
        throw Failure("cancelled", "the run was stopped", exit: .tryAgain, retryable: true)
      }
      interval = min(interval * 3 / 2, .seconds(2))
    }
  }

  /// Checks that the search behind a fresh token was started just now.
  private mutating func checkAge(_ text: String?) {
    guard let created = text.flatMap({ Timestamp(rfc3339: $0) }), let uploadedAt else { return }
    let age = uploadedAt - created
    expect(
      age < Self.clockTolerance && age > .zero - Self.clockTolerance,
      "the view token of this upload opens a search whose created_at is \(created.rfc3339), "
        + "not about \(uploadedAt.rfc3339)")
  }

  /// How far the clocks of the service and this machine may differ.
  private static let clockTolerance = Duration.seconds(900)

  fileprivate mutating func listJobs() async throws(Failure) {
    guard let viewToken, let answer = try await ask(.jobs(viewToken: viewToken)) else { return }
    let listed = answer.arrayValue?.compactMap(\.objectValue) ?? []
    jobs = listed
    expect(!listed.isEmpty || allowsEmpty, "the body", answer, "a list of one or more jobs")
    for name in ["job_id", "id"] {
      let counts = Dictionary(
        listed.compactMap { $0[name]?.stringValue }.map { ($0, 1) }, uniquingKeysWith: +)
      for (id, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
        report("listJobs: \(count) jobs have the \(rule: name) \(id), not one")
      }
    }
  }

  fileprivate mutating func compareScopes() async throws(Failure) {
    guard let viewToken else { return }
    let all = ids(jobs ?? [])
    var found: [String: Set<String>] = [:]
    for (name, scope, remote) in Self.choices {
      let call = Endpoint.jobs(viewToken: viewToken, scope: scope, remote: remote)
      guard let answer = try await ask(call) else { return }
      let listed = answer.arrayValue?.compactMap(\.objectValue) ?? []
      found[name] = ids(listed)
      let unknown = ids(listed).subtracting(all).sorted()
      expect(
        unknown.isEmpty,
        "\(rule: name) lists jobs that the whole list does not contain: \(Self.list(unknown))")
      if let remote {
        let wrong = ids(listed.filter { ($0["is_remote"]?.boolValue ?? false) != remote })
        expect(
          wrong.isEmpty,
          "\(rule: name) lists jobs with is_remote=\(rule: !remote): \(Self.list(wrong.sorted()))")
      }
    }
    // Services differ in whether local jobs are also national ones, but it is all or none. A worldwide remote job
    // belongs to every scope.
    let local = found["scope=local", default: []].intersection(found["remote=false", default: []])
    let both = local.intersection(found["scope=national", default: []])
    expect(
      both.isEmpty || both == local,
      "some local jobs are also national ones, and others are not: "
        + "\(Self.list(both.sorted()))")
    let halves = found["remote=true", default: []].union(found["remote=false", default: []])
    let missing = all.subtracting(halves).sorted()
    expect(missing.isEmpty, "neither remote=true nor remote=false lists \(Self.list(missing))")
  }

  private static let choices: [(String, JobScope?, Bool?)] = [
    ("scope=local", .local, nil), ("scope=national", .national, nil), ("remote=true", nil, true),
    ("remote=false", nil, false),
  ]

  /// The first few of `ids`, with commas between.
  private static func list(_ ids: [String]) -> String {
    ids.prefix(3).joined(separator: ", ") + (ids.count > 3 ? " and \(ids.count - 3) more" : "")
  }

  private func ids(_ jobs: [JSONObject]) -> Set<String> {
    Set(jobs.compactMap { $0["job_id"]?.stringValue })
  }

  /// Stars and unstars the first job. A dashboard that lists stars must list it in between.
  fileprivate mutating func star() async throws(Failure) {
    guard let viewToken, let jobID = jobs?.first?["job_id"]?.stringValue else { return }
    for interaction in [JobInteraction.star, .unstar] {
      let call = Endpoint.interaction(interaction, jobID: jobID, viewToken: viewToken)
      guard try await ask(call, as: accessToken, expecting: [200, 201, 202, 204]) != nil else {
        return
      }
      guard accessToken != nil, let answer = try await ask(.dashboard, as: accessToken) else {
        continue
      }
      guard let stars = answer["recent_starred_jobs"]?.arrayValue else { continue }
      let isListed = stars.contains { $0["job_id"]?.stringValue == jobID }
      expect(
        isListed == (interaction == .star),
        isListed
          ? "recent_starred_jobs still has the unstarred job \(jobID)"
          : "recent_starred_jobs does not have the starred job \(jobID)")
    }
  }
}
