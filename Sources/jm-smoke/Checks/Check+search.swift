import JobMatchNow
import Records

extension Check {
  /// From a resume to explained jobs.
  static let search = [
    Check("upload", "a resume begins a search", budget: .seconds(15)) {
      (journey) throws(Failure) in
      let answer = try await journey.ask(.upload(journey.document), as: journey.accessToken)
      journey.viewToken = answer?["view_token"]?.stringValue
      journey.searchSessionID = answer?["search_session_id"]?.stringValue
      journey.uploadedAt = journey.now()
    },
    Check("poll", "the search is completed", budget: .seconds(120), unless: withoutSearch) {
      (journey) throws(Failure) in try await journey.poll()
    },
    Check("jobs", "the search has found jobs", unless: withoutEndOfSearch) {
      (journey) throws(Failure) in try await journey.listJobs()
    },
    Check("scopes", "scope and remote choose among the jobs", unless: withoutJobs) {
      (journey) throws(Failure) in try await journey.compareScopes()
    },
    Check(
      "explanation", "a job is explained from its own text", budget: .seconds(30),
      unless: withoutJobs
    ) { (journey) throws(Failure) in try await journey.explain() },
    Check("role", "a role is described", budget: .seconds(30), unless: withoutJobs) {
      (journey) throws(Failure) in
      guard let token = journey.viewToken,
        let role = journey.jobs?.first?["title"]?.stringValue, !role.isEmpty
      else { return }
      let answer = try await journey.ask(
        .roleSnippet(role, viewToken: token), as: journey.accessToken)
      guard let answer else { return }
      journey.expect(
        answer["role"]?.stringValue == role, "getRoleSnippet describes another role")
    },
    Check("star", "a job is starred and unstarred", unless: withoutJobs) {
      (journey) throws(Failure) in try await journey.star()
    },
    Check("dashboard", "the dashboard lists and counts the search", unless: withoutOwnSearch) {
      (journey) throws(Failure) in try await journey.readDashboard()
    },
  ]

  @Sendable static func withoutSearch(_ journey: Journey) -> String? {
    journey.viewToken == nil ? "no search was begun" : nil
  }

  @Sendable static func withoutEndOfSearch(_ journey: Journey) -> String? {
    withoutSearch(journey) ?? (journey.isCompleted ? nil : "the search was not completed")
  }

  @Sendable static func withoutJobs(_ journey: Journey) -> String? {
    if let jobs = journey.jobs { return jobs.isEmpty ? "the search has found no jobs" : nil }
    return withoutEndOfSearch(journey) ?? "no jobs were listed"
  }

  @Sendable static func withoutOwnSearch(_ journey: Journey) -> String? {
    withoutToken(journey) ?? (journey.searchSessionID == nil ? "no search was begun" : nil)
  }
}

extension Journey {
  /// Asks until the search has ended, at growing intervals, within the step's budget.
  fileprivate mutating func poll() async throws(Failure) {
    guard let viewToken else { return }
    let end = ContinuousClock.now + budget
    var interval = Duration.milliseconds(50)
    while true {
      guard let answer = try await ask(.session(viewToken: viewToken)),
        let status = answer["status"]?.stringValue
      else { return }
      if exchanges.count == 1 { checkAge(answer["created_at"]?.stringValue) }
      if status == "completed" {
        isCompleted = true
        return
      }
      if status == "failed" {
        fault("the search failed: \(answer["error_message"]?.stringValue ?? "nobody says why")")
        return
      }
      guard ContinuousClock.now + interval < end else {
        fault("the search is still \(status) after \(budget.seconds)")
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

  /// The search that a fresh token opens was begun just now; clocks may differ by minutes.
  private mutating func checkAge(_ text: String?) {
    guard let created = text.flatMap({ Timestamp(rfc3339: $0) }), let uploadedAt else { return }
    let age = uploadedAt - created
    expect(
      age < .seconds(900) && age > .seconds(-900),
      "the token of this upload opens a search of another time")
  }

  fileprivate mutating func listJobs() async throws(Failure) {
    guard let viewToken, let answer = try await ask(.jobs(viewToken: viewToken)) else { return }
    let listed = answer.arrayValue?.compactMap(\.objectValue) ?? []
    jobs = listed
    expect(!listed.isEmpty || allowsEmpty, "the search has found no jobs")
    for name in ["job_id", "id"] {
      let ids = listed.compactMap { $0[name]?.stringValue }
      expect(
        Set(ids).count == ids.count,
        "\(ids.count - Set(ids).count) jobs have the \(name) of another")
    }
  }

  fileprivate mutating func compareScopes() async throws(Failure) {
    guard let viewToken else { return }
    let all = ids(jobs ?? [])
    var found: [String: Set<String>] = [:]
    for (name, scope, remote) in Self.choices {
      let call = ServiceCall.jobs(viewToken: viewToken, scope: scope, remote: remote)
      guard let answer = try await ask(call) else { return }
      let listed = answer.arrayValue?.compactMap(\.objectValue) ?? []
      found[name] = ids(listed)
      expect(ids(listed).isSubset(of: all), "\(name) lists jobs that the whole list has not")
      if let remote {
        let wrong = listed.count { ($0["is_remote"]?.boolValue ?? false) != remote }
        expect(wrong == 0, "\(name) lists \(wrong) jobs of the other kind")
      }
    }
    // Servers differ in whether a local job is a national one as well, but each keeps to its rule.
    let both = found["scope=local", default: []].intersection(found["scope=national", default: []])
    expect(
      both.isEmpty || both == found["scope=local"],
      "some local jobs are national ones as well, and others are not")
    let halves = found["remote=true", default: []].union(found["remote=false", default: []])
    expect(halves == all, "remote=true and remote=false together are not all jobs")
  }

  private static let choices: [(String, JobScope?, Bool?)] = [
    ("scope=local", .local, nil), ("scope=national", .national, nil), ("remote=true", nil, true),
    ("remote=false", nil, false),
  ]

  private func ids(_ jobs: [JSONObject]) -> Set<String> {
    Set(jobs.compactMap { $0["job_id"]?.stringValue })
  }

  /// Stars the first job and takes it back; where the dashboard lists stars, it must do so.
  fileprivate mutating func star() async throws(Failure) {
    guard let viewToken, let jobID = jobs?.first?["job_id"]?.stringValue else { return }
    for interaction in [JobInteraction.star, .unstar] {
      let call = ServiceCall.interaction(interaction, jobID: jobID, viewToken: viewToken)
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
        isListed ? "the dashboard still lists the star" : "the dashboard does not list the star")
    }
  }
}
