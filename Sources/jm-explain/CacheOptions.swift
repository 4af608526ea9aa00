import ArgumentParser
import JobMatchNow
import ServiceCommand
import ServiceKit

/// The cache options.
struct CacheOptions: ParsableArguments {
  @OptionGroup var file: JournalOptions

  @Flag(help: "Neither read nor write cached explanations.")
  var noCache = false

  @Flag(help: "Request all explanations again, and replace the cached ones.")
  var refresh = false

  func validate() throws {
    if noCache, refresh {
      throw ValidationError("--no-cache and --refresh cannot be used together.")
    }
  }

  var defaultJournal: DefaultJournal.Use? {
    noCache ? nil : .init(.explanations, isRead: !refresh, isRequired: false)
  }
}
