package import Records

/// Files that must hold JSON lines.
package enum JSONLines {
  /// Refuses a file whose first line does not begin a JSON object: the whole file is something else,
  /// and one message says so instead of one for each line.
  ///
  /// - Parameters:
  ///   - line: the first line that is not blank.
  ///   - number: its number.
  ///   - label: the file, for messages.
  ///   - hint: what to do about a file that is not an array of JSON either.
  /// - Throws: `not_json_lines` (65).
  package static func check(
    _ line: [UInt8], number: Int, of label: String, hint: String? = nil
  ) throws(Failure) {
    let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if first == UInt8(ascii: "{") { return }
    let isArray = first == UInt8(ascii: "[")
    throw Failure(
      "not_json_lines", "\(label): not JSON lines: line \(number) is not a JSON object",
      hint: isArray ? "'jq -c .[]' turns an array into lines" : hint, exit: .dataError)
  }
}
