import Records

/// What a worker process answers: the members that the record gains, or why it failed.
///
/// On the wire it is a line of JSON, `{"drawing": …, "conversion": …}` or `{"failure": …}`, then an object of the
/// members, which goes into the record as it is.
enum ParsingAnswer {
  struct Reading {
    /// The members alone.
    var fields: Record
    /// The layout as SVG, when it was asked for.
    var drawing: String?
    /// What must be done first; the fields then tell only what the document is.
    var conversion: Conversion?
  }

  static func message(
    fields: [JSONObject.Member], drawing: String? = nil, conversion: Conversion? = nil
  ) -> [UInt8] {
    var head = JSONObject()
    head["drawing"] = drawing.map { .string($0) }
    head["conversion"] = conversion?.json
    var message = JSON.object(head).line
    message.append(UInt8(ascii: "\n"))
    JSON.object(JSONObject(fields)).write(to: &message)
    return message
  }

  static func message(_ failure: Failure) -> [UInt8] { json(failure).line + [UInt8(ascii: "\n")] }

  /// - Throws: the failure that the message tells of; `internal_fault` (70) when it makes no sense.
  static func reading(_ message: [UInt8]) throws(Failure) -> Reading {
    guard let end = message.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSON(parsing: message[..<end])
    else { throw failure(nil) }
    guard head["failure"] == nil, let fields = try? Record(Array(message[(end + 1)...])) else {
      throw failure(head["failure"])
    }
    return Reading(
      fields: fields, drawing: head["drawing"]?.stringValue,
      conversion: head["conversion"].flatMap(Conversion.init))
  }

  private static func json(_ failure: Failure) -> JSON {
    [
      "failure": [
        "code": .string(failure.code), "message": .string(failure.message),
        "hint": failure.hint.map { .string($0) } ?? .null,
        "exit": .number(Int(failure.exit.rawValue)),
      ]
    ]
  }

  private static func failure(_ json: JSON?) -> Failure {
    guard let code = json?["code"]?.stringValue, let message = json?["message"]?.stringValue,
      let exit = json?["exit"]?.intValue.flatMap(Int32.init(exactly:))
    else {
      return Failure(
        "internal_fault", "the reader gave no answer that makes sense", exit: .internalFault)
    }
    return Failure(
      code, message, hint: json?["hint"]?.stringValue, exit: ExitStatus(rawValue: exit))
  }
}
