package import Records

/// Schemas of one document that may refer to each other (JSON Schema 2020-12).
package struct SchemaSet: Sendable {
  private let document: JSON
  private(set) var schemas: [JSONPointer: Schema] = [:]

  package init(document: JSON) { self.document = document }

  /// Compiles the schema at `place` of the document, and those that it refers to.
  ///
  /// - Throws: when there is none, when it is wrong, and for every keyword and format that would
  ///   not be checked.
  package mutating func add(_ place: JSONPointer) throws(SchemaError) {
    var waiting: Set<JSONPointer> = [place]
    while let next = waiting.popFirst() {
      guard schemas[next] == nil else { continue }
      guard let json = next.value(in: document) else {
        throw SchemaError(next, "there is no schema here")
      }
      var compiler = SchemaCompiler()
      schemas[next] = try compiler.schema(json, at: next)
      waiting.formUnion(compiler.references)
    }
  }

  /// How `value` breaks the schema at `place`, which was added; none when it is valid.
  package func violations(of value: JSON, against place: JSONPointer) -> [SchemaViolation] {
    var validation = SchemaValidation(schemas: schemas)
    validation.check(value, at: .root, .reference(place))
    return validation.violations
  }
}
