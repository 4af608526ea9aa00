package import Records
internal import Schemas

/// The description of a service's interface (OpenAPI 3.1.1), compiled for checking responses.
package struct Contract: Sendable {
  /// In the order of the description.
  package let operations: [Operation]
  let schemas: SchemaSet

  /// - Throws: `ContractError` if any part of the description cannot be used, for example because
  ///   of an unsupported keyword in a schema.
  package init(description: JSON) throws(ContractError) {
    var reader = DescriptionReader(description)
    operations = try reader.operations()
    schemas = reader.schemas
  }

  /// The operation with this `operationId`.
  package func operation(_ id: String) -> Operation? {
    operations.first { $0.id == id }
  }

  /// The operation for a method and a path without query. A fixed path takes precedence over one
  /// with parameters.
  package func operation(method: String, path: String) -> Operation? {
    let fitting = operations.filter { $0.method == method && $0.path.matches(path) }
    return fitting.min { $0.path.parameterCount < $1.path.parameterCount }
  }
}

/// Why a description cannot be used.
package struct ContractError: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String
}
