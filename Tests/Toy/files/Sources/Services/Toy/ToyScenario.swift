import Records
import ServiceKit
import Smoke
import Toy

/// Adds a note and finds it again.
struct ToyScenario: Scenario {
  static let service = ServiceDescription.toy
  static let options: Set<ScenarioOption> = []
  static let checks: [Check<ToyScenario>] = [
    Check("add", "a note can be added") { (scenario) throws(Failure) in
      let note = try await scenario.ask(.add(scenario.text), expecting: [201])
      scenario.id = note?["id"]?.stringValue
    },
    Check("get", "the note can be read", skip: withoutNote) {
      (scenario) throws(Failure) in
      guard let id = scenario.id, let note = try await scenario.ask(.note(id: id)) else { return }
      scenario.expect(
        note["text"]?.stringValue == scenario.text, "the note \(id) has another text")
    },
    Check("list", "the list has the note", skip: withoutNote) {
      (scenario) throws(Failure) in
      guard let answer = try await scenario.ask(.notes()) else { return }
      let ids = (answer["notes"]?.arrayValue ?? []).map { $0["id"]?.stringValue }
      scenario.expect(ids.contains(scenario.id), "the list lacks the note")
    },
    Check("unknown", "an unknown note is not found") { (scenario) throws(Failure) in
      _ = try await scenario.ask(.note(id: "0"), expecting: [404])
    },
  ]

  @Sendable private static func withoutNote(_ scenario: ToyScenario) -> String? {
    scenario.id == nil ? "no note was added" : nil
  }

  let client: ServiceClient
  let text: String
  var id: String?
  var log: CheckLog

  init(_ setup: ScenarioSetup) throws(Failure) {
    client = setup.connection.client
    text = setup.randomText(20)
    log = try setup.makeLog()
  }
}
