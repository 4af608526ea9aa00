import Records
import Testing

@testable import Contracts
@testable import Schemas

@Suite(.timeLimit(.minutes(30)))
struct ContractTests {
  private func contract(_ paths: String, components: String = "{}") throws -> Contract {
    try Contract(
      description: try JSON(
        parsing: #"{"openapi":"3.1.1","paths":\#(paths),"components":\#(components)}"#))
  }

  private let things = ##"""
    {"/things/{id}":{"get":{"operationId":"getThing","responses":{
      "200":{"description":"","content":{"application/json":{"schema":{"type":"object","required":["a"]}}}},
      "204":{"description":"","content":{"application/json":{}}},
      "302":{"description":"","headers":{"Location":{"required":true,"schema":{"type":"string","minLength":1}}}},
      "4XX":{"$ref":"#/components/responses/Refusal"}}}},
     "/things/all":{"put":{"operationId":"putAll","requestBody":{"content":{"application/json":{
       "schema":{"type":"array"}}}},"responses":{"default":{"description":""}}},
      "get":{"operationId":"getAll","responses":{"200":{"description":""}}}}}
    """##
  private let refusal = #"{"responses":{"Refusal":{"description":"","content":{"text/plain":{}}}}}"#

  private func answer(
    _ status: Int, _ body: String = "", _ headers: [String: String] = [:]
  ) -> ContractAnswer {
    ContractAnswer(status: status, body: Array(body.utf8)) { headers[$0] }
  }

  @Test(
    arguments: [
      (200, #"{"a":1}"#, ["Content-Type": "Application/JSON; charset=utf-8"], []),
      (200, "{}", ["Content-Type": "application/json"], ["/a is missing"]),
      (200, "{", ["Content-Type": "application/json"], nil),
      (200, #"{"a":1}"#, [:], ["Content-Type is missing"]),
      (
        200, "<html>", ["Content-Type": "text/html"],
        ["the content type is text/html, not application/json"]
      ),
      (204, "", [:], []), (204, "x", [:], ["204 has a body"]),
      (302, "", ["Location": "/"], []), (302, "", [:], ["the header Location is missing"]),
      (302, "", ["Location": ""], ["the header Location has 0 characters, fewer than 1"]),
      (404, "no", ["Content-Type": "text/plain"], []),
      (500, "", [:], ["status 500 is not documented (200, 204, 302, 4XX)"]),
    ] as [(Int, String, [String: String], [String]?)])
  func answers(
    status: Int, body: String, headers: [String: String], faults: [String]?
  ) throws {
    let contract = try contract(things, components: refusal)
    let operation = try #require(contract.operation("getThing"))
    let found = contract.violations(of: answer(status, body, headers), to: operation)
    if let faults { #expect(found == faults) } else { #expect(found.count == 1) }
  }

  @Test(
    arguments: [
      (200, "{", "application/json", "): {"), (200, "<html>", "text/html", "json: <html>"),
      (200, #"{"b":"c"}"#, "application/json", #"/a is missing: {"b":"c"}"#),
      (204, "x", "text/plain", "204 has a body: x"),
    ])
  func violationsQuoteTheAnswer(
    status: Int, body: String, type: String, expected: String
  ) throws {
    let contract = try contract(things, components: refusal)
    let operation = try #require(contract.operation("getThing"))
    let found = contract.violations(
      of: answer(status, body, ["Content-Type": type]), to: operation
    ) { $0.stringValue ?? $0.text }
    #expect(found.count == 1 && found[0].hasSuffix(expected), "\(found)")
  }

  @Test func operationsAreFoundByPath() throws {
    let contract = try contract(things, components: refusal)
    #expect(contract.operation(method: "GET", path: "/things/7")?.id == "getThing")
    #expect(contract.operation(method: "GET", path: "/things/all")?.id == "getAll")
    #expect(contract.operation(method: "PUT", path: "/things/all")?.id == "putAll")
    for path in ["/things/", "/things", "/things/7/x", "/"] {
      #expect(contract.operation(method: "GET", path: path) == nil)
    }
    let put = try #require(contract.operation("putAll"))
    #expect(contract.violations(of: answer(599), to: put) == [])
    #expect(contract.violations(ofRequest: [1], to: put) == [])
    #expect(contract.violations(ofRequest: [:], to: put).count == 1)
  }

  @Test(arguments: [
    (
      ##"{"/a":{"get":{"operationId":"a","responses":{"200":{"$ref":"#/b"}}}}}"##,
      "refers to nothing"
    ),
    (#"{"/a":{"get":{"responses":{}}}}"#, "has no operationId"),
    (#"{"/a":{"get":{"operationId":"a","responses":{"2x":{}}}}}"#, "is not a status"),
    (
      #"{"/a":{"get":{"operationId":"a"},"put":{"operationId":"a"}}}"#,
      "two operations have the same operationId"
    ),
    (
      #"{"/a":{"get":{"operationId":"a","parameters":[{"schema":{"patern":""}}]}}}"#,
      "/paths/~1a/get/parameters/0/schema/patern: unknown keyword"
    ),
  ])
  func anUnusableDescriptionIsAnError(paths: String, reason: String) throws {
    let error = #expect(throws: ContractError.self) { try contract(paths) }
    #expect(error?.description.contains(reason) == true)
  }
}

/// The documents that ship.
@Suite(.timeLimit(.minutes(30)))
struct ServiceDocumentTests {
  /// Compiling the description fails if it uses an unsupported keyword.
  @Test(arguments: ServiceDocument.all) func compiles(document: ServiceDocument) throws {
    let contract = try document.contract()
    #expect(contract.operations.count >= 5)
    #expect(contract.operations.allSatisfy { !$0.tags.isEmpty })
  }

  /// Every example conforms to its schema.
  @Test(arguments: ServiceDocument.all) func itsExamplesAreValid(of file: ServiceDocument) throws {
    let document = try JSON(parsing: file.bytes)
    var schemas = SchemaSet(document: document)
    var count = 0
    func visit(_ json: JSON, at place: JSONPointer) throws {
      if json["schema"] != nil, let examples = json["examples"]?.objectValue {
        let schema = place.appending("schema")
        try schemas.add(schema)
        for example in examples.members {
          let value = try #require(example.value["value"])
          #expect(schemas.violations(of: value, against: schema) == [], "\(place) \(example.name)")
          count += 1
        }
      }
      if let examples = json["examples"]?.arrayValue {
        try schemas.add(place)
        for example in examples {
          #expect(schemas.violations(of: example, against: place) == [], "\(place)")
          count += 1
        }
      }
      for (index, value) in (json.arrayValue ?? []).enumerated() {
        try visit(value, at: place.appending(index))
      }
      for member in json.objectValue?.members ?? [] {
        try visit(member.value, at: place.appending(member.name))
      }
    }
    try visit(document, at: .root)
    #expect(count > 10)
  }

  /// Every component is referred to.
  @Test(arguments: ServiceDocument.all) func itsComponentsAreUsed(in file: ServiceDocument) throws {
    let document = try JSON(parsing: file.bytes)
    for kind in document["components"]?.objectValue?.members ?? []
    where kind.name != "securitySchemes" {
      for component in kind.value.objectValue?.members ?? [] {
        #expect(
          document.text.contains("\"#/components/\(kind.name)/\(component.name)\""),
          "\(component.name)")
      }
    }
  }
}
