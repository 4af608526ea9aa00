import Records

/// Turns lines and arguments into input items.
///
/// A line that starts with `{` is a record; anything else is the program's key by itself. Blank
/// lines are skipped but counted.
package struct InputParser: Sendable {
  /// The member that a key by itself becomes: `path`, `view_token`, `job_id`. Nil where every line
  /// must be a record.
  package var keyField: String?
  /// Whether each line is a key whatever it starts with (`--null`).
  package var keysOnly: Bool

  package init(keyField: String?, keysOnly: Bool = false) {
    self.keyField = keyField
    self.keysOnly = keysOnly
  }

  package func argument(_ argument: String, position: Int) -> InputItem {
    guard let keyField else { return record(Array(argument.utf8), number: position) }
    let record = Record(JSONObject([.init(name: keyField, value: .string(argument))]))
    // A view token is a capability, which no message may show.
    let label = keyField == "path" ? argument : "argument \(position)"
    return InputItem(
      position: position, label: label, content: .success(record), original: record)
  }

  /// - Returns: nil for a blank line.
  package func line(_ bytes: [UInt8], number: Int) -> InputItem? {
    let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 }
    guard let start else { return nil }
    guard let keyField, keysOnly || bytes[start] != UInt8(ascii: "{") else {
      return record(bytes, number: number)
    }
    return key(keysOnly ? bytes : Self.trimmed(bytes[start...]), keyField, number: number)
  }

  package func tooLong(number: Int, limit: Int) -> InputItem {
    let failure = Failure(
      "line_too_long", "the line is longer than \(limit) bytes",
      hint: "--max-line sets the limit", exit: .dataError)
    return invalid([], failure, number: number)
  }

  private func record(_ bytes: [UInt8], number: Int) -> InputItem {
    do throws(JSONSyntaxError) {
      let record = try Record(bytes).withoutError
      return InputItem(
        position: number, label: "line \(number)", content: .success(record), original: record)
    } catch {
      let isEncoding = error.reason == JSONSyntaxError.invalidUTF8
      let failure = Failure(
        isEncoding ? "invalid_utf8" : "invalid_json",
        "not a JSON object: \(error)", exit: .dataError)
      return invalid(bytes, failure, number: number)
    }
  }

  private func key(_ bytes: [UInt8], _ keyField: String, number: Int) -> InputItem {
    let member: JSONObject.Member
    var label = "line \(number)"
    if let text = String(validating: bytes, as: UTF8.self) {
      member = .init(name: keyField, value: .string(text))
      if keyField == "path" { label = text }
    } else if keyField == "path" {
      member = .init(name: "path_base64", value: .string(Base64.encode(bytes)))
    } else {
      let failure = Failure(
        "invalid_utf8", "the line is not UTF-8 text", exit: .dataError)
      return invalid(bytes, failure, number: number)
    }
    let record = Record(JSONObject([member]))
    return InputItem(position: number, label: label, content: .success(record), original: record)
  }

  /// A line that is no record travels in the failure stream as text, or in Base64 when it is none.
  private func invalid(_ bytes: [UInt8], _ failure: Failure, number: Int) -> InputItem {
    let excerpt = Array(bytes.prefix(1 << 16))
    let input: JSONObject.Member =
      if let text = String(validating: excerpt, as: UTF8.self) {
        .init(name: "text", value: .string(text))
      } else {
        .init(name: "base64", value: .string(Base64.encode(excerpt)))
      }
    let place: JSON = .object(
      JSONObject([.init(name: "line", value: .number(number)), input]))
    let original = Record(JSONObject([.init(name: "_jm", value: ["input": place])]))
    return InputItem(
      position: number, label: "line \(number)", content: .failure(failure), original: original)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.startIndex
    return Array(bytes[...end])
  }
}

extension Record {
  /// This record without the error that an earlier run left in it.
  var withoutError: Record {
    guard var reserved = self["_jm"]?.objectValue, reserved["error"] != nil else { return self }
    reserved["error"] = nil
    if reserved.isEmpty { return removing("_jm") }
    return setting([.init(name: "_jm", value: .object(reserved))])
  }
}
