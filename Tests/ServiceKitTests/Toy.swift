import Records
import ServiceKit
import Sessions
import TestWorld
import Transport

enum ToyOperation: String, ServiceOperation {
  case listThings = "GET /things"
  case getThing = "GET /things/{id}"
  case addThing = "POST /owners/{owner_id}/things"
}

extension ServiceDescription {
  static let toy = ServiceDescription(
    settings: .example, operations: ToyOperation.allCases,
    errors: ErrorDecoder { $0.failure(message: ErrorDecoder.sentence($0.optionalJSON?["detail"])) })
}

extension Endpoint<JSONObject> {
  static func things(access: EndpointAccess = .anonymous) -> Self {
    Endpoint(ToyOperation.listThings, access: access, namesResource: false) {
      (response) throws(Failure) in
      try response.object()
    }
  }

  static func thing(_ id: String) -> Self {
    Endpoint(ToyOperation.getThing, path: ["id": id]) { (response) throws(Failure) in
      try response.object()
    }
  }

  /// The owner is filled in by the credential.
  static func add(_ name: String) -> Self {
    Endpoint(
      ToyOperation.addThing, body: .json(["name": .string(name)]),
      credentialMembers: [("owner", "owner_id")], access: .required
    ) { (response) throws(Failure) in try response.object() }
  }
}

extension Endpoint<Page<Int>> {
  static func page(_ offset: Int, _ limit: Int) -> Self {
    Endpoint(
      ToyOperation.listThings, query: [("offset", "\(offset)"), ("limit", "\(limit)")]
    ) { (response) throws(Failure) in
      let object = try response.object()
      return Page(
        object["things"]?.arrayValue?.compactMap(\.intValue) ?? [],
        hasMore: object["has_more"]?.boolValue, total: object["total"]?.intValue)
    }
  }
}

/// An authorization with one credential.
struct OwnerAuthorization: Authorization {
  func credential() async throws(Failure) -> Credential? {
    Credential(Secret("owner"), parameters: ["owner_id": Secret("owner-0123456789/x")])
  }

  func requiredCredential() async throws(Failure) -> Credential {
    Credential(Secret("owner"), parameters: ["owner_id": Secret("owner-0123456789/x")])
  }
}
