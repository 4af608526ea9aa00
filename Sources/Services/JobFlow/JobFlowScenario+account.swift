import JobFlow
import Records
import ServiceKit
import Sessions
import Smoke
import Supabase
import Transport

extension JobFlowScenario {
  /// Sign-in, the profile and the role.
  static let accountChecks: [Check] = [
    Check("sign-in", "an account can sign in", .preparation, skip: withoutKey) {
      (scenario) throws(Failure) in
      try await scenario.signIn()
    },
    Check("profile", "the account has a profile", skip: withoutAccount) {
      (scenario) throws(Failure) in
      guard let id = scenario.userID else { return }
      let rows = try await scenario.ask(.profile(userID: id), as: scenario.credential)
      scenario.expect(
        rows?.arrayValue?.first?["id"]?.stringValue.map { isSameID($0, id) } ?? true,
        "/0/id", rows?.arrayValue?.first?["id"],
        "\(id), the user who signed in")
      scenario.expect(
        rows?.arrayValue?.isEmpty != true, "listProfiles: the account has no profile, not one: []")
      _ = try await scenario.ask(.roles(userID: id), as: scenario.credential)
    },
    Check("refuse-anonymous", "without an account, nothing is shown or added", skip: withoutAccount)
    {
      (scenario) throws(Failure) in
      guard let key = scenario.anonKey else { return }
      let nobody = Credential(key, headers: [.apiKey(key)])
      let rows = try await scenario.ask(
        .jobs(JobQuery(), hasRelations: false, offset: 0, limit: 1), as: nobody,
        expecting: [200, 401])
      scenario.expect(
        rows?.arrayValue?.isEmpty ?? true, "the body", rows, "an empty list, without an account")
      _ = try await scenario.ask(
        .createJob(JSONObject([.init(name: "name", value: "jm-smoke")])), as: nobody,
        expecting: [401, 403])
    },
  ]

  @Sendable private static func withoutKey(_ scenario: JobFlowScenario) -> String? {
    if scenario.auth == nil { return "the anon key of the project is not known" }
    return if case .anonymous = scenario.account { "--anonymous" } else { nil }
  }

  fileprivate mutating func signIn() async throws(Failure) {
    var token: Secret?
    switch account {
    case .anonymous: return
    case .stored(let keeper): token = try await keeper.accessToken()
    case .new(let email, let password):
      token = try await enter("/signup", nil, email, password)
    case .password(let email, let password):
      token = try await enter("/token", "password", email, password)
    }
    guard let token, let key = anonKey else {
      stopSignedOut("the account must confirm its address first")
      return
    }
    hide(token.revealed)
    var credential = Credential.bearer(token)
    credential.headers.append(.apiKey(key))
    self.credential = credential
    let user = try await askAuth(.get, "/user", as: token)
    userID = user?["id"]?.stringValue
  }

  private mutating func enter(
    _ path: String, _ grant: String?, _ email: String, _ password: Secret
  ) async throws(Failure) -> Secret? {
    let answer = try await askAuth(
      .post, path, query: [("grant_type", grant)],
      body: ["email": .string(email), "password": .string(password.revealed)])
    return answer.flatMap { AuthSession($0, now: now()) }?.accessToken
  }
}
