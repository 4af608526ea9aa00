internal import CContracts
package import Records

/// The OpenAPI document of a service, as it ships with the toolkit.
package struct ServiceDocument: Sendable {
  /// The name of the service.
  package let name: String
  /// JSON in UTF-8.
  package let bytes: [UInt8]

  /// The document of the service with this name; nil if there is none.
  package static func named(_ name: String) -> ServiceDocument? { all.first { $0.name == name } }

  /// One document for each service that has one.
  package static let all: [ServiceDocument] = (0..<ccontracts_count()).map { index in
    let document = ccontracts_document(index)
    return ServiceDocument(
      name: String(cString: document.name),
      bytes: Array(UnsafeRawBufferPointer(start: document.bytes, count: document.size)))
  }

  /// The bytes of the document of the service with this name; empty if there is none.
  package static func bytes(of name: String) -> [UInt8] { named(name)?.bytes ?? [] }

  /// The contract that the document describes.
  ///
  /// - Throws: `unusable_description` (70).
  package func contract() throws(Failure) -> Contract {
    do {
      return try Contract(description: try JSON(parsing: bytes))
    } catch {
      throw Failure(
        "unusable_description", "the description of \(name) cannot be used: \(error)",
        exit: .internalFault)
    }
  }

  /// The contract of the service with this name.
  ///
  /// - Throws: `unusable_description` (70), also if there is no document.
  package static func contract(of name: String) throws(Failure) -> Contract {
    guard let document = named(name) else {
      throw Failure(
        "unusable_description", "there is no description of \(name)", exit: .internalFault)
    }
    return try document.contract()
  }
}
