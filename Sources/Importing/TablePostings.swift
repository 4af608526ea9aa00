internal import Jobs
internal import Records

/// The rows of a CSV table with a header.
enum TablePostings {
  /// The field of a job line that each column becomes, by its name in lower case without spaces and
  /// punctuation.
  private static let columns: [String: String] = [
    "id": "job_id", "jobid": "job_id", "reference": "job_id", "jobreference": "job_id",
    "requisitionid": "job_id", "title": "title", "jobtitle": "title", "position": "title",
    "role": "title", "company": "company_name", "companyname": "company_name",
    "employer": "company_name", "organization": "company_name", "organisation": "company_name",
    "location": "location", "joblocation": "location", "place": "location", "url": "job_url",
    "joburl": "job_url", "link": "job_url", "applyurl": "job_url", "description": "description",
    "jobdescription": "description", "text": "description", "skills": "skills",
    "requiredskills": "skills", "remote": "is_remote", "isremote": "is_remote",
    "employmenttype": "employment_type", "jobtype": "employment_type", "type": "employment_type",
    "experiencelevel": "experience_level", "seniority": "experience_level",
    "level": "experience_level", "salary": "salary_range", "salaryrange": "salary_range",
    "pay": "salary_range", "salarymin": "salary_min", "minsalary": "salary_min",
    "salarymax": "salary_max", "maxsalary": "salary_max", "currency": "salary_currency",
    "salarycurrency": "salary_currency", "salaryperiod": "salary_period",
    "dateposted": "date_posted", "posted": "date_posted", "postedat": "date_posted",
    "posteddate": "date_posted", "date": "date_posted", "validthrough": "valid_through",
    "expires": "valid_through", "closingdate": "valid_through", "deadline": "valid_through",
    "country": "country", "region": "region", "state": "region", "city": "city", "lat": "lat",
    "latitude": "lat", "lng": "lng", "lon": "lng", "longitude": "lng",
  ]

  /// The fields that `--map` may name.
  static let fields = Set(columns.values)

  /// - Parameter mapping: the column of a field, for columns that are not recognized by their names.
  /// - Throws: `unknown_column` if a mapped column does not exist, `no_title_column` without titles.
  static func jobs(_ bytes: [UInt8], mapping: [String: String]) throws(Failure) -> [ImportedJob] {
    var rows = CSVRows(bytes)
    guard let header = rows.next() else { return [] }
    var indices: [String: Int] = [:]
    for (index, name) in header.enumerated() {
      let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
      if let field = columns[key], indices[field] == nil { indices[field] = index }
    }
    for (field, column) in mapping.sorted(by: { $0.key < $1.key }) {
      guard let index = header.firstIndex(where: { $0.trimmed == column }) else {
        throw Failure(
          "unknown_column", "the table has no column \"\(column)\"",
          hint: "its columns are: " + header.joined(separator: ", "), exit: .dataError)
      }
      indices[field] = index
    }
    guard indices["title"] != nil else {
      throw Failure(
        "no_title_column", "no column of the table is a job title",
        hint: "name it with --map title=COLUMN", exit: .dataError)
    }
    var jobs: [ImportedJob] = []
    while let row = rows.next() {
      jobs.append(
        job { field in
          guard let index = indices[field], index < row.count else { return nil }
          let value = row[index].trimmed
          return value.isEmpty ? nil : value
        })
    }
    return jobs
  }

  private static func job(_ field: (String) -> String?) -> ImportedJob {
    var job = ImportedJob()
    job.sourceID = field("job_id")
    job.title = HTMLText.plain(field("title") ?? "")
    job.company = field("company_name")
    job.location = field("location")
    job.url = field("job_url")
    job.description = HTMLText.plain(field("description") ?? "")
    job.skills = (field("skills") ?? "").split(whereSeparator: { ",;|".contains($0) }).map {
      String($0.trimmed)
    }
    job.isRemote = field("is_remote").flatMap(flag)
    job.employmentType = field("employment_type").map(EmploymentType.normalized)
    job.experienceLevel = field("experience_level")
    job.salaryText = field("salary_range")
    let low = field("salary_min").flatMap { SchemaPosting.number(.string($0)) }
    let high = field("salary_max").flatMap { SchemaPosting.number(.string($0)) }
    if low != nil || high != nil {
      job.salary = Salary(
        minimum: low, maximum: high, currency: field("salary_currency"),
        period: field("salary_period").flatMap { Salary.Period($0) })
    } else {
      job.salary = job.salaryText.flatMap(Salary.init(text:))
    }
    job.datePosted = field("date_posted").flatMap(Day.text)
    job.validThrough = field("valid_through").flatMap(Day.text)
    job.country = field("country")
    job.region = field("region")
    job.city = field("city")
    job.latitude = field("lat").flatMap(Double.init)
    job.longitude = field("lng").flatMap(Double.init)
    return job
  }

  private static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "y", "remote", "fully remote": true
    case "no", "false", "0", "n", "on-site", "onsite", "hybrid": false
    default: nil
    }
  }
}
