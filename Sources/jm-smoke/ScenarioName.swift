import ArgumentParser
import ServiceKit
import Services
import Sessions
import Smoke

/// The name of a service that `--service` takes.
struct ScenarioName: ExpressibleByArgument, Sendable {
  let scenario: any Scenario.Type

  init(_ scenario: any Scenario.Type) { self.scenario = scenario }

  init?(argument: String) {
    guard let scenario = Services.scenarios.first(where: { $0.name == argument }) else {
      return nil
    }
    self.scenario = scenario
  }

  static var allValueStrings: [String] { Services.scenarios.map { $0.name } }

  var defaultValueDescription: String { scenario.name }
}

extension Scenario {
  /// The name of its service: `jobmatchnow`.
  static var name: String { service.settings.name }

  /// What `--budget` accepts: the names of its checks, with what each of them means.
  static var steps: [(name: String, title: String, budget: Duration)] {
    checks.map { ($0.name, $0.title, $0.budget) }
  }
}
