import ArgumentParser
import ServiceCommand

/// What is kept between runs.
struct KeptOptions: ParsableArguments {
  @OptionGroup var file: JournalOptions

  @Flag(help: "Ask the service for everything, and keep nothing.")
  var noCache = false

  @Flag(help: "Ask the service for everything, and keep what it answers now.")
  var refresh = false

  func validate() throws {
    if noCache, refresh { throw ValidationError("--no-cache and --refresh exclude each other.") }
  }

  var own: ServiceContext.OwnJournal? {
    noCache ? nil : .init(.explanations, isRead: !refresh, isWanted: false)
  }
}
