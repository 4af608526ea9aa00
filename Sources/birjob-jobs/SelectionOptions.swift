import ArgumentParser
import BirJob
import Records
import ServiceCommand

/// Which jobs a search finds. The service selects them.
struct SelectionOptions: ParsableArguments {
  @Option(help: .init("Jobs with this text in their title or description.", valueName: "text"))
  var search: String?

  @Option(help: .init("Jobs of this company.", valueName: "name"))
  var company: String?

  @Option(help: .init("Jobs at this place.", valueName: "place"))
  var location: String?

  @Option(help: .init("Jobs of this source, such as linkedin.", valueName: "name"))
  var source: String?

  @Option(
    help: .init("full_time, part_time or contract.", valueName: "type"),
    completion: .list(BirJobRules.employmentTypes))
  var employmentType: String?

  @Option(
    help: .init("entry, mid, senior or lead.", valueName: "level"),
    completion: .list(BirJobRules.experienceLevels))
  var experienceLevel: String?

  @Flag(help: "Only jobs that can be done remotely.")
  var remote = false

  @Flag(help: "Only jobs that cannot be done remotely.")
  var onSite = false

  @Option(help: .init("Let the service sort the jobs by this field.", valueName: "field"))
  var sortBy: String?

  @Option(
    help: .init("asc or desc.", valueName: "order"), completion: .list(["asc", "desc"]))
  var sortOrder: String?

  func validate() throws {
    if remote, onSite { throw ValidationError("--remote and --on-site cannot be used together.") }
  }

  /// - Throws: `invalid_value` (64) for a value that breaks a rule of the description.
  func check(_ rules: DialectOptions) throws(Failure) {
    if let employmentType { try rules.check(BirJobRules.employmentType(employmentType)) }
    if let experienceLevel { try rules.check(BirJobRules.experienceLevel(experienceLevel)) }
  }

  var query: JobQuery {
    var query = JobQuery()
    query.search = search
    query.company = company
    query.location = location
    query.source = source
    query.employmentType = employmentType
    query.experienceLevel = experienceLevel
    query.isRemote = remote ? true : onSite ? false : nil
    query.sortBy = sortBy
    query.sortOrder = sortOrder
    return query
  }
}
