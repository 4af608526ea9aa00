internal import Records

/// A JSON value in a token's claims, `Codable` because the JWT library requires it.
struct ClaimValue: Codable, Sendable {
  var json: JSON

  init(_ json: JSON) { self.json = json }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      json = .object(
        JSONObject(
          try object.allKeys.map {
            .init(name: $0.stringValue, value: try object.decode(ClaimValue.self, forKey: $0).json)
          }))
      return
    }
    if var array = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !array.isAtEnd { values.append(try array.decode(ClaimValue.self).json) }
      json = .array(values)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      json = .null
    } else if let flag = try? value.decode(Bool.self) {
      json = .bool(flag)
    } else if let number = try? value.decode(Int.self) {
      json = .number(number)
    } else if let number = try? value.decode(Double.self) {
      json = .number(number)
    } else {
      json = .string(try value.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch json {
    case .object(let object):
      var container = encoder.container(keyedBy: Key.self)
      for member in object.members {
        try container.encode(ClaimValue(member.value), forKey: Key(stringValue: member.name))
      }
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(ClaimValue(value)) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let flag):
      var container = encoder.singleValueContainer()
      try container.encode(flag)
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .number(let literal):
      var container = encoder.singleValueContainer()
      if let whole = Int(literal) {
        try container.encode(whole)
      } else {
        try container.encode(Double(literal) ?? 0)
      }
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
