package import Records

/// The schemas of one document, which may refer to each other (JSON Schema 2020-12).
package struct SchemaSet: Sendable {
  private let document: JSON
  private(set) var schemas: [JSONPointer: Schema] = [:]

  package init(document: JSON) { self.document = document }

  /// Compiles the schema at `place` of the document and all schemas that it refers to.
  ///
  /// - Throws: `SchemaError` if there is no schema at `place`, if it is malformed, or if it uses a
  ///   keyword or format that is not supported.
  package mutating func add(_ place: JSONPointer) throws(SchemaError) {
    var waiting: Set<JSONPointer> = [place]
    while let next = waiting.popFirst() {
      guard schemas[next] == nil else { continue }
      guard let json = next.value(in: document) else {
        throw SchemaError(next, "no such schema")
      }
      var compiler = SchemaCompiler()
      schemas[next] = try compiler.schema(json, at: next)
      waiting.formUnion(compiler.references)
    }
  }

  /// The violations of the schema at `place`, which must have been added. Empty if `value` is valid.
  package func violations(of value: JSON, against place: JSONPointer) -> [SchemaViolation] {
    var validation = SchemaValidation(schemas: schemas)
    validation.check(value, at: .root, .reference(place))
    return validation.violations
  }
}
