import JobMatchNow
import Records
import ServiceKit
import Smoke
import Supabase
import Transport

extension JobMatchNowScenario {
  /// What the service must refuse.
  static let refusalsChecks: [Check] = [
    Check("no-token", "the dashboard requires sign-in") { (scenario) throws(Failure) in
      _ = try await scenario.ask(.dashboard, expecting: [401, 403])
    },
    Check("wrong-token", "a made-up access token is refused") { (scenario) throws(Failure) in
      let token = Secret(scenario.randomText(40))
      _ = try await scenario.ask(.dashboard, as: token, expecting: [401, 403])
    },
    Check("unknown-view-token", "a made-up view token opens no search") {
      (scenario) throws(Failure) in
      let token = scenario.randomText(24)
      _ = try await scenario.ask(.session(viewToken: token), expecting: [404])
      _ = try await scenario.ask(.jobs(viewToken: token), expecting: [404])
    },
    Check("no-view-token", "a missing view token is reported") { (scenario) throws(Failure) in
      _ = try await scenario.ask(.session(viewToken: ""), expecting: [400])
    },
    Check("unknown-job", "an unknown job is not explained", skip: withoutSearch) {
      (scenario) throws(Failure) in
      guard let viewToken = scenario.viewToken else { return }
      let call = Endpoint.explanation(jobID: scenario.randomText(24), viewToken: viewToken)
      _ = try await scenario.ask(call, expecting: [404])
    },
    Check("empty-document", "an empty document is refused") { (scenario) throws(Failure) in
      let empty = ResumeUpload(.bytes([]), fileName: "empty.pdf", mediaType: "application/pdf")
      _ = try await scenario.ask(
        .upload(empty), as: scenario.accessToken, expecting: [400, 415, 422])
    },
    Check(
      "stranger", "another account cannot see or delete the search", budget: .seconds(10),
      skip: withoutSecondAccount
    ) { (scenario) throws(Failure) in try await scenario.tryAsStranger() },
  ]

  @Sendable static func withoutSecondAccount(_ scenario: JobMatchNowScenario) -> String? {
    if case .new = scenario.account { return withoutOwnSearch(scenario) }
    return "only --sign-up creates a second account"
  }
}

extension JobMatchNowScenario {
  fileprivate mutating func tryAsStranger() async throws(Failure) {
    guard case .new(let own, _) = account, let searchSessionID, let viewToken else { return }
    let password = Secret(randomText(20))
    hide(password.revealed)
    let email = "other-\(own)"
    guard let stranger = try await enter("/signup", email: email, password: password) else {
      if log.findings.isEmpty { report("the second account must confirm its address first") }
      return
    }
    if let answer = try await ask(.dashboard, as: stranger.accessToken),
      let dashboard = answer.objectValue.flatMap({ Dashboard($0) })
    {
      let isListed = dashboard.sessions.contains {
        $0["id"]?.stringValue == searchSessionID || $0["view_token"]?.stringValue == viewToken
      }
      expect(!isListed, "the dashboard of another account lists the search \(searchSessionID)")
      expect(
        dashboard.sessions.isEmpty || isListed,
        "the dashboard of a new account lists searches: "
          + "\(log.secrets.quotation(of: .array(dashboard.sessions.map(JSON.object))))")
    }
    _ = try await ask(
      .deleteSession(id: searchSessionID), as: stranger.accessToken, expecting: [401, 403, 404])
    _ = try await ask(.session(viewToken: viewToken))
    _ = try await askAuth(
      .post, "/logout", query: [("scope", "local")], as: stranger.accessToken, expecting: [204])
  }
}
