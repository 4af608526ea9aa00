internal import Jobs
internal import Records

/// The entries of RSS and Atom feeds.
enum FeedPostings {
  /// Whether bytes are a feed: the first element is `rss`, `feed` or `RDF`.
  static func isFeed(_ bytes: [UInt8]) -> Bool {
    for case .start(let name, _, _) in MarkupScanner(bytes, isXML: true) {
      return ["rss", "feed", "RDF"].contains(FeedReader.localName(name))
    }
    return false
  }

  /// - Throws: `broken_feed` if the feed ends inside an entry.
  static func jobs(_ bytes: [UInt8]) throws(Failure) -> [ImportedJob] {
    var reader = FeedReader()
    for token in MarkupScanner(bytes, isXML: true) { reader.add(token) }
    guard reader.isBetweenEntries else {
      throw Failure("broken_feed", "the feed ends inside an entry", exit: .dataError)
    }
    return reader.entries.map(job)
  }

  private static func job(_ fields: [String: String]) -> ImportedJob {
    func field(_ names: String...) -> String? {
      names.lazy.compactMap { fields[$0]?.trimmed }.first { !$0.isEmpty }
    }
    var job = ImportedJob()
    job.title = HTMLText.plain(field("title") ?? "")
    job.url = field("link", "guid", "id")
    job.description = HTMLText.plain(field("encoded", "content", "description", "summary") ?? "")
    job.company = field("company", "company_name", "companyName", "creator", "author", "employer")
    job.location = field("location", "jobLocation", "region")
    job.city = field("city")
    job.country = field("country")
    job.employmentType = field("type", "jobType", "job_type").map(EmploymentType.normalized)
    job.datePosted = field("pubDate", "published", "date", "updated").flatMap(Day.text)
    job.validThrough = field("expires", "expiryDate", "validThrough").flatMap(Day.text)
    job.salaryText = field("salary")
    job.salary = job.salaryText.flatMap(Salary.init(text:))
    job.skills = (fields["category"] ?? "").split(whereSeparator: \.isNewline).map {
      String($0.trimmed)
    }
    if let id = field("guid", "id"), !id.contains("://") { job.sourceID = "feed_" + id }
    // `Acme: Welder`, as job boards write titles.
    if job.company == nil, let colon = job.title.firstIndex(of: ":") {
      let company = job.title[..<colon].trimmed
      let rest = job.title[job.title.index(after: colon)...].trimmed
      if !company.isEmpty, !rest.isEmpty, company.count < 40 {
        job.company = String(company)
        job.title = String(rest)
      }
    }
    return job
  }
}
