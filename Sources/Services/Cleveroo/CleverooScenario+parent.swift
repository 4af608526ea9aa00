import Cleveroo
import Records
import ServiceKit
import Sessions
import Smoke
import Transport

extension CleverooScenario {
  /// Registration and sign-in of the parent.
  static let parentChecks: [Check<CleverooScenario>] = [
    Check(
      "register", "a parent can register", .preparation,
      skip: withoutNewAccount
    ) { (scenario) throws(Failure) in try await scenario.register() },
    Check(
      "sign-in", "a parent can sign in", .preparation,
      skip: whenAnonymous
    ) { (scenario) throws(Failure) in try await scenario.signIn() },
    Check("children", "the children are listed", skip: withoutToken) {
      (scenario) throws(Failure) in
      guard let list = try await scenario.children() else { return }
      if scenario.isNew {
        scenario.expect(list.isEmpty, "a new account has \(list.count) children, not none")
      }
    },
  ]

  private mutating func register() async throws(Failure) {
    guard let email, let password else { return }
    let parent = NewParent(email: email, phone: "+14155550100", password: password)
    let answer = try await ask(.register(parent), expecting: [201])
    let address = answer?["email"]?.stringValue
    expect(
      answer == nil || address?.lowercased() == email.lowercased(),
      "the account has the address \(address ?? "null"), but \(email) registered")
    _ = try await ask(.register(parent), expecting: [400, 409])
  }

  private mutating func signIn() async throws(Failure) {
    if case .stored(let keeper) = account {
      token = try await keeper.accessToken()
    } else if let email, let password {
      let answer = try await ask(
        .signInParent(email: email, password: password), expecting: Self.done)
      token = (answer?["access_token"]?.stringValue).map { Secret($0) }
    }
    if let token { return hide(token.revealed) }
    stopSignedOut("the answer has no access_token")
  }

  /// The children of the parent; nil if they are not listed.
  mutating func children() async throws(Failure) -> [JSONObject]? {
    try await ask(.children, as: token.map(Credential.bearer))?.arrayValue?
      .compactMap(\.objectValue)
  }
}
