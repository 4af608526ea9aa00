import Records

/// What a worker process answers: the members that the record gains, or why it failed.
///
/// On the wire it is JSON: an object `{"fields": …, "drawing": …}`, or `{"failure": …}`.
struct ParsingAnswer {
  struct Reading {
    var fields: [JSONObject.Member]
    /// The layout as SVG, when it was asked for.
    var drawing: String?
  }

  var outcome: Result<Reading, Failure>

  init(_ outcome: Result<Reading, Failure>) { self.outcome = outcome }

  init(_ message: [UInt8]) {
    let answer = try? JSON(parsing: message)
    if let fields = answer?["fields"]?.objectValue {
      outcome = .success(
        Reading(fields: fields.members, drawing: answer?["drawing"]?.stringValue))
    } else {
      outcome = .failure(Self.failure(answer?["failure"]))
    }
  }

  var message: [UInt8] {
    switch outcome {
    case .success(let reading):
      var object = JSONObject()
      object["fields"] = .object(JSONObject(reading.fields))
      object["drawing"] = reading.drawing.map { .string($0) }
      return JSON.object(object).line
    case .failure(let failure): return Self.json(failure).line
    }
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
