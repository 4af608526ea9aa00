internal import Digests
internal import Jobs
package import Records

/// A posting that was read from another format.
package struct ImportedJob: Sendable {
  /// The identifier of the posting at its source: `greenhouse_4012345`.
  var sourceID: String?
  var title = ""
  var company: String?
  /// For display.
  var location: String?
  var url: String?
  /// Plain text.
  var description = ""
  var skills: [String] = []
  var isRemote: Bool?
  var employmentType: String?
  var experienceLevel: String?
  var salary: Salary?
  /// As the source has it, if it cannot be read as a number.
  var salaryText: String?
  /// ISO 8601 dates, at least the day.
  var datePosted: String?
  var validThrough: String?
  var country: String?
  var region: String?
  var city: String?
  var latitude: Double?
  var longitude: Double?

  /// `sourceID`; or else a digest of the address, or of title, company and place. The same posting
  /// always has the same identifier.
  package var identifier: String {
    if let sourceID, !sourceID.isEmpty { return sourceID }
    if let url, !url.isEmpty { return "url_" + Self.digest(Self.withoutTracking(url)) }
    return "job_" + Self.digest(Self.key([title, company, location ?? city]))
  }

  /// What two copies of the same posting have in common. Sources that number their postings may use
  /// the same numbers.
  package var sourceKey: String {
    Self.digest(identifier + "\n" + Self.key([title, company]))
  }

  /// What two postings of the same job have in common, whatever their identifiers and dates.
  package var contentKey: String {
    Self.digest(Self.key([title, company, location ?? city, description]))
  }

  /// Whether the posting is open at a date, as far as it says so.
  package func isCurrent(at day: String) -> Bool {
    guard let validThrough else { return true }
    return validThrough.prefix(10) >= day.prefix(10)
  }

  package var hasTitle: Bool { !title.trimmed.isEmpty }

  /// The posting as a job line.
  package var object: JSONObject {
    var object = JSONObject()
    func set(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { object[name] = .string(value) }
    }
    set("job_id", identifier)
    set("title", title)
    set("company_name", company)
    set("location", location ?? Self.place([city, region, country]))
    set("job_url", url)
    if let isRemote { object["is_remote"] = .bool(isRemote) }
    set("description", description)
    if !skills.isEmpty { object["skills"] = .array(skills.map(JSON.string)) }
    set("employment_type", employmentType)
    set("experience_level", experienceLevel)
    if let salary, !salary.isEmpty {
      set("salary_range", salary.text)
      object["salary_min"] = salary.minimum.map(Self.number)
      object["salary_max"] = salary.maximum.map(Self.number)
      set("salary_currency", salary.currency)
      set("salary_period", salary.period?.rawValue)
    } else {
      set("salary_range", salaryText)
    }
    set("date_posted", datePosted)
    set("valid_through", validThrough)
    set("country", country)
    set("region", region)
    set("city", city)
    if let latitude, let longitude {
      object["lat"] = .number(latitude)
      object["lng"] = .number(longitude)
    }
    return object
  }

  private static func number(_ value: Double) -> JSON {
    value.rounded() == value && abs(value) < 1e15 ? .number(Int(value)) : .number(value)
  }

  static func place(_ parts: [String?]) -> String? {
    let named = parts.compactMap(\.self).filter { !$0.isEmpty }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }

  private static func digest(_ text: String) -> String {
    String(ContentDigest.sha256(Array(text.utf8)).prefix(16))
  }

  /// Letters and digits in lower case: a repost may differ in spaces and punctuation.
  private static func key(_ parts: [String?]) -> String {
    parts.map { part in
      String(
        String.UnicodeScalarView(
          (part ?? "").lowercased().unicodeScalars.filter {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
          }))
    }.joined(separator: "\n")
  }

  /// Returns an address without its fragment and the parameters of campaigns.
  private static func withoutTracking(_ url: String) -> String {
    let address = url.prefix { $0 != "#" }
    let parts = address.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return String(address) }
    let kept = parts[1].split(separator: "&").filter { parameter in
      let name = parameter.prefix { $0 != "=" }.lowercased()
      return !name.hasPrefix("utm_")
        && !["source", "src", "ref", "gh_src", "lever-source"].contains(name)
    }
    return parts[0] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
  }
}
