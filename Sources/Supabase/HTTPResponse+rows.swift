package import Records
package import Transport

extension HTTPResponse {
  /// The body as rows of a table.
  ///
  /// - Throws: `unexpected_answer` (76) if it is anything else.
  package func rows() throws(Failure) -> [JSONObject] {
    guard let list = try json().arrayValue else { throw unexpected("is not a list of rows") }
    let rows = list.compactMap(\.objectValue)
    guard rows.count == list.count else {
      throw unexpected("has an element that is not a row")
    }
    return rows
  }

  /// The number of all rows that match, from `Content-Range: 0-9/45`; nil if it was not counted.
  package var rowCount: Int? {
    headers["content-range"]?.split(separator: "/").last.flatMap { Int($0) }
  }
}
