internal import Records

/// Checks a value against schemas and collects the violations.
struct SchemaValidation {
  let schemas: [JSONPointer: Schema]
  private(set) var violations: [SchemaViolation] = []
  /// How many references led to the current schema.
  private var depth = 0

  /// References that are followed in a row. A schema that refers to itself would never end; the
  /// descriptions in use nest less than 10 deep.
  private static let depthLimit = 1024

  init(schemas: [JSONPointer: Schema]) { self.schemas = schemas }

  mutating func check(_ value: JSON, at place: JSONPointer, _ schema: Schema) {
    for assertion in schema.assertions { check(value, at: place, assertion) }
  }

  mutating func check(_ value: JSON, at place: JSONPointer, _ assertion: SchemaAssertion) {
    switch assertion {
    case .never: report(place, "is not allowed here", found: value)
    case .reference(let pointer): follow(pointer, value, at: place)
    case .type(let types):
      guard !types.contains(where: { $0.includes(value) }) else { return }
      let wanted = types.map(\.words).joined(separator: " or ")
      report(place, "is \(JSONType.name(of: value)), not \(wanted)", found: value)
    case .oneOfValues(let values):
      guard !values.contains(where: { $0.isSame(as: value) }) else { return }
      let allowed = values.map(\.text).joined(separator: ", ")
      report(place, "is not " + (values.count == 1 ? allowed : "one of \(allowed)"), found: value)
    case .number(let bound, let limit): check(value, at: place, bound, limit)
    case .count(let counted, let isMinimum, let limit):
      guard let count = Self.count(counted, in: value) else { return }
      guard isMinimum ? count < limit : count > limit else { return }
      report(
        place, "has \(counted.phrase(count)), \(isMinimum ? "fewer" : "more") than \(limit)",
        found: value)
    case .format(let format):
      guard let text = value.stringValue, !format.includes(text) else { return }
      report(place, "is not \(format.words)", found: value)
    case .required(let names):
      guard let object = value.objectValue else { return }
      for name in names where object[name] == nil {
        report(place.appending(name), "is missing", found: value)
      }
    case .members(let known, let others):
      for member in value.objectValue?.members ?? [] {
        guard let schema = known[member.name] ?? others else { continue }
        check(member.value, at: place.appending(member.name), schema)
      }
    case .items(let schema):
      for (index, item) in (value.arrayValue ?? []).enumerated() {
        check(item, at: place.appending(index), schema)
      }
    case .all(let schemas): for schema in schemas { check(value, at: place, schema) }
    case .any(let schemas): choose(among: schemas, value, at: place, mayFitSeveral: true)
    case .exactlyOne(let schemas): choose(among: schemas, value, at: place, mayFitSeveral: false)
    }
  }

  private mutating func report(_ place: JSONPointer, _ reason: String, found: JSON? = nil) {
    violations.append(SchemaViolation(place, reason, found: found))
  }

  private mutating func follow(_ pointer: JSONPointer, _ value: JSON, at place: JSONPointer) {
    guard let schema = schemas[pointer] else {
      report(place, "has a schema that was not compiled: \(pointer)")
      return
    }
    guard depth < Self.depthLimit else {
      report(place, "has a schema that refers to itself endlessly")
      return
    }
    depth += 1
    check(value, at: place, schema)
    depth -= 1
  }

  private mutating func check(
    _ value: JSON, at place: JSONPointer, _ bound: SchemaAssertion.Bound, _ limit: Double
  ) {
    guard let number = value.doubleValue else { return }
    let problem: String? =
      switch bound {
      case .minimum: number < limit ? "less than" : nil
      case .exclusiveMinimum: number <= limit ? "not more than" : nil
      case .maximum: number > limit ? "more than" : nil
      case .exclusiveMaximum: number >= limit ? "not less than" : nil
      }
    if let problem { report(place, "is \(problem) \(JSON.number(limit).text)", found: value) }
  }

  private static func count(_ counted: SchemaAssertion.Counted, in value: JSON) -> Int? {
    switch counted {
    case .characters: value.stringValue?.unicodeScalars.count
    case .items: value.arrayValue?.count
    case .members: value.objectValue?.members.count
    }
  }

  /// Checks `anyOf` and `oneOf`. If no alternative fits, reports the violations of the one with the
  /// fewest.
  private mutating func choose(
    among schemas: [Schema], _ value: JSON, at place: JSONPointer, mayFitSeveral: Bool
  ) {
    let outcomes = schemas.map { schema in
      var trial = self
      trial.violations = []
      trial.check(value, at: place, schema)
      return trial.violations
    }
    let fitting = outcomes.count { $0.isEmpty }
    if fitting == 0, let nearest = outcomes.min(by: { $0.count < $1.count }) {
      report(place, "matches none of \(schemas.count) alternatives; for the closest one:")
      violations += nearest
    } else if fitting > 1, !mayFitSeveral {
      report(place, "matches \(fitting) alternatives, not exactly one", found: value)
    }
  }
}
