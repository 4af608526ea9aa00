internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Records

extension RestService {
  /// How rows are shown: the media type of the answer.
  enum Form: Sendable {
    case array
    /// One row, as an object.
    case single
    case csv

    private static let singleType = "application/vnd.pgrst.object+json"
    private static let arrayTypes = [
      "*/*", "application/*", "application/json", "application/vnd.pgrst.array+json",
    ]

    /// - Throws: `RestError` 406 for a media type or a schema that does not exist.
    init(_ request: Request) throws(RestError) {
      let method = request.method
      let isRead = method == .get || method == .head
      let profile = request.headers[isRead ? .acceptProfile : .contentProfile]
      if let profile, profile != "public" {
        throw RestError(
          .notAcceptable, "PGRST106", "Invalid schema: \(profile)",
          hint: "Only the following schemas are exposed: public")
      }
      let accept = request.headers[.accept] ?? "*/*"
      let types = accept.split(separator: ",").map { part in
        part.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
      }
      if types.contains(Self.singleType) || types.contains("application/vnd.pgrst.object") {
        self = .single
      } else if types.contains(where: Self.arrayTypes.contains) {
        self = .array
      } else if types.contains("text/csv") {
        self = .csv
      } else {
        throw RestError(
          .notAcceptable, "PGRST107", "None of these media types are available: \(accept)")
      }
    }

    /// - Throws: `RestError` 406 unless there is exactly one row where one is wanted.
    func check(_ count: Int) throws(RestError) {
      guard self != .single || count == 1 else { throw .single(count) }
    }

    /// - Parameter rows: JSON objects.
    func response(_ status: HTTPResponse.Status, _ rows: [String]) -> Response {
      let (type, text) =
        switch self {
        case .array: ("application/json", "[" + rows.joined(separator: ",\n ") + "]")
        case .single: (Self.singleType, rows.joined())
        case .csv: ("text/csv", RowCSV.text(rows))
        }
      return Response(
        status: status, headers: [.contentType: "\(type); charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
  }
}

/// Rows as PostgREST writes them for `text/csv`: the names of the columns, then a line for each row with
/// its values as PostgreSQL writes those of a row.
private enum RowCSV {
  static func text(_ rows: [String]) -> String {
    let objects = rows.compactMap { (try? JSON(parsing: Array($0.utf8)))?.objectValue }
    guard let first = objects.first else { return "" }
    let header = first.members.map(\.name).joined(separator: ",")
    let lines = objects.map { row in
      row.members.map { value($0.value) }.joined(separator: ",")
    }
    return ([header] + lines).joined(separator: "\n")
  }

  private static func value(_ value: JSON) -> String {
    switch value {
    case .null: ""
    case .bool(let flag): flag ? "t" : "f"
    case .number(let text): text
    case .string(let text): quoted(text)
    default: quoted(value.text)
    }
  }

  /// Quotes double in quoted values, and backslashes do.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.contains { "\"\\(),".contains($0) || $0.isWhitespace }
    if isPlain { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\"\"") + "\""
  }
}
