internal import Jobs
internal import Records

/// The job boards of Greenhouse, Lever and Ashby, as their public interfaces return them.
enum BoardPostings {
  /// Whether the board has no postings at present.
  static func isEmpty(_ json: JSON) -> Bool {
    (json["jobs"] ?? json).arrayValue?.isEmpty == true
  }

  // MARK: Greenhouse: {"jobs": [{"id", "title", "absolute_url", "location": {"name"}, "content", …}]}

  static func greenhouse(_ json: JSON) -> [JSON]? {
    let jobs = json["jobs"]?.arrayValue ?? (json["absolute_url"] == nil ? [] : [json])
    guard let first = jobs.first else { return nil }
    return first["absolute_url"] == nil ? nil : jobs
  }

  static func greenhouseJob(_ json: JSON) -> ImportedJob {
    var job = ImportedJob()
    job.sourceID = SchemaPosting.text(json["id"]).map { "greenhouse_" + $0 }
    job.title = SchemaPosting.text(json["title"]) ?? ""
    job.company =
      SchemaPosting.text(json["company_name"])
      ?? board(json["absolute_url"]?.stringValue, at: "greenhouse.io")
    job.url = json["absolute_url"]?.stringValue
    job.location = SchemaPosting.text(json["location"])
    job.description = HTMLText.plain(json["content"]?.stringValue ?? "")
    job.datePosted = json["first_published"]?.stringValue ?? json["updated_at"]?.stringValue
    for entry in json["metadata"]?.arrayValue ?? [] {
      guard let name = entry["name"]?.stringValue?.lowercased(),
        let value = SchemaPosting.text(entry["value"])
      else { continue }
      if name.contains("employment") { job.employmentType = EmploymentType.normalized(value) }
    }
    if let pay = json["pay_input_ranges"]?.arrayValue?.first {
      // In cents.
      job.salary = Salary(
        minimum: pay["min_cents"]?.doubleValue.map { $0 / 100 },
        maximum: pay["max_cents"]?.doubleValue.map { $0 / 100 },
        currency: pay["currency_type"]?.stringValue,
        period: pay["title"]?.stringValue.flatMap { Salary.Period($0) })
    }
    return job
  }

  /// Returns the name of a board, `Acme` for `https://boards.greenhouse.io/acme/jobs/1`: the part of
  /// the address after the host.
  private static func board(_ address: String?, at host: String) -> String? {
    let parts = (address ?? "").split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(host) }), index + 1 < parts.count
    else { return nil }
    return parts[index + 1].prefix(1).uppercased() + parts[index + 1].dropFirst()
  }

  // MARK: Lever: [{"id", "text", "hostedUrl", "categories": {…}, "descriptionPlain", "lists", …}]

  static func lever(_ json: JSON) -> [JSON]? {
    let jobs = json.arrayValue ?? [json]
    guard let first = jobs.first, first["hostedUrl"] != nil, first["text"] != nil else {
      return nil
    }
    return jobs
  }

  static func leverJob(_ json: JSON) -> ImportedJob {
    var job = ImportedJob()
    job.sourceID = SchemaPosting.text(json["id"]).map { "lever_" + $0 }
    job.title = SchemaPosting.text(json["text"]) ?? ""
    job.url = json["hostedUrl"]?.stringValue
    job.company = board(job.url, at: "lever.co")
    let categories = json["categories"]
    job.location = SchemaPosting.text(categories?["location"])
    job.employmentType = SchemaPosting.text(categories?["commitment"]).map(
      EmploymentType.normalized)
    var sections = [
      HTMLText.plain(
        json["description"]?.stringValue ?? json["descriptionPlain"]?.stringValue ?? "")
    ]
    for list in json["lists"]?.arrayValue ?? [] {
      let heading = SchemaPosting.text(list["text"]) ?? ""
      let content = HTMLText.plain("<ul>" + (list["content"]?.stringValue ?? "") + "</ul>")
      sections.append(heading + "\n" + content)
    }
    sections.append(
      HTMLText.plain(json["additional"]?.stringValue ?? json["additionalPlain"]?.stringValue ?? ""))
    job.description = sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    switch json["workplaceType"]?.stringValue?.lowercased() {
    case "remote": job.isRemote = true
    case "onsite", "on-site", "hybrid": job.isRemote = false
    default: break
    }
    if let pay = json["salaryRange"] {
      job.salary = Salary(
        minimum: pay["min"]?.doubleValue, maximum: pay["max"]?.doubleValue,
        currency: pay["currency"]?.stringValue,
        period: pay["interval"]?.stringValue.flatMap { Salary.Period($0) })
    }
    // Milliseconds since 1970.
    if let created = json["createdAt"]?.doubleValue {
      job.datePosted = Day.text(secondsSince1970: created / 1000)
    }
    job.country = SchemaPosting.text(json["country"])
    return job
  }

  // MARK: Ashby: {"jobs": [{"id", "title", "jobUrl", "location", "descriptionHtml", …}]}

  static func ashby(_ json: JSON) -> [JSON]? {
    guard let jobs = json["jobs"]?.arrayValue, let first = jobs.first, first["jobUrl"] != nil else {
      return nil
    }
    return jobs
  }

  static func ashbyJob(_ json: JSON) -> ImportedJob {
    var job = ImportedJob()
    job.title = SchemaPosting.text(json["title"]) ?? ""
    job.url = json["jobUrl"]?.stringValue
    let last = (job.url ?? "").split(separator: "/").last.map(String.init)
    job.sourceID = (json["id"]?.stringValue ?? last).map { "ashby_" + $0 }
    job.company = board(job.url, at: "ashbyhq.com")
    job.location = SchemaPosting.text(json["location"])
    let address = json["address"]?["postalAddress"]
    job.city = SchemaPosting.text(address?["addressLocality"])
    job.region = SchemaPosting.text(address?["addressRegion"])
    job.country = SchemaPosting.text(address?["addressCountry"])
    job.isRemote = json["isRemote"]?.boolValue
    job.employmentType = SchemaPosting.text(json["employmentType"]).map(EmploymentType.normalized)
    job.description = HTMLText.plain(
      json["descriptionHtml"]?.stringValue ?? json["descriptionPlain"]?.stringValue ?? "")
    job.datePosted = json["publishedAt"]?.stringValue ?? json["publishedDate"]?.stringValue
    let pay = json["compensation"]
    if let text = pay?["scrapeableCompensationSalarySummary"]?.stringValue
      ?? pay?["compensationTierSummary"]?.stringValue
    {
      job.salary = Salary(text: text)
      job.salaryText = text
    }
    return job
  }
}
