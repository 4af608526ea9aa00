package import Records
package import Transport

/// The account of a parent who registers.
package struct NewParent: Sendable {
  package var email: String
  package var phone: String
  package var password: Secret

  package init(email: String, phone: String, password: Secret) {
    self.email = email
    self.phone = phone
    self.password = password
  }
}

/// The account of a child that a parent adds.
package struct NewChild: Sendable, Hashable {
  package var username: String
  /// A JSON number as the input spells it.
  package var age: String
  package var gender: String

  package init(username: String, age: String, gender: String) {
    self.username = username
    self.age = age
    self.gender = gender
  }

  /// The gender as the service spells it: `male` for `Boy`, `female` for `Girl`, in any case. Any other
  /// word stays as it is.
  package static func wireGender(_ word: String) -> String {
    switch word.lowercased() {
    case "boy", "male": "male"
    case "girl", "female": "female"
    default: word
    }
  }

  var json: JSON {
    [
      "username": .string(username),
      "age": Int(age) == nil ? .string(age) : .number(age),
      "gender": .string(gender),
    ]
  }
}

extension JSONObject {
  /// The identifier of an account, which the service calls `id` or `_id`.
  package var identifier: String? { (self["id"] ?? self["_id"])?.stringValue }

  /// The object with the identifier as `id`, whatever the service calls it.
  package var withIdentifier: JSONObject {
    guard self["id"] == nil else { return self }
    return JSONObject(
      members.map { $0.name == "_id" ? .init(name: "id", value: $0.value) : $0 })
  }
}
