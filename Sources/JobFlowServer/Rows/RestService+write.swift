internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension RestService {
  /// What a change did.
  private struct Change: Sendable {
    var count: Int
    var addsAny = false
    /// The rows as JSON, if the client wants them.
    var rows: [String] = []
    /// The id of the one new row.
    var id: String?
  }

  /// `POST /rest/v1/TABLE`
  func insert(_ table: Table, _ request: Request) async throws -> Response {
    let (userID, form, preferences, query) = try await head(request)
    let body = try RowBody(
      try await request.bytes(limit: bodyLimit), of: table, columns: query["columns"])
    // Filters have no meaning here.
    var selection = try SelectionReader.selection(of: table, query)
    selection.conditions = []
    let chosen = selection
    let conflict = query["on_conflict"].map { text in
      text.split(separator: ",").map { String($0.filter { $0 != " " && $0 != "\"" }) }
    }
    let now = now()
    let change = try await store.write { database in
      let caller = try Caller(userID: userID, database)
      let writer = RowWriter(table: table, caller: caller, now: now, database: database)
      let inserted = try Self.translate {
        try writer.insert(
          body, resolution: preferences.resolution, conflict: conflict,
          usesDefaults: preferences.usesDefaults)
      }
      var change = Change(count: inserted.numbers.count, addsAny: inserted.addsAny)
      change.rows = try Self.shown(inserted.numbers, chosen, caller, preferences, form, database)
      if preferences.returned == .headersOnly, let number = inserted.numbers.first,
        inserted.numbers.count == 1
      {
        change.id = try String.fetchOne(
          database,
          SQLRequest(literal: "SELECT id FROM \(table.identifier) WHERE rowid = \(number)"))
      }
      return change
    }
    let isUpdate = preferences.resolution == .merge && !change.addsAny && change.count > 0
    var response = Self.response(isUpdate ? .ok : .created, change, preferences, form)
    response.headers[.contentRange] = Self.range(
      0, from: 0, total: preferences.counts ? change.count : nil)
    if let id = change.id { response.headers[.location] = "/\(table.name)?id=eq.\(id)" }
    return response
  }

  /// `PATCH /rest/v1/TABLE`
  func update(_ table: Table, _ request: Request) async throws -> Response {
    let (userID, form, preferences, query) = try await head(request)
    let body = try RowBody(
      try await request.bytes(limit: bodyLimit), of: table, columns: query["columns"])
    guard body.rows.count == 1, let row = body.rows.first else { throw RestError.invalidBody }
    var values: [String: DatabaseValue] = [:]
    for column in body.columns {
      values[column.name] = try column.type.value(json: row[column.name] ?? .null)
    }
    let given = values
    let selection = try SelectionReader.selection(of: table, query)
    let now = now()
    let change = try await store.write { database in
      LikePattern.register(database)
      let caller = try Caller(userID: userID, database)
      let numbers =
        given.isEmpty
        ? []
        : try Int64.fetchAll(
          database,
          SQLRequest(
            literal: RowQuery(caller: caller).numbers(selection, table.rules.changes)))
      try Self.check(numbers.count, preferences)
      let writer = RowWriter(table: table, caller: caller, now: now, database: database)
      try Self.translate { try writer.update(numbers, given) }
      var change = Change(count: numbers.count)
      change.rows = try Self.shown(numbers, selection, caller, preferences, form, database)
      return change
    }
    var response = Self.response(.noContent, change, preferences, form)
    response.headers[.contentRange] = Self.range(
      change.count, from: 0, total: preferences.counts ? change.count : nil)
    return response
  }

  /// `DELETE /rest/v1/TABLE`
  func delete(_ table: Table, _ request: Request) async throws -> Response {
    let (userID, form, preferences, query) = try await head(request)
    let selection = try SelectionReader.selection(of: table, query)
    let now = now()
    let change = try await store.write { database in
      LikePattern.register(database)
      let caller = try Caller(userID: userID, database)
      let numbers = try Int64.fetchAll(
        database,
        SQLRequest(literal: RowQuery(caller: caller).numbers(selection, table.rules.deletes)))
      try Self.check(numbers.count, preferences)
      var change = Change(count: numbers.count)
      change.rows = try Self.shown(numbers, selection, caller, preferences, form, database)
      let writer = RowWriter(table: table, caller: caller, now: now, database: database)
      try Self.translate { try writer.delete(numbers) }
      return change
    }
    var response = Self.response(.noContent, change, preferences, form)
    response.headers[.contentRange] = Self.range(
      0, from: 0, total: preferences.counts ? change.count : nil)
    return response
  }

  private func head(
    _ request: Request
  ) async throws -> (userID: String?, Form, Preferences, QueryString) {
    (
      try await userID(request), try Form(request), try Preferences(request),
      try QueryString(request)
    )
  }

  private static func check(_ count: Int, _ preferences: Preferences) throws(RestError) {
    if let limit = preferences.maxAffected, count > limit {
      throw RestError(
        .badRequest, "PGRST124", "Query result exceeds max-affected preference constraint",
        details: "The query affects \(count) rows")
    }
  }

  /// The rows as the client wants them; none unless it does.
  private static func shown(
    _ numbers: [Int64], _ selection: Selection, _ caller: Caller, _ preferences: Preferences,
    _ form: Form, _ database: Database
  ) throws -> [String] {
    guard preferences.returned == .representation else { return [] }
    try form.check(numbers.count)
    let query = RowQuery(caller: caller)
    return try numbers.compactMap { number in
      try String.fetchOne(database, SQLRequest(literal: query.row(number, selection)))
    }
  }

  /// - Parameter status: without a body. 204 becomes 200 with one.
  private static func response(
    _ status: HTTPResponse.Status, _ change: Change, _ preferences: Preferences, _ form: Form
  ) -> Response {
    var response: Response
    if preferences.returned == .representation {
      response = form.response(status == .noContent ? .ok : status, change.rows)
    } else {
      response = Response(status: status)
    }
    note(preferences, in: &response)
    return response
  }
}
