import ArgumentParser
import Command
import JobMatchNow
import Jobs
import Records

/// Which jobs of a search are listed, and in which order.
struct SelectionOptions: ParsableArguments {
  @Option(help: "Request only local or only national jobs from the service.")
  var scope: JobScope?

  @Flag(help: "List only remote jobs.")
  var remote = false

  @Flag(help: "List only jobs that are not remote.")
  var onSite = false

  @Option(help: "List only direct or only adjacent matches.")
  var category: JobFilter.Category?

  @Option(
    help: .init(
      "List only jobs with this text in their title, company or location.", valueName: "text"))
  var search: String?

  @Option(
    help: .init(
      "List only jobs that may pay at least this much a year, in their own currency.",
      valueName: "amount"))
  var minSalary: Double?

  @Option(help: .init("List only jobs of this level, such as senior.", valueName: "word"))
  var level: String?

  @Option(
    help: .init("List only jobs of this type, such as full-time.", valueName: "word"),
    completion: .list(["full-time", "part-time", "contract", "temporary", "internship"]))
  var type: String?

  @Option(
    help: .init("List only jobs posted within this time, such as 48h or 7d.", valueName: "duration")
  )
  var postedWithin: TimeSpan?

  @Option(
    name: .shortAndLong,
    help: "Sort the jobs of each search. (default: the order of the service)")
  var sort: JobOrder?

  @Option(
    name: [.customShort("n"), .long],
    help: .init("List at most this many jobs of each search.", valueName: "n"))
  var limit: Int?

  @Flag(help: "Write the number of jobs of each search instead of the jobs.")
  var count = false

  func validate() throws {
    if remote, onSite { throw ValidationError("--remote and --on-site cannot be used together.") }
    if let minSalary, !(minSalary >= 0) {
      throw ValidationError("--min-salary must be 0 or greater.")
    }
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
  }

  /// True for only remote jobs, false for only jobs that are not remote, nil for all.
  var isRemote: Bool? { remote ? true : onSite ? false : nil }

  /// Whether all jobs of a search are requested, so that they can be counted.
  var isWholeSearch: Bool { scope == nil && isRemote == nil }

  /// The filter selects remote jobs too, because the service's older version ignores `remote`.
  func filter(now: Timestamp) -> JobFilter {
    JobFilter(
      category: category, isRemote: isRemote, search: search,
      postedSince: postedWithin.map { now - $0.duration },
      conditions: .init(minimumSalary: minSalary, level: level, employmentType: type))
  }
}

extension JobScope: ExpressibleByArgument {}
extension JobFilter.Category: ExpressibleByArgument {}
extension JobOrder: ExpressibleByArgument {}
