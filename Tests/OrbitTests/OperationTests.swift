import Contracts
import Orbit
import ServiceKit
import Testing

/// The client and the OpenAPI document name the same operations.
@Suite(.timeLimit(.minutes(30))) struct OperationTests {
  @Test func everyOperationIsInTheDocumentAndTheReverse() throws {
    let contract = try ServiceDocument.contract(of: ServiceDescription.orbit.document)
    // The others belong to the embedded server itself.
    let described = contract.operations.filter { !$0.tags.contains("jm-serve") }
    #expect(
      Set(described.map { "\($0.id) \($0.method) \($0.path)" })
        == Set(ServiceDescription.orbit.operations.map(\.summary)))
  }
}
