internal import Records
internal import ServiceKit
internal import Supabase
internal import Transport

/// How the rows of a change are answered: all of them, so that a change of none is noticed.
enum Preference {
  static let rows = HTTPHeaders([("Prefer", "return=representation")])
  static let count = HTTPHeaders([("Prefer", "count=exact")])
  static let upsert = HTTPHeaders([
    ("Prefer", "resolution=merge-duplicates,return=representation")
  ])
}

extension Endpoint<[JSONObject]> {
  /// The rows that a query finds.
  static func rows(_ operation: JobFlowOperation, _ query: RowQuery) -> Self {
    Endpoint(operation, query: query.items, access: .required, namesResource: false) {
      (response) throws(Failure) in try response.rows()
    }
  }

  /// Adds rows.
  static func create(_ operation: JobFlowOperation, _ rows: [JSONObject]) -> Self {
    Endpoint(
      operation, body: .json(.array(rows.map(JSON.object))), headers: Preference.rows,
      access: .required
    ) { (response) throws(Failure) in try response.rows() }
  }

  /// Deletes rows by their ids, and answers those that were deleted.
  static func delete(_ operation: JobFlowOperation, ids: [String]) -> Self {
    Endpoint(
      operation, query: RowQuery().where("id", .isIn(ids)).items, headers: Preference.rows,
      access: .required
    ) { (response) throws(Failure) in try response.rows() }
  }
}

extension Endpoint<Page<JSONObject>> {
  /// A part of the rows that a query finds.
  static func page(
    _ operation: JobFlowOperation, _ query: RowQuery, offset: Int, limit: Int
  ) -> Self {
    Endpoint(
      operation, query: query.page(offset: offset, limit: limit).items, headers: Preference.count,
      access: .required, namesResource: false
    ) { (response) throws(Failure) in
      Page(try response.rows(), hasMore: nil, total: response.rowCount)
    }
  }
}

extension Endpoint<JSONObject> {
  /// The one row that a query finds.
  ///
  /// - Parameter thing: what the row is, for messages: `job`.
  static func row(
    _ operation: JobFlowOperation, _ query: RowQuery, _ thing: String, id: String
  ) -> Self {
    Endpoint(operation, query: query.items, access: .required, namesResource: false) {
      (response) throws(Failure) in
      guard let row = try response.rows().first else { throw .noRow(thing, id: id) }
      return row
    }
  }

  /// Changes columns of a row, and answers the whole row.
  static func change(
    _ operation: JobFlowOperation, _ thing: String, id: String, _ columns: JSONObject
  ) -> Self {
    Endpoint(
      operation, query: RowQuery().where("id", .equals(id)).items, body: .json(.object(columns)),
      headers: Preference.rows, access: .required, isIdempotent: true
    ) { (response) throws(Failure) in
      guard let row = try response.rows().first else { throw .noRow(thing, id: id) }
      return row
    }
  }
}

extension Failure {
  /// The service hides rows that an account may not see or change, so that they look as if they did
  /// not exist.
  static func noRow(_ thing: String, id: String) -> Failure {
    Failure(
      "not_found_or_not_allowed", "\(thing) \(ServerText.line(id)): not found or not allowed",
      hint: "check the id, and that this account may see and change it", exit: .dataError)
  }
}
