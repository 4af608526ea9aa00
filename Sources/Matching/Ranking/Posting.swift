package import Records

/// A job posting: the job fields of the API and the additional fields of posting lines.
///
/// A field that is missing, null or of another type is empty or nil; reading never throws.
package struct Posting: Sendable, Hashable {
  package let jobID: String?
  package let title: String
  package let companyName: String
  /// For display: `Leeds, United Kingdom`.
  package let location: String
  package let description: String
  /// In the order of the posting. A line may contain strings, objects with `name` and `keywords`,
  /// or one string with commas.
  package let skills: [Skill]
  package let remoteFlag: Bool?
  package let employmentType: String?
  package let experienceLevel: String?
  package let salaryRange: String?
  /// For display: `2 days ago`.
  package let postedAt: String?
  /// An ISO 8601 date.
  package let datePosted: String?
  package let country: String?
  package let region: String?
  package let city: String?
  /// Nil unless latitude and longitude are present and in range.
  package let coordinates: Coordinates?

  package struct Skill: Sendable, Hashable {
    package let name: String
    /// The path of the name in the line: `skills[2]`, `skills[2].name`; `skills` for a single
    /// string.
    package let field: String
    /// The keywords under this skill; used for matching, never quoted as evidence.
    package let keywords: [String]
  }

  package init(json: JSON) {
    func text(_ names: String...) -> String? {
      for name in names {
        if let value = json[name]?.stringValue, !value.isEmpty { return value }
      }
      return nil
    }
    jobID = text("job_id", "id") ?? json["id"]?.intValue.map(String.init)
    title = text("title") ?? ""
    companyName = text("company_name", "company") ?? ""
    location = text("location") ?? ""
    description = text("description") ?? ""
    skills = Self.skills(json["skills"])
    remoteFlag = json["is_remote"]?.boolValue
    employmentType = text("employment_type")
    experienceLevel = text("experience_level", "experience")
    salaryRange = text("salary_range", "salary")
    postedAt = text("posted_at")
    datePosted = text("date_posted")
    country = text("country")
    region = text("region")
    city = text("city")
    coordinates = Coordinates(
      latitude: json["lat"]?.doubleValue, longitude: json["lng"]?.doubleValue)
  }

  private static func skills(_ json: JSON?) -> [Skill] {
    if let list = json?.stringValue {
      return list.split(separator: ",").compactMap { part in
        let name = part.trimmed
        return name.isEmpty ? nil : Skill(name: name, field: "skills", keywords: [])
      }
    }
    return (json?.arrayValue ?? []).enumerated().compactMap { index, value in
      if let name = value.stringValue {
        return Skill(name: name, field: "skills[\(index)]", keywords: [])
      }
      guard let name = value["name"]?.stringValue else { return nil }
      let keywords = (value["keywords"]?.arrayValue ?? []).compactMap(\.stringValue)
      return Skill(name: name, field: "skills[\(index)].name", keywords: keywords)
    }
  }

  /// Returns the string that the offsets of evidence in `field` refer to; nil if there is no such
  /// field.
  func text(of field: String) -> String? {
    switch field {
    case "title": title
    case "description": description
    case "location": location
    case "company_name": companyName
    default: skills.first { $0.field == field && field != "skills" }?.name
    }
  }
}
