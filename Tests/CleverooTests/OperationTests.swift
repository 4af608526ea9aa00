import Cleveroo
import Contracts
import ServiceKit
import Testing

/// The client and the OpenAPI document name the same operations.
@Suite(.timeLimit(.minutes(30))) struct OperationTests {
  @Test func everyOperationIsInTheDocumentAndTheReverse() throws {
    let contract = try ServiceDocument.contract(of: ServiceDescription.cleveroo.document)
    #expect(
      Set(contract.operations.map { "\($0.id) \($0.method) \($0.path)" })
        == Set(ServiceDescription.cleveroo.operations.map(\.summary)))
  }
}
