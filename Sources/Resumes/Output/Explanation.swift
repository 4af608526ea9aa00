package import Records

/// A field of a resume and the line it comes from.
package struct Explanation: Sendable {
  /// The field's JSON Pointer (RFC 6901) in the resume.
  package var field: String
  package var value: String
  /// From 0 to 1.
  package var confidence: Double
  /// The first line it comes from, page and line counted from 1; nil if it is not printed.
  package var source: (page: Int, line: Int, text: String)?

  package var json: JSON {
    var object = JSONObject()
    object["field"] = .string(field)
    object["value"] = .string(value)
    object["confidence"] = .number(confidence)
    if let source {
      object["page"] = .number(source.page)
      object["line"] = .number(source.line)
      object["text"] = .string(source.text)
    }
    return .object(object)
  }
}
