import Cleveroo
import Records
import ServiceKit
import Smoke
import Transport

extension CleverooScenario {
  private static let age = 7

  /// The child of a new account.
  static let childChecks: [Check<CleverooScenario>] = [
    Check("add-child", "a child can be added", .preparation, skip: withoutOwnAccount) {
      (scenario) throws(Failure) in try await scenario.addChild()
    },
    Check("listed", "the child is listed once, as it was added", skip: withoutChild) {
      (scenario) throws(Failure) in
      guard let id = scenario.child?.identifier, let list = try await scenario.children() else {
        return
      }
      let own = list.filter { $0.identifier == id }
      scenario.expect(own.count == 1, "the child \(id) is listed \(own.count) times, not once")
      for name in ["username", "age", "gender"] {
        scenario.expect(
          own.allSatisfy { $0[name] == scenario.child?[name] },
          "/*/\(name)", own.first?[name],
          "\(scenario.log.secrets.quotation(of: scenario.child?[name] ?? .null)), as it was added")
      }
    },
    Check(
      "child-sign-in", "the child signs in with the parent's password", .preparation,
      skip: withoutChild
    ) {
      (scenario) throws(Failure) in
      guard let name = scenario.child?["username"]?.stringValue, let password = scenario.password
      else { return }
      let answer = try await scenario.ask(
        .signInChild(username: name, password: password), expecting: done)
      guard let token = answer?["access_token"]?.stringValue else { return }
      scenario.hide(token)
      scenario.childToken = Secret(token)
    },
    Check(
      "child-refused", "a child cannot see or add children",
      skip: withoutChildSession
    ) { (scenario) throws(Failure) in
      let credential = scenario.childToken.map(Credential.bearer)
      _ = try await scenario.ask(.children, as: credential, expecting: [401, 403])
      _ = try await scenario.ask(
        .addChild(scenario.newChild()), as: credential, expecting: [401, 403])
    },
  ]

  private func newChild() -> NewChild {
    NewChild(username: "jm-smoke-\(randomText(12))", age: "\(Self.age)", gender: "female")
  }

  private mutating func addChild() async throws(Failure) {
    let credential = token.map(Credential.bearer)
    let new = newChild()
    guard let answer = try await ask(.addChild(new), as: credential, expecting: [201]) else {
      return
    }
    child = answer.objectValue
    expect("/username", answer["username"], is: .string(new.username))
    expect(answer["age"]?.intValue == Self.age, "/age", answer["age"], "\(rule: Self.age)")
    _ = try await ask(.addChild(new), as: credential, expecting: [400, 409])
    var unborn = newChild()
    unborn.age = "0"
    _ = try await ask(.addChild(unborn), as: credential, expecting: [400])
  }
}
