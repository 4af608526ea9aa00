import ArgumentParser
import Command
import JobMatchNow
import Records

/// Which jobs are wanted and how they are listed.
struct SelectionOptions: ParsableArguments {
  @Option(help: "Ask for local or national jobs only.")
  var scope: JobScope?

  @Flag(help: "Remote jobs only.")
  var remote = false

  @Flag(help: "No remote jobs.")
  var onSite = false

  @Option(help: "Direct or adjacent matches only.")
  var category: JobFilter.Category?

  @Option(help: .init("Jobs with this in title, company or location.", valueName: "text"))
  var search: String?

  @Option(help: .init("Jobs posted in the last 48h, 7d, …", valueName: "time"))
  var postedWithin: TimeSpan?

  @Option(help: "The order of a search's jobs; as the service ranks them without.")
  var sort: JobOrder?

  @Option(help: .init("At most this many jobs of a search.", valueName: "n"))
  var limit: Int?

  @Flag(help: "Write the number of a search's jobs instead of the jobs.")
  var count = false

  func validate() throws {
    if remote, onSite { throw ValidationError("--remote and --on-site exclude each other.") }
    if let limit, limit < 0 { throw ValidationError("--limit takes a number from 0.") }
  }

  /// True for remote jobs only, false for the others only.
  var isRemote: Bool? { remote ? true : onSite ? false : nil }

  /// Whether the service is asked for all jobs of a search, so that they can be counted.
  var isWholeSearch: Bool { scope == nil && isRemote == nil }

  /// The filter asks for remote jobs once more: the service's older version knows no `remote`.
  func filter(now: Timestamp) -> JobFilter {
    JobFilter(
      category: category, isRemote: isRemote, search: search,
      postedSince: postedWithin.map { now - $0.duration })
  }
}

extension JobScope: ExpressibleByArgument {}
extension JobFilter.Category: ExpressibleByArgument {}
extension JobOrder: ExpressibleByArgument {}
