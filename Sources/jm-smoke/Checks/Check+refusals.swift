import JobMatchNow
import Records
import Supabase
import Transport

extension Check {
  /// What must not be given.
  static let refusals = [
    Check("no-token", "the dashboard needs an account") { (journey) throws(Failure) in
      _ = try await journey.ask(.dashboard, expecting: [401, 403])
    },
    Check("wrong-token", "an invented access token is refused") { (journey) throws(Failure) in
      let token = Secret(journey.invented(40))
      _ = try await journey.ask(.dashboard, as: token, expecting: [401, 403])
    },
    Check("unknown-view-token", "an invented view token opens nothing") {
      (journey) throws(Failure) in
      let token = journey.invented(24)
      _ = try await journey.ask(.session(viewToken: token), expecting: [404])
      _ = try await journey.ask(.jobs(viewToken: token), expecting: [404])
    },
    Check("no-view-token", "a missing view token is told so") { (journey) throws(Failure) in
      _ = try await journey.ask(.session(viewToken: ""), expecting: [400])
    },
    Check("unknown-job", "a job of no search is not explained", unless: withoutSearch) {
      (journey) throws(Failure) in
      guard let viewToken = journey.viewToken else { return }
      let call = ServiceCall.explanation(jobID: journey.invented(24), viewToken: viewToken)
      _ = try await journey.ask(call, expecting: [404])
    },
    Check("empty-document", "an empty document is refused") { (journey) throws(Failure) in
      let empty = ResumeUpload(.bytes([]), fileName: "empty.pdf", mediaType: "application/pdf")
      _ = try await journey.ask(
        .upload(empty), as: journey.accessToken, expecting: [400, 415, 422])
    },
    Check(
      "stranger", "another account sees and deletes nothing of this one", budget: .seconds(10),
      unless: withoutSecondAccount
    ) { (journey) throws(Failure) in try await journey.tryAsStranger() },
  ]

  @Sendable static func withoutSecondAccount(_ journey: Journey) -> String? {
    if case .new = journey.account { return withoutOwnSearch(journey) }
    return "without --sign-up there is no second account"
  }
}

extension Journey {
  fileprivate mutating func tryAsStranger() async throws(Failure) {
    guard case .new(let own, _) = account, let searchSessionID, let viewToken else { return }
    let password = Secret(invented(20))
    hide(password.revealed)
    let email = "other-\(own)"
    guard let stranger = try await enter("/signup", email: email, password: password) else {
      if faults.isEmpty { fault("the second account must confirm its address first") }
      return
    }
    if let answer = try await ask(.dashboard, as: stranger.accessToken),
      let dashboard = answer.objectValue.flatMap({ Dashboard($0) })
    {
      let sees = dashboard.sessions.contains {
        $0["id"]?.stringValue == searchSessionID || $0["view_token"]?.stringValue == viewToken
      }
      expect(!sees, "another account's dashboard lists this search")
      expect(dashboard.sessions.isEmpty || sees, "a new account's dashboard lists searches")
    }
    _ = try await ask(
      .deleteSession(id: searchSessionID), as: stranger.accessToken, expecting: [401, 403, 404])
    _ = try await ask(.session(viewToken: viewToken))
    _ = try await askAuth(
      .post, "/logout", query: [("scope", "local")], as: stranger.accessToken, expecting: [204])
  }
}
