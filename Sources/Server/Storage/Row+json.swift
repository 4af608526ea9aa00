internal import GRDB
internal import Records

extension Row {
  /// A column that holds the text of a JSON value; null when the column is.
  func json(_ column: String) -> JSON {
    let text: String? = self[column]
    return text.flatMap { try? JSON(parsing: $0) } ?? .null
  }
}
