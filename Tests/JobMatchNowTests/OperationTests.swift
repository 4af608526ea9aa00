import Contracts
import JobMatchNow
import ServiceKit
import Testing

/// The client and the OpenAPI document name the same operations.
@Suite(.timeLimit(.minutes(30))) struct OperationTests {
  @Test func everyOperationIsInTheDocumentAndTheReverse() throws {
    let contract = try ServiceDocument.contract(of: ServiceDescription.jobMatchNow.document)
    // The others belong to GoTrue and to the server itself.
    let described = contract.operations.filter { ["search", "account"].contains($0.tags.first) }
    #expect(
      Set(described.map { "\($0.id) \($0.method) \($0.path)" })
        == Set(ServiceDescription.jobMatchNow.operations.map(\.summary)))
  }
}
