internal import Jobs
internal import Records

/// Postings in the vocabulary of schema.org: `JobPosting` objects anywhere in JSON-LD or microdata.
enum SchemaPosting {
  /// How deep objects are searched for postings.
  private static let maximumDepth = 12

  /// Returns the postings in a value, in order: in lists, `@graph`, `itemListElement`, and any other
  /// member.
  static func objects(in json: JSON, depth: Int = 0) -> [JSONObject] {
    guard depth < maximumDepth else { return [] }
    if let list = json.arrayValue { return list.flatMap { objects(in: $0, depth: depth + 1) } }
    guard let object = json.objectValue else { return [] }
    if isPosting(object) { return [object] }
    return object.members.flatMap { objects(in: $0.value, depth: depth + 1) }
  }

  private static func isPosting(_ object: JSONObject) -> Bool {
    let types = object["@type"] ?? object["type"] ?? .null
    let names =
      types.arrayValue?.compactMap(\.stringValue) ?? [types.stringValue].compactMap(\.self)
    return names.contains {
      $0 == "JobPosting" || $0.hasSuffix("/JobPosting") || $0.hasSuffix(":JobPosting")
    }
  }

  static func job(_ object: JSONObject) -> ImportedJob {
    let json = JSON.object(object)
    var job = ImportedJob()
    job.title = text(json["title"]) ?? text(json["name"]) ?? ""
    job.company = text(json["hiringOrganization"])
    job.url = text(json["url"]) ?? text(json["sameAs"])
    job.description = HTMLText.plain(sections(json).joined(separator: "\n\n"))
    job.skills = list(json["skills"])
    job.employmentType = list(json["employmentType"]).first.map(EmploymentType.normalized)
    job.experienceLevel = text(json["experienceRequirements"]).flatMap { $0.count < 40 ? $0 : nil }
    job.datePosted = date(json["datePosted"])
    job.validThrough = date(json["validThrough"])
    if let identifier = identifier(json["identifier"]) { job.sourceID = identifier }
    place(json, &job)
    salary(json["baseSalary"] ?? json["estimatedSalary"], &job)
    return job
  }

  private static func sections(_ json: JSON) -> [String] {
    var sections: [String] = []
    for name in [
      "description", "responsibilities", "qualifications", "educationRequirements", "jobBenefits",
    ] {
      // Some sites repeat the sections in the description.
      guard let text = value(json[name])?.trimmed, !text.isEmpty,
        !sections.contains(where: { $0.contains(text) })
      else { continue }
      sections.append(text)
    }
    return sections
  }

  /// Returns a string, the first one of a list, or the name of an object, without character
  /// references and white space around it.
  static func text(_ json: JSON?) -> String? {
    value(json).map { CharacterReferences.decoded($0).trimmed }
  }

  /// Returns a string, the first one of a list, or the name of an object, as it is written.
  private static func value(_ json: JSON?) -> String? {
    guard let json else { return nil }
    if let text = json.stringValue { return text }
    if let number = json.doubleValue {
      return json.intValue.map(String.init) ?? String(number)
    }
    if let first = json.arrayValue?.first { return value(first) }
    return value(json["name"] ?? json["@value"] ?? json["value"])
  }

  private static func list(_ json: JSON?) -> [String] {
    guard let json else { return [] }
    if let values = json.arrayValue { return values.flatMap { list($0) } }
    guard let text = text(json) else { return [] }
    let plain = HTMLText.plain(text)
    let parts = plain.split(whereSeparator: { ",;\n•".contains($0) }).map { part in
      String(part.trimmed.drop { $0 == "-" }.trimmed)
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func date(_ json: JSON?) -> String? {
    text(json).flatMap(Day.text)
  }

  private static func identifier(_ json: JSON?) -> String? {
    guard let value = text(json?["value"] ?? json), !value.isEmpty else { return nil }
    guard let name = text(json?["name"]), name != value else { return value }
    return name.lowercased().filter { $0.isLetter || $0.isNumber } + "_" + value
  }

  private static func place(_ json: JSON, _ job: inout ImportedJob) {
    let location = json["jobLocation"].flatMap { $0.arrayValue?.first ?? $0 }
    let address = location?["address"]
    if let written = address?.stringValue ?? location?.stringValue {
      job.location = written.trimmed
    } else if let address {
      job.city = text(address["addressLocality"])
      job.region = text(address["addressRegion"])
      job.country = text(address["addressCountry"])
    }
    let point = location?["geo"]
    job.latitude = number(point?["latitude"] ?? location?["latitude"])
    job.longitude = number(point?["longitude"] ?? location?["longitude"])
    let isRemote = text(json["jobLocationType"])?.uppercased().contains("TELECOMMUTE") ?? false
    if isRemote { job.isRemote = true }
    job.location = job.location ?? ImportedJob.place([job.city, job.region, job.country])
    if isRemote, job.location == nil {
      let limit = text(json["applicantLocationRequirements"])
      job.location = limit.map { "Remote, \($0)" } ?? "Remote"
    }
  }

  private static func salary(_ json: JSON?, _ job: inout ImportedJob) {
    guard let json = json?.arrayValue?.first ?? json else { return }
    if let written = json.stringValue {
      job.salary = Salary(text: written)
      job.salaryText = written
      return
    }
    let value = json["value"] ?? json
    let low = number(value["minValue"]) ?? number(value["value"]) ?? number(value)
    let high = number(value["maxValue"]) ?? low
    let period = text(value["unitText"] ?? json["unitText"]).flatMap { Salary.Period($0) }
    job.salary = Salary(
      minimum: low, maximum: high, currency: text(json["currency"] ?? value["currency"]),
      period: period)
  }

  static func number(_ json: JSON?) -> Double? {
    json?.doubleValue
      ?? json?.stringValue.flatMap { text in Double(text.filter { $0 != "," && $0 != " " }) }
  }
}
