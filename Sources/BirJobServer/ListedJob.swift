internal import Records
internal import ServerKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A posting as BirJob lists it.
struct ListedJob: Sendable, Hashable {
  /// The job's `id`.
  let number: Int64
  let title: String
  let company: String
  let location: String
  let description: String
  let link: String?
  let source: String
  let employmentType: String?
  let experienceLevel: String?
  let salary: String?
  let isRemote: Bool
  let postedAt: Instant
  let updatedAt: Instant

  init(_ posting: StoredPosting) {
    let line = posting.line
    func text(_ names: String...) -> String? {
      names.lazy.compactMap { line[$0]?.stringValue }.first { !$0.isEmpty }
    }
    number = posting.number
    title = text("title") ?? ""
    company = text("company_name", "company") ?? ""
    location = text("location") ?? ""
    description = text("description") ?? ""
    link = text("job_url", "apply_link")
    source = text("source") ?? Self.host(of: link) ?? "imported"
    employmentType = text("employment_type").flatMap(Self.employmentType)
    experienceLevel = text("experience_level", "experience").flatMap(Self.experienceLevel)
    salary = text("salary_range", "salary")
    isRemote = line["is_remote"]?.boolValue ?? line["remote_allowed"]?.boolValue ?? false
    updatedAt = posting.importedAt
    postedAt = text("date_posted", "created_at").flatMap(Self.instant) ?? posting.importedAt
  }

  /// All that the description mentions.
  var documented: JSON {
    [
      "id": .number(Int(number)), "title": .string(title), "company": .string(company),
      "location": .string(location), "description": .string(description),
      "apply_link": link.map(JSON.string) ?? .null, "source": .string(source),
      "employment_type": employmentType.map(JSON.string) ?? .null,
      "experience_level": experienceLevel.map(JSON.string) ?? .null,
      "salary_range": salary.map(JSON.string) ?? .null, "remote_allowed": .bool(isRemote),
      "created_at": .string(postedAt.text), "updated_at": .string(updatedAt.text),
    ]
  }

  /// What the running server lists, with times without a zone.
  var real: JSON {
    [
      "id": .number(Int(number)), "title": .string(title), "company": .string(company),
      "apply_link": link.map(JSON.string) ?? .null, "source": .string(source),
      "posted_at": .string(String(postedAt.text.dropLast())),
    ]
  }

  func json(_ dialect: ServerOptions.Dialect) -> JSON { dialect == .seed ? documented : real }

  /// `FULL_TIME` and `full-time` to `full_time`; nil for what the interface does not know.
  private static func employmentType(_ text: String) -> String? {
    let name = text.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 }
    return switch String(name) {
    case "full_time", "fulltime": "full_time"
    case "part_time", "parttime": "part_time"
    case "contract", "contractor", "temporary", "freelance": "contract"
    default: nil
    }
  }

  private static func experienceLevel(_ text: String) -> String? {
    switch text.lowercased() {
    case "entry", "junior", "intern", "internship", "graduate", "entry level": "entry"
    case "mid", "middle", "intermediate", "mid level": "mid"
    case "senior": "senior"
    case "lead", "principal", "staff", "head", "executive": "lead"
    default: nil
    }
  }

  private static func host(of link: String?) -> String? {
    link.flatMap { URLComponents(string: $0)?.host }.flatMap { $0.isEmpty ? nil : $0.lowercased() }
  }

  private static func instant(_ text: String) -> Instant? {
    let moment =
      Timestamp(rfc3339: text) ?? Timestamp(rfc3339: text.prefix(10) + "T00:00:00Z")
    return moment.map { Instant(microseconds: $0.seconds * 1_000_000) }
  }
}
