package import ServiceKit
package import Smoke

/// The services of the toolkit. Adding a service adds one line here.
package enum Services {
  /// How `jm-smoke` checks each of them.
  package static let scenarios: [any Scenario.Type] = [
    JobMatchNowScenario.self,
    BirJobScenario.self,
    CleverooScenario.self,
    JobFlowScenario.self,
    OrbitScenario.self,
  ]

  package static var all: [ServiceDescription] { scenarios.map { $0.service } }
}
