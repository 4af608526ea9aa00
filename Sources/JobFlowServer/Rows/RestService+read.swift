internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import ServerKit

extension RestService {
  /// `GET /rest/v1/TABLE`
  func read(_ table: Table, _ request: Request) async throws -> Response {
    let userID = try await userID(request)
    let form = try Form(request)
    let preferences = try Preferences(request)
    let selection = try SelectionReader.selection(of: table, try QueryString(request))
    let window = try Window(selection, request)
    let (rows, total) = try await store.read { database in
      LikePattern.register(database)
      let query = RowQuery(caller: try Caller(userID: userID, database))
      let total =
        preferences.counts
        ? try Int.fetchOne(database, SQLRequest(literal: query.count(selection))) : nil
      let rows = try String.fetchAll(
        database,
        SQLRequest(literal: query.rows(selection, limit: window.limit, offset: window.offset)))
      return (rows, total)
    }
    if let total, window.offset > total {
      throw RestError(
        .rangeNotSatisfiable, "PGRST103", "Requested range not satisfiable",
        details: "An offset of \(window.offset) was requested, but there are only \(total) rows.")
    }
    try form.check(rows.count)
    let isPartial = total.map { rows.count < $0 } ?? false
    var response = form.response(isPartial ? .partialContent : .ok, rows)
    response.headers[.contentRange] = Self.range(rows.count, from: window.offset, total: total)
    Self.note(preferences, in: &response)
    return response
  }

  /// `Content-Range`: `0-9/45`, with `*` for no rows and for a total that was not asked for.
  static func range(_ count: Int, from offset: Int, total: Int?) -> String {
    let rows = count == 0 ? "*" : "\(offset)-\(offset + count - 1)"
    return "\(rows)/\(total.map(String.init) ?? "*")"
  }

  static func note(_ preferences: Preferences, in response: inout Response) {
    guard !preferences.applied.isEmpty else { return }
    response.headers[.preferenceApplied] = preferences.applied.joined(separator: ", ")
  }
}

/// Which part of the rows is wanted: by `limit` and `offset`, and by `Range` (RFC 9110 §14.2) in the
/// unit `items`.
struct Window: Hashable, Sendable {
  let limit: Int
  let offset: Int

  init(_ selection: Selection, _ request: Request) throws(RestError) {
    var offset = selection.offset
    var limit = min(selection.limit ?? RestService.rowLimit, RestService.rowLimit)
    if let (first, last) = Self.range(request.headers[.range]) {
      if let last, last < first {
        throw RestError(
          .rangeNotSatisfiable, "PGRST103", "Requested range not satisfiable",
          details: "The lower boundary must be lower than or equal to the upper boundary in the "
            + "Range header.")
      }
      offset = max(offset, first)
      if let last { limit = max(0, min(limit, last - offset + 1)) }
    }
    self.limit = limit
    self.offset = offset
  }

  /// `0-9` or `10-`; nil for any other text.
  private static func range(_ text: String?) -> (first: Int, last: Int?)? {
    guard let text else { return nil }
    let sides = text.split(separator: "-", omittingEmptySubsequences: false)
    guard sides.count == 2, let first = Int32(sides[0]), first >= 0 else { return nil }
    if sides[1].isEmpty { return (Int(first), nil) }
    guard let last = Int32(sides[1]) else { return nil }
    return (Int(first), Int(last))
  }
}
