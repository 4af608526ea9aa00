import LineIO
package import Records

/// Turns lines and arguments into input items.
///
/// A line that starts with `{` is a record; any other line is the program's key. Blank lines are
/// skipped but counted.
package struct InputParser: Sendable {
  /// A line that is not a record travels in the failure stream up to this many bytes.
  private static let excerptLimit = 1 << 16

  /// The field that a key becomes: `path`, `view_token`, `job_id`. Nil if every line must be a
  /// record.
  package var keyField: String?
  /// Whether each line is a key, whatever it starts with (`--null`).
  package var keysOnly: Bool
  /// What messages call the arguments; nil for their positions. A path is called by its name.
  package var argumentLabel: String?
  /// Returns the record that an argument names; nil for a key.
  package var lookUp: LookUp?

  package typealias LookUp = @Sendable (_ argument: String) throws(Failure) -> Record?

  package init(keyField: String?, keysOnly: Bool = false) {
    self.keyField = keyField
    self.keysOnly = keysOnly
  }

  /// - Parameter argument: text as `ArgumentText` has it.
  package func argument(_ argument: String, position: Int) -> InputItem {
    let bytes = ArgumentText.bytes(argument)
    guard let keyField else { return record(bytes, number: position) }
    var item = key(bytes, keyField, number: position, kind: "argument")
    do throws(Failure) {
      guard let found = try lookUp?(argument) else { return item }
      item.content = .success(found)
      item.original = found
    } catch {
      item.content = .failure(error)
    }
    return item
  }

  /// - Returns: nil for a blank line.
  package func line(_ bytes: [UInt8], number: Int) -> InputItem? {
    if keysOnly, let keyField {
      return bytes.isEmpty ? nil : key(bytes, keyField, number: number)
    }
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    guard let keyField, first != UInt8(ascii: "{") else { return record(bytes, number: number) }
    return key(bytes, keyField, number: number)
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

  /// A key, taken whole. Only paths appear in messages: a view token is a capability.
  private func key(
    _ bytes: [UInt8], _ keyField: String, number: Int, kind: String = "line"
  ) -> InputItem {
    let member: JSONObject.Member
    if let text = String(validating: bytes, as: UTF8.self) {
      member = .init(name: keyField, value: .string(text))
    } else if keyField == "path" {
      member = .init(name: "path_base64", value: .string(Base64.encode(bytes)))
    } else {
      let failure = Failure("invalid_utf8", "the \(kind) is not UTF-8 text", exit: .dataError)
      return invalid(bytes, failure, number: number, kind: kind)
    }
    let record = Record(JSONObject([member]))
    let place = (kind == "argument" ? argumentLabel : nil) ?? "\(kind) \(number)"
    let isPath = keyField == "path" && !bytes.isEmpty
    let label = isPath ? String(decoding: bytes, as: UTF8.self) : place
    return InputItem(position: number, label: label, content: .success(record), original: record)
  }

  /// Input that is not a record travels in the failure stream as text, or in Base64 if it is not
  /// UTF-8.
  private func invalid(
    _ bytes: [UInt8], _ failure: Failure, number: Int, kind: String = "line"
  ) -> InputItem {
    let excerpt = Array(bytes.prefix(Self.excerptLimit))
    let input: JSONObject.Member =
      if let text = String(validating: excerpt, as: UTF8.self) {
        .init(name: "text", value: .string(text))
      } else {
        .init(name: "base64", value: .string(Base64.encode(excerpt)))
      }
    let place: JSON = .object(JSONObject([.init(name: kind, value: .number(number)), input]))
    let original = Record(JSONObject([.init(name: "_jm", value: ["input": place])]))
    return InputItem(
      position: number, label: "\(kind) \(number)", content: .failure(failure), original: original)
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
