package import Records
package import Transport

/// Reads the error answers of a service.
package struct ErrorDecoder: Sendable {
  /// The failure that an answer with an error status means.
  package let failure: @Sendable (HTTPResponse) -> Failure

  package init(_ failure: @escaping @Sendable (HTTPResponse) -> Failure) { self.failure = failure }

  /// The text of an error member as one sentence: a string, the strings of an array, or what the
  /// objects in it say, with the place that each is about.
  ///
  ///     "Not found"                                              → Not found
  ///     ["Name is required", "Age must be a number"]             → Name is required; Age must be a number
  ///     [{"loc": ["query", "limit"], "msg": "Input is too big"}] → query.limit: Input is too big
  ///     {"error": "invalid", "message": "No such job"}           → No such job
  ///
  /// - Returns: nil if `json` says nothing.
  package static func sentence(_ json: JSON?) -> String? {
    guard let json else { return nil }
    switch json {
    case .null: return nil
    case .string(let text): return text.isEmpty ? nil : text
    case .number, .bool: return json.text
    case .array(let elements):
      let texts = elements.compactMap(sentence)
      return texts.isEmpty ? nil : texts.joined(separator: "; ")
    case .object(let object): return sentence(object)
    }
  }

  private static let messageNames = ["msg", "message", "detail", "error_description", "error"]
  private static let placeNames = ["loc", "field", "property", "path"]

  private static func sentence(_ object: JSONObject) -> String? {
    let message = messageNames.lazy.compactMap { sentence(object[$0]) }.first
    guard let message else {
      let texts = object.members.compactMap { member in
        sentence(member.value).map { "\(member.name): \($0)" }
      }
      return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }
    let place = placeNames.lazy.compactMap { object[$0].flatMap { self.place($0) } }.first
    return place.map { "\($0): \(message)" } ?? message
  }

  private static func place(_ json: JSON) -> String? {
    let names = json.arrayValue?.map { $0.stringValue ?? $0.text } ?? [json.stringValue ?? ""]
    let place = names.joined(separator: ".")
    return place.isEmpty ? nil : place
  }
}
