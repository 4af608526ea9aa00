internal import Digests
package import Records

/// What makes two job lines the same job.
package enum JobIdentity: Sendable, Hashable {
  /// `job_id`; without it `job_url`; without both title, company and location together. Only the title
  /// is needed of these.
  case standard
  /// The values of these fields together.
  case fields([String])
  /// The MD5 of title and company, which some services tell jobs apart by.
  case digestOfTitleAndCompany

  /// In bytes: two of a billion jobs share a key with a probability of 10⁻²¹.
  package static let keyLength = 16

  /// The key that lines of the same job share: `keyLength` bytes.
  ///
  /// - Returns: nil if the job has a value in none of the fields.
  package func key(of job: borrowing RecordView) -> [UInt8]? {
    switch self {
    case .standard:
      Self.key(of: ["job_id"], in: job) ?? Self.key(of: ["job_url"], in: job)
        ?? Self.key(of: ["title", "company_name", "location"], needing: "title", in: job)
    case .fields(let names): Self.key(of: names, in: job)
    case .digestOfTitleAndCompany:
      Self.titleAndCompany(of: job).map { ContentDigest.md5Octets(Array($0.utf8)) }
    }
  }

  /// - Parameter needed: the field that must have a value; nil if any will do.
  private static func key(
    of names: [String], needing needed: String? = nil, in job: borrowing RecordView
  ) -> [UInt8]? {
    var parts: [JSON] = []
    var hasValue = false
    for name in names {
      let value = text(name, of: job)
      if value != nil, name == needed ?? name { hasValue = true }
      parts += [.string(name), .string(value ?? "")]
    }
    // As JSON, so that no two lists of values are spelled the same.
    return hasValue
      ? Array(ContentDigest.sha256Octets(Array(JSON.array(parts).text.utf8)).prefix(keyLength))
      : nil
  }

  /// Without anything between the two.
  private static func titleAndCompany(of job: borrowing RecordView) -> String? {
    let title = text("title", of: job)
    let company = text("company_name", of: job)
    return title == nil && company == nil ? nil : (title ?? "") + (company ?? "")
  }

  /// The value of a field as text; nil if it is missing, null or blank. Services that have `company`
  /// call it `company_name` on job lines, but other lines may not.
  private static func text(_ name: String, of job: borrowing RecordView) -> String? {
    guard let value = job[name], !value.isNull else {
      return name == "company_name" ? text("company", of: job) : nil
    }
    let text = value.stringValue ?? value.text
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }
}
