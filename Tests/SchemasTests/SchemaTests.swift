import Records
import Testing

@testable import Schemas

/// The violations of one schema by a value.
private func violations(_ value: String, _ schema: String) throws -> [String] {
  var set = SchemaSet(document: try JSON(parsing: schema))
  try set.add(.root)
  return set.violations(of: try JSON(parsing: value), against: .root).map(\.description)
}

@Suite(.timeLimit(.minutes(30)))
struct SchemaTests {
  @Test(arguments: [
    (#"{"type":"string"}"#, #""a""#, "1", "the whole value is a number, not a string"),
    (#"{"type":"integer"}"#, "2.0", "2.5", "the whole value is a number, not an integer"),
    (#"{"type":"integer"}"#, "1e3", "1e-3", "the whole value is a number, not an integer"),
    (
      #"{"type":"integer"}"#, "12345678901234567890123", "true",
      "the whole value is a boolean, not an integer"
    ),
    (
      #"{"type":["string","null"]}"#, "null", "[]",
      "the whole value is an array, not a string or null"
    ),
    (#"{"enum":["a",1]}"#, "1.0", "2", #"the whole value is not one of "a", 1"#),
    (
      #"{"const":{"a":1,"b":[true]}}"#, #"{"b":[true],"a":1.0}"#, #"{"a":1}"#,
      #"the whole value is not {"a":1,"b":[true]}"#
    ),
    (
      #"{"const":9007199254740993}"#, "9007199254740993", "9007199254740992",
      "the whole value is not 9007199254740993"
    ),
    (#"{"minimum":0}"#, "0", "-1", "the whole value is less than 0"),
    (#"{"exclusiveMinimum":0}"#, "0.1", "0", "the whole value is not more than 0"),
    (#"{"maximum":1.5}"#, "1.5", "1.6", "the whole value is more than 1.5"),
    (#"{"exclusiveMaximum":2}"#, "1", "2", "the whole value is not less than 2"),
    (
      #"{"minLength":2}"#, #""é👍""#, #""👍""#,
      "the whole value has 1 character, fewer than 2"
    ),
    (#"{"maxLength":1}"#, #""👍""#, #""ab""#, "the whole value has 2 characters, more than 1"),
    (#"{"minItems":1}"#, "[1]", "[]", "the whole value has 0 items, fewer than 1"),
    (#"{"maxItems":1}"#, "[1]", "[1,2]", "the whole value has 2 items, more than 1"),
    (
      #"{"minProperties":1}"#, #"{"a":1}"#, "{}",
      "the whole value has 0 members, fewer than 1"
    ),
    (
      #"{"maxProperties":0}"#, "{}", #"{"a":1}"#,
      "the whole value has 1 member, more than 0"
    ),
    (#"{"required":["a"]}"#, #"{"a":null}"#, #"{"b":1}"#, "/a is missing"),
    (
      #"{"properties":{"a":{"type":"null"}}}"#, #"{"b":1}"#, #"{"a":1}"#,
      "/a is a number, not null"
    ),
    (
      #"{"properties":{"a":true},"additionalProperties":false}"#, #"{"a":1}"#, #"{"a~/":1}"#,
      "/a~0~1 is not allowed here"
    ),
    (
      #"{"additionalProperties":{"type":"null"},"properties":{"a":true}}"#, #"{"a":1,"b":null}"#,
      #"{"b":1}"#, "/b is a number, not null"
    ),
    (#"{"items":{"type":"null"}}"#, "[null]", "[null,1]", "/1 is a number, not null"),
    (
      #"{"allOf":[{"minimum":1},{"maximum":3}]}"#, "2", "4", "the whole value is more than 3"
    ),
    ("true", "1", "", ""), ("{}", "1", "", ""),
    (#"{"title":"t","description":"d","examples":[1],"default":1}"#, "1", "", ""),
  ])
  func keywords(schema: String, valid: String, invalid: String, reason: String) throws {
    #expect(try violations(valid, schema) == [])
    if !invalid.isEmpty { #expect(try violations(invalid, schema) == [reason]) }
  }

  /// A keyword has no effect on values of another type.
  @Test(arguments: [
    #"{"minimum":5}"#, #"{"minItems":5}"#, #"{"required":["a"]}"#, #"{"properties":{"a":false}}"#,
    #"{"items":false}"#, #"{"format":"uuid"}"#, #"{"maxProperties":0}"#,
  ])
  func valuesOfOtherTypesAreValid(schema: String) throws {
    let value = schema.contains("format") ? "1" : #""text""#
    #expect(try violations(value, schema) == [])
  }

  @Test(arguments: [
    ("date-time", "2026-11-21T07:19:28Z", "2026-11-21 07:19:28Z"),
    ("date-time", "2026-11-21T07:19:28.686966917+02:00", "2026-11-21T07:19:28"),
    ("date-time", "2026-02-28t00:00:00z", "2026-02-30T00:00:00Z"),
    ("uuid", "9f1c2d3e-4a5b-4c6d-8e7f-0A1B2C3D4E5F", "9f1c2d3e4a5b4c6d8e7f0a1b2c3d4e5f0000"),
    ("email", "ada+x@example.org", "ada@example@org"), ("email", "a@b", "@b"),
    ("uri", "https://example.org/a?b=c#d", "example.org/a"), ("uri", "mailto:a@b.c", "http://a b"),
  ])
  func formats(name: String, valid: String, invalid: String) throws {
    let schema = #"{"format":"\#(name)"}"#
    #expect(try violations(JSON.string(valid).text, schema) == [])
    #expect(try violations(JSON.string(invalid).text, schema).count == 1)
  }

  @Test func anyOfAndOneOf() throws {
    let alternatives = #"[{"type":"integer"},{"required":["a","b"],"type":"object"}]"#
    #expect(try violations("1", #"{"anyOf":\#(alternatives)}"#) == [])
    #expect(
      try violations(#"{"a":1}"#, #"{"oneOf":\#(alternatives)}"#)
        == [
          "the whole value matches none of 2 alternatives; for the closest one:",
          "the whole value is an object, not an integer",
        ])
    #expect(
      try violations(#"{"a":1}"#, #"{"anyOf":[false,{"required":["a"]}]}"#) == [])
    #expect(
      try violations("1", #"{"oneOf":[{"minimum":0},{"maximum":2}]}"#)
        == ["the whole value matches 2 alternatives, not exactly one"])
    #expect(try violations("1", #"{"anyOf":[{"minimum":0},{"maximum":2}]}"#) == [])
  }

  @Test func referencesMayBeRecursive() throws {
    let tree = ##"{"properties":{"next":{"$ref":"#"}},"required":["name"]}"##
    #expect(
      try violations(#"{"name":1,"next":{"name":2,"next":{}}}"#, tree) == [
        "/next/next/name is missing"
      ])
    #expect(
      try violations("1", ##"{"allOf":[{"$ref":"#"}]}"##)
        == ["the whole value has a schema that refers to itself endlessly"])
  }

  @Test(arguments: [
    (#"{"pattern":"^a"}"#, "/pattern: unknown keyword"),
    (
      #"{"properties":{"a":{"items":{"minLenght":1}}}}"#,
      "/properties/a/items/minLenght: unknown keyword"
    ),
    (#"{"format":"hostname"}"#, "/format: unknown format"),
    (#"{"type":"text"}"#, "/type: must be one or more JSON types"),
    (#"{"minimum":"1"}"#, "/minimum: must be a number"),
    (#"{"minLength":-1}"#, "/minLength: must be an integer of at least 0"),
    (#"{"enum":[]}"#, "/enum: must be an array that is not empty"),
    (#"{"required":["a",1]}"#, "/required: must be an array of strings"),
    (#"{"anyOf":[1]}"#, "/anyOf/0: must be an object or a boolean"),
    (##"{"$ref":"#/nowhere"}"##, "/nowhere: no such schema"),
    (
      #"{"$ref":"https://example.org"}"#,
      "/$ref: must refer to a place in the document: #/…"
    ),
  ])
  func anUnsupportedSchemaIsAnError(schema: String, reason: String) throws {
    let error = #expect(throws: SchemaError.self) { try violations("1", schema) }
    #expect(error?.description == reason)
  }

  @Test(arguments: [
    (#"{"type":"integer"}"#, #""2""#, #"the whole value is a string, not an integer: <"2">"#),
    (#"{"required":["a"]}"#, #"{"b":1}"#, #"/a is missing: <{"b":1}>"#),
    (#"{"enum":["a","b"]}"#, #""c""#, #"the whole value is not one of "a", "b": <"c">"#),
    (#"{"maximum":1}"#, "2", "the whole value is more than 1: <2>"),
    (#"{"items":{"format":"uuid"}}"#, #"["x"]"#, #"/0 is not a UUID (RFC 9562): <"x">"#),
    (#"{"minItems":1}"#, "[]", "the whole value has 0 items, fewer than 1: <[]>"),
    (
      #"{"oneOf":[{"minimum":0},{"maximum":2}]}"#, "1",
      "the whole value matches 2 alternatives, not exactly one: <1>"
    ),
  ])
  func violationsCanQuoteWhatWasFound(schema: String, value: String, text: String) throws {
    var set = SchemaSet(document: try JSON(parsing: schema))
    try set.add(.root)
    let violations = set.violations(of: try JSON(parsing: value), against: .root)
    #expect(violations.map { $0.description { "<\($0.text)>" } } == [text])
  }

  @Test func aDescriptionNeverQuotesTheValue() throws {
    let schema = #"{"allOf":[{"type":"integer"},{"enum":[1]},{"format":"uuid"},{"maxLength":1}]}"#
    let all = try violations(#""s3cret""#, schema)
    #expect(all.count == 4 && !all.contains { $0.contains("s3cret") })
  }
}

@Suite(.timeLimit(.minutes(30)))
struct JSONPointerTests {
  /// The examples of RFC 6901 §5, and places that do not exist.
  @Test(arguments: [
    ("/foo/0", #""bar""#), ("/", "0"), ("/a~1b", "1"), ("/m~0n", "8"), ("/foo/2", nil),
    ("/foo/-", nil), ("/foo/01", nil), ("/x", nil), ("/foo/0/y", nil),
  ])
  func values(pointer: String, value: String?) throws {
    let document = try JSON(parsing: #"{"foo":["bar","baz"],"":0,"a/b":1,"m~n":8}"#)
    #expect(JSONPointer(pointer)?.value(in: document)?.text == value)
  }

  @Test func aPointerBeginsWithASlash() { #expect(JSONPointer("foo") == nil) }
}
