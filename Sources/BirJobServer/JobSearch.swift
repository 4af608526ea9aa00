internal import GRDB
internal import Hummingbird
internal import Records
internal import ServerKit

/// The query of `GET /jobs/`.
struct JobSearch: Sendable {
  let limit: Int
  let offset: Int
  /// The filters as they were given, for the running server's answer.
  let filters: JSON
  private let dialect: ServerOptions.Dialect
  private let search: String?
  private let company: String?
  private let location: String?
  private let source: String?
  private let employmentType: String?
  private let experienceLevel: String?
  private let isRemote: Bool?
  private let sortBy: String
  private let ascends: Bool

  private static let limits = 1...100
  private static let textLimit = 200
  /// The words of `search` that count.
  private static let wordLimit = 20
  private static let sorts = ["posted_at", "created_at", "title", "company", "source", "id"]

  init(_ request: Request, _ dialect: ServerOptions.Dialect) throws(BirJobError) {
    self.dialect = dialect
    limit = try Self.number("limit", of: request, in: Self.limits) ?? 20
    offset = try Self.number("offset", of: request, in: 0...Int(Int32.max)) ?? 0
    search = try Self.text("search", of: request)
    company = try Self.text("company", of: request)
    location = try Self.text("location", of: request)
    source = try Self.text("source", of: request)
    // The running server ignores these.
    let isDocumented = dialect == .seed
    employmentType =
      isDocumented
      ? try Self.choice("employment_type", of: request, ["full_time", "part_time", "contract"])
      : nil
    experienceLevel =
      isDocumented
      ? try Self.choice("experience_level", of: request, ["entry", "mid", "senior", "lead"]) : nil
    isRemote =
      isDocumented
      ? try Self.choice("remote_allowed", of: request, ["true", "false"]).map { $0 == "true" } : nil
    sortBy = try Self.choice("sort_by", of: request, Self.sorts) ?? "posted_at"
    ascends = try Self.choice("sort_order", of: request, ["asc", "desc"]) == "asc"
    func json(_ name: String) -> JSON { request.query(name).map(JSON.string) ?? .null }
    filters = [
      "search": json("search"), "company": json("company"), "source": json("source"),
      "location": json("location"), "days": json("days"), "sort_by": .string(sortBy),
      "sort_order": .string(ascends ? "asc" : "desc"),
    ]
  }

  /// The condition in SQL. All that a client sent is in the arguments.
  var condition: (sql: String, arguments: StatementArguments) {
    var parts: [String] = []
    var arguments = StatementArguments()
    func contains(_ text: String, in columns: String...) {
      parts.append("(" + columns.map { "instr(\($0), ?) > 0" }.joined(separator: " OR ") + ")")
      for _ in columns { arguments += [FoldedText.of(text)] }
    }
    for word in search?.split(whereSeparator: \.isWhitespace).prefix(Self.wordLimit) ?? [] {
      if dialect == .seed {
        contains(String(word), in: "title", "description")
      } else {
        contains(String(word), in: "title", "company")
      }
    }
    if let company { contains(company, in: "company") }
    if let location {
      if dialect == .seed {
        contains(location, in: "location")
      } else {
        // It stores no location.
        contains(location, in: "title", "company")
      }
    }
    if let source { contains(source, in: "source") }
    if let employmentType {
      parts.append("employment_type = ?")
      arguments += [employmentType]
    }
    if let experienceLevel {
      parts.append("experience_level = ?")
      arguments += [experienceLevel]
    }
    if let isRemote {
      parts.append("is_remote = ?")
      arguments += [isRemote]
    }
    return (parts.isEmpty ? "1" : parts.joined(separator: " AND "), arguments)
  }

  /// The order in SQL. Jobs of the same age have an order too, so that no page repeats any.
  var order: String {
    let direction = ascends ? "ASC" : "DESC"
    return switch sortBy {
    case "title", "company", "source": "birjob_jobs.\(sortBy) \(direction), number \(direction)"
    case "id": "number \(direction)"
    default: "posted_at \(direction), number \(direction)"
    }
  }

  /// The answer with one page.
  func answer(_ jobs: [ListedJob], total: Int) -> JSON {
    let list = JSON.array(jobs.map { $0.json(dialect) })
    let next = offset + jobs.count
    let hasMore = next < total
    if dialect == .seed {
      return [
        "success": true,
        "data": [
          "jobs": list, "total_count": .number(total),
          "pagination": [
            "limit": .number(limit), "offset": .number(offset), "has_more": .bool(hasMore),
            "next_offset": hasMore ? .number(next) : .null,
          ],
        ],
      ]
    }
    return [
      "success": true,
      "data": [
        "jobs": list,
        "pagination": [
          "total": .number(total), "limit": .number(limit), "offset": .number(offset),
          "current_page": .number(offset / limit + 1),
          "total_pages": .number((total + limit - 1) / limit), "has_more": .bool(hasMore),
          "has_previous": .bool(offset > 0),
        ],
        "filters": filters,
      ],
    ]
  }

  private static func text(_ name: String, of request: Request) throws(BirJobError) -> String? {
    guard let text = request.query(name), !text.isEmpty else { return nil }
    guard text.unicodeScalars.count <= textLimit else {
      throw .invalid("query", name, rule: "must have at most \(textLimit) characters")
    }
    return text
  }

  static func number(
    _ name: String, of request: Request, in range: ClosedRange<Int>
  ) throws(BirJobError) -> Int? {
    guard let text = request.query(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalid(
        "query", name, rule: "must be an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func choice(
    _ name: String, of request: Request, _ choices: [String]
  ) throws(BirJobError) -> String? {
    guard let text = request.query(name), !text.isEmpty else { return nil }
    guard choices.contains(text) else {
      throw .invalid("query", name, rule: "must be one of \(choices.joined(separator: ", "))")
    }
    return text
  }
}
