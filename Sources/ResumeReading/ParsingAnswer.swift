package import Records
import Resumes

/// The answer of a worker process: the members to add to the record, or a failure.
///
/// It is encoded as a line of JSON, `{"drawing": …, "conversion": …}` or `{"failure": …}`, then an
/// object of the members, whose bytes are copied to the record.
package enum ParsingAnswer {
  package struct Reading {
    /// An object of the members to add.
    package var fields: Record
    /// The layout as SVG, if it was requested.
    package var drawing: String?
    /// The conversion that the document needs first. The fields then only identify the document.
    var conversion: Conversion?
  }

  /// A member to add to the record.
  struct Field {
    var name: String
    var value: Value

    enum Value {
      case json(JSON)
      case resume(SourcedResume)
    }

    init(name: String, value: JSON) {
      self.name = name
      self.value = .json(value)
    }

    init(name: String, resume: SourcedResume) {
      self.name = name
      value = .resume(resume)
    }

    fileprivate func write(to bytes: inout [UInt8]) {
      JSON.write(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      switch value {
      case .json(let json): json.write(to: &bytes)
      case .resume(let resume): resume.write(to: &bytes)
      }
    }
  }

  /// - Parameter fields: Have different names.
  static func message(
    fields: [Field], drawing: String? = nil, conversion: Conversion? = nil
  ) -> [UInt8] {
    var head = JSONObject()
    head["drawing"] = drawing.map { .string($0) }
    head["conversion"] = conversion?.json
    var message = JSON.object(head).line
    message.append(UInt8(ascii: "\n"))
    message.append(UInt8(ascii: "{"))
    for (index, field) in fields.enumerated() {
      if index > 0 { message.append(UInt8(ascii: ",")) }
      field.write(to: &message)
    }
    message.append(UInt8(ascii: "}"))
    return message
  }

  static func message(_ failure: Failure) -> [UInt8] { json(failure).line + [UInt8(ascii: "\n")] }

  /// - Throws: The failure in the message; `internal_fault` (70) if the message is malformed.
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
        "internal_fault", "the reader sent a malformed answer", exit: .internalFault)
    }
    return Failure(
      code, message, hint: json?["hint"]?.stringValue, exit: ExitStatus(rawValue: exit))
  }
}
