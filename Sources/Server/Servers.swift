internal import BirJobServer
internal import CleverooServer
internal import JobFlowServer
internal import JobMatchNowServer
internal import OrbitServer
package import ServerKit

/// The services that jm-serve offers.
package enum Servers {
  /// One line for each service. The first is at the root too.
  package static let all: [any ServedService.Type] = [
    JobMatchNowService.self,
    BirJobService.self,
    JobFlowService.self,
    CleverooService.self,
    OrbitService.self,
  ]

  /// Those that are not at the root, by name.
  package static var others: [any ServedService.Type] {
    all.dropFirst().sorted { $0.name < $1.name }
  }
}
