internal import Records

/// Compiles a JSON Schema into assertions. An unknown keyword is an error: a schema that is checked
/// only in part proves nothing.
struct SchemaCompiler {
  /// The schemas that `$ref` refers to.
  private(set) var references: Set<JSONPointer> = []

  /// Keywords that require nothing of a value. `additionalProperties` is compiled separately.
  private static let annotations: Set<String> = [
    "$comment", "$id", "$schema", "title", "description", "default", "deprecated", "examples",
    "readOnly", "writeOnly", "contentMediaType", "contentEncoding", "additionalProperties",
  ]

  mutating func schema(_ json: JSON, at place: JSONPointer) throws(SchemaError) -> Schema {
    if let isAllowed = json.boolValue { return Schema(assertions: isAllowed ? [] : [.never]) }
    guard let object = json.objectValue else {
      throw SchemaError(place, "must be an object or a boolean")
    }
    var assertions: [SchemaAssertion] = []
    for member in object.members where !Self.annotations.contains(member.name) {
      assertions.append(try assertion(member, at: place.appending(member.name)))
    }
    if let others = object["additionalProperties"] {
      let schema = try schema(others, at: place.appending("additionalProperties"))
      if let index = assertions.firstIndex(where: { if case .members = $0 { true } else { false } }
      ),
        case .members(let known, _) = assertions[index]
      {
        assertions[index] = .members(known, others: schema)
      } else {
        assertions.append(.members([:], others: schema))
      }
    }
    return Schema(assertions: assertions)
  }

  private mutating func assertion(
    _ member: JSONObject.Member, at place: JSONPointer
  ) throws(SchemaError) -> SchemaAssertion {
    let value = member.value
    switch member.name {
    case "$ref": return .reference(try reference(value, at: place))
    case "type": return .type(try types(value, at: place))
    case "enum": return .oneOfValues(try array(value, at: place))
    case "const": return .oneOfValues([value])
    case "minLength": return .count(.characters, isMinimum: true, try count(value, at: place))
    case "maxLength": return .count(.characters, isMinimum: false, try count(value, at: place))
    case "minItems": return .count(.items, isMinimum: true, try count(value, at: place))
    case "maxItems": return .count(.items, isMinimum: false, try count(value, at: place))
    case "minProperties": return .count(.members, isMinimum: true, try count(value, at: place))
    case "maxProperties": return .count(.members, isMinimum: false, try count(value, at: place))
    case "format":
      guard let format = value.stringValue.flatMap(SchemaFormat.init) else {
        throw SchemaError(place, "unknown format")
      }
      return .format(format)
    case "required":
      let values = try array(value, at: place)
      let names = values.compactMap(\.stringValue)
      guard names.count == values.count else {
        throw SchemaError(place, "must be an array of strings")
      }
      return .required(names)
    case "properties": return .members(try properties(value, at: place), others: nil)
    case "items": return .items(try schema(value, at: place))
    case "allOf": return .all(try schemas(value, at: place))
    case "anyOf": return .any(try schemas(value, at: place))
    case "oneOf": return .exactlyOne(try schemas(value, at: place))
    default:
      guard let bound = SchemaAssertion.Bound(rawValue: member.name) else {
        throw SchemaError(place, "unknown keyword")
      }
      guard let limit = value.doubleValue else { throw SchemaError(place, "must be a number") }
      return .number(bound, limit)
    }
  }

  private mutating func reference(
    _ value: JSON, at place: JSONPointer
  ) throws(SchemaError) -> JSONPointer {
    guard let text = value.stringValue, text.hasPrefix("#"),
      let pointer = JSONPointer(String(text.dropFirst()))
    else { throw SchemaError(place, "must refer to a place in the document: #/…") }
    references.insert(pointer)
    return pointer
  }

  private func types(_ value: JSON, at place: JSONPointer) throws(SchemaError) -> [JSONType] {
    let names = value.arrayValue ?? [value]
    let types = names.compactMap { $0.stringValue.flatMap(JSONType.init) }
    guard !types.isEmpty, types.count == names.count else {
      throw SchemaError(place, "must be one or more JSON types")
    }
    return types
  }

  private func array(_ value: JSON, at place: JSONPointer) throws(SchemaError) -> [JSON] {
    guard let values = value.arrayValue, !values.isEmpty else {
      throw SchemaError(place, "must be an array that is not empty")
    }
    return values
  }

  private func count(_ value: JSON, at place: JSONPointer) throws(SchemaError) -> Int {
    guard let count = value.intValue, count >= 0 else {
      throw SchemaError(place, "must be an integer of at least 0")
    }
    return count
  }

  private mutating func schemas(
    _ value: JSON, at place: JSONPointer
  ) throws(SchemaError) -> [Schema] {
    var schemas: [Schema] = []
    for (index, json) in try array(value, at: place).enumerated() {
      schemas.append(try schema(json, at: place.appending(index)))
    }
    return schemas
  }

  private mutating func properties(
    _ value: JSON, at place: JSONPointer
  ) throws(SchemaError) -> [String: Schema] {
    guard let object = value.objectValue else { throw SchemaError(place, "must be an object") }
    var schemas: [String: Schema] = [:]
    for member in object.members {
      schemas[member.name] = try schema(member.value, at: place.appending(member.name))
    }
    return schemas
  }
}
