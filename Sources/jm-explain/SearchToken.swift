import Command
import LineIO
import Records

/// The view token of `--search-token`.
enum SearchToken {
  static let variable = "JM_SEARCH_TOKEN"

  /// The token in the environment, otherwise the first line of stdin that is not blank: a token, or a
  /// record with a `view_token`.
  ///
  /// - Throws: `missing_search_token` (64) if there is none, or if stdin is a terminal.
  static func read(from context: Context) throws -> String {
    if let token = context.environment[variable], !token.isEmpty { return token }
    guard !context.inputIsTerminal else { throw missing }
    var reader = LineReader(context.input, limit: 1 << 20)
    while case .line(let bytes) = try reader.next() {
      let line = Printable.line(String(decoding: Array(bytes), as: UTF8.self))
      if line.isEmpty { continue }
      guard line.hasPrefix("{") else { return line }
      guard let token = (try? JSON(parsing: line))?["view_token"]?.stringValue, !token.isEmpty
      else { throw missing }
      return token
    }
    throw missing
  }

  private static let missing = Failure(
    "missing_search_token", "no view token",
    hint: "set \(variable), or pipe the token: jm-poll | jm-explain role ROLE --search-token",
    exit: .usage)
}
