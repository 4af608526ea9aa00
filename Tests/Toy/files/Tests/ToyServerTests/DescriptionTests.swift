import Contracts
import ServerFixtures
import Testing

@testable import ServerKit
@testable import ToyServer

/// The server has a route for each operation of the OpenAPI document, and no other.
@Suite(.timeLimit(.minutes(30)))
struct DescriptionTests {
  @Test func namesEveryRouteAndNoOther() async throws {
    let routes = try await TestServer().server().routes().routes
    let paths = Set(routes.map(\.path).filter { $0.hasPrefix("/toy/") })
    let contract = try DescribedAnswers.contract(of: ToyService.self)
    let described = contract.operations.map { "/toy\($0.path)" }
    #expect(paths == Set(described + ["/toy/openapi.json"]))
  }
}
