internal import Records

/// What one keyword of a schema requires of a value.
indirect enum SchemaAssertion: Sendable {
  /// The schema `false`.
  case never
  /// `$ref`, by the pointer of the schema.
  case reference(JSONPointer)
  case type([JSONType])
  /// `enum`, or `const` as an `enum` with one value.
  case oneOfValues([JSON])
  case number(Bound, Double)
  /// A count of characters, items or members.
  case count(Counted, isMinimum: Bool, Int)
  case format(SchemaFormat)
  case required([String])
  /// `properties`, and the schema of `additionalProperties` for all others.
  case members([String: Schema], others: Schema?)
  case items(Schema)
  case all([Schema])
  case any([Schema])
  case exactlyOne([Schema])

  enum Bound: String, Sendable {
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum
  }

  enum Counted: String, Sendable {
    case characters, items, members

    /// `1 item`, `2 items`
    func phrase(_ count: Int) -> String {
      "\(count) \(count == 1 ? String(rawValue.dropLast()) : rawValue)"
    }
  }
}

/// A compiled schema: all of its assertions must hold.
struct Schema: Sendable {
  var assertions: [SchemaAssertion]
}
