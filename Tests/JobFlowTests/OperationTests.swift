import Contracts
import JobFlow
import ServiceKit
import Testing

/// The operations of the client are those of the OpenAPI document that it uses.
@Suite(.timeLimit(.minutes(30))) struct OperationTests {
  /// The operations that no program needs: those of administrators, and of files that are signed.
  private static let unused: Set<String> = [
    "createProfiles", "deleteProfiles", "createTemplates", "updateTemplates", "deleteTemplates",
    "listTemplateActions", "createTemplateActions", "updateTemplateActions",
    "deleteTemplateActions", "createActions", "updateActions", "deleteActions",
    "updateActionMedia", "deleteActionMedia", "createUserRoles", "updateUserRoles",
    "deleteUserRoles", "listBuckets", "createBucket", "getBucket", "deleteBucket", "listObjects",
    "getObjectInfo", "downloadOwnObject", "downloadSignedObject", "signObject", "signObjects",
    "deleteObjects", "replaceObject", "moveObject", "copyObject", "emptyBucket", "updateBucket",
    "signUpload", "uploadSignedObject",
  ]

  @Test func everyOperationIsInTheDocumentAndTheReverse() throws {
    let contract = try ServiceDocument.contract(of: ServiceDescription.jobFlow.document)
    let described = contract.operations.filter { operation in
      ["/rest/", "/storage/"].contains { "\(operation.path)".hasPrefix($0) }
        && !Self.unused.contains(operation.id)
    }
    #expect(
      Set(described.map { "\($0.id) \($0.method) \($0.path)" })
        == Set(ServiceDescription.jobFlow.operations.map(\.summary)))
  }

  @Test func everyUnusedOperationIsInTheDocument() throws {
    let contract = try ServiceDocument.contract(of: ServiceDescription.jobFlow.document)
    #expect(Self.unused.isSubset(of: contract.operations.map(\.id)))
  }
}
