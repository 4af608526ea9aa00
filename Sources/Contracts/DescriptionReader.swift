internal import Records
internal import Schemas

/// Reads the operations of an OpenAPI description, following its references.
struct DescriptionReader {
  private let document: JSON
  private(set) var schemas: SchemaSet

  private static let methods = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]

  init(_ document: JSON) {
    self.document = document
    schemas = SchemaSet(document: document)
  }

  mutating func operations() throws(ContractError) -> [Operation] {
    guard document["openapi"]?.stringValue?.hasPrefix("3.1.") == true else {
      throw ContractError(description: "not an OpenAPI 3.1 description")
    }
    var operations: [Operation] = []
    let paths = JSONPointer.root.appending("paths")
    for path in document["paths"]?.objectValue?.members ?? [] {
      let place = paths.appending(path.name)
      for method in Self.methods where path.value[method] != nil {
        operations.append(try operation(method, path.name, at: place.appending(method)))
      }
    }
    let ids = Set(operations.map(\.id))
    guard ids.count == operations.count else {
      throw ContractError(description: "two operations have the same operationId")
    }
    return operations
  }

  private mutating func operation(
    _ method: String, _ path: String, at place: JSONPointer
  ) throws(ContractError) -> Operation {
    let json = try resolved(place).json
    guard let id = json["operationId"]?.stringValue else {
      throw ContractError(description: "\(place) has no operationId")
    }
    var requestSchemas: [String: JSONPointer] = [:]
    if json["requestBody"] != nil {
      let body = try resolved(place.appending("requestBody"))
      requestSchemas = try content(body).compactMapValues(\.self)
    }
    try compileParameters(json, at: place)
    var responses: [StatusRange: ResponseDescription] = [:]
    for response in json["responses"]?.objectValue?.members ?? [] {
      let place = place.appending("responses").appending(response.name)
      guard let range = StatusRange(response.name) else {
        throw ContractError(description: "\(place) is not a status")
      }
      responses[range] = try self.response(at: place)
    }
    return Operation(
      id: id, method: method.uppercased(), path: PathTemplate(path),
      tags: json["tags"]?.arrayValue?.compactMap(\.stringValue) ?? [],
      requestSchemas: requestSchemas, responses: responses)
  }

  private mutating func compileParameters(
    _ operation: JSON, at place: JSONPointer
  ) throws(ContractError) {
    for index in (operation["parameters"]?.arrayValue ?? []).indices {
      let parameter = try resolved(place.appending("parameters").appending(index))
      if parameter.json["schema"] != nil { try compile(parameter.place.appending("schema")) }
    }
  }

  private mutating func response(
    at place: JSONPointer
  ) throws(ContractError) -> ResponseDescription {
    let response = try resolved(place)
    var headers: [ResponseDescription.Header] = []
    for member in response.json["headers"]?.objectValue?.members ?? [] {
      let header = try resolved(response.place.appending("headers").appending(member.name))
      var schema: JSONPointer?
      if header.json["schema"] != nil { schema = try compile(header.place.appending("schema")) }
      headers.append(
        .init(
          name: member.name, isRequired: header.json["required"]?.boolValue ?? false,
          schema: schema))
    }
    return ResponseDescription(content: try content(response), headers: headers)
  }

  private mutating func content(
    _ holder: (json: JSON, place: JSONPointer)
  ) throws(ContractError) -> [String: JSONPointer?] {
    var content: [String: JSONPointer?] = [:]
    for member in holder.json["content"]?.objectValue?.members ?? [] {
      var schema: JSONPointer?
      if member.value["schema"] != nil {
        let place = holder.place.appending("content").appending(member.name)
        schema = try compile(place.appending("schema"))
      }
      content.updateValue(schema, forKey: member.name.lowercased())
    }
    return content
  }

  @discardableResult
  private mutating func compile(_ place: JSONPointer) throws(ContractError) -> JSONPointer {
    do throws(SchemaError) {
      try schemas.add(place)
      return place
    } catch {
      throw ContractError(description: error.description)
    }
  }

  /// The object at `place`, or the object that it refers to.
  private func resolved(
    _ place: JSONPointer
  ) throws(ContractError) -> (json: JSON, place: JSONPointer) {
    guard let json = place.value(in: document) else {
      throw ContractError(description: "nothing at \(place)")
    }
    guard let reference = json["$ref"]?.stringValue else { return (json, place) }
    guard reference.hasPrefix("#"), let target = JSONPointer(String(reference.dropFirst())),
      let referred = target.value(in: document), referred["$ref"] == nil
    else { throw ContractError(description: "\(place) refers to nothing") }
    return (referred, target)
  }
}
