package import GRDB
package import Records

extension Row {
  /// The JSON value of a text column; null when the column is NULL.
  package func json(_ column: String) -> JSON {
    let text: String? = self[column]
    return text.flatMap { try? JSON(parsing: $0) } ?? .null
  }
}
