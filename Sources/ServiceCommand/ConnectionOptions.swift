package import ArgumentParser
package import Command
package import Sessions
import Transport

/// How a program reaches its service.
package struct ConnectionOptions: ParsableArguments {
  @Option(
    help: .init("The profile of config.toml to use.", valueName: "name"),
    completion: .profileNames)
  package var profile: String?

  @Option(help: .init("The service's address.", valueName: "url"))
  package var baseUrl: String?

  @Option(help: .init("The Supabase project's address.", valueName: "url"))
  package var authUrl: String?

  @Option(help: .init("How long connecting may take.", valueName: "time"))
  package var connectTimeout = TimeSpan(seconds: 10)

  @Option(help: .init("How long one try may last (uploads: 300s).", valueName: "time"))
  package var timeout: TimeSpan?

  @Option(help: .init("How often a request is tried.", valueName: "n"))
  package var attempts = 4

  @Option(help: .init("When to give up altogether.", valueName: "time"))
  package var deadline: TimeSpan?

  @Option(help: .init("Requests in flight.", valueName: "n"))
  package var jobs: Int?

  @Option(help: .init("Requests a second, for all programs of this user.", valueName: "n"))
  package var rate: Double?

  @Option(help: .init("Certificate authorities in PEM.", valueName: "file"), completion: .file())
  package var cacert: String?

  @Option(help: .init("The proxy to go through.", valueName: "url"))
  package var proxy: String?

  @Flag(help: "Allow plain http to other hosts than this one.")
  package var allowHttp = false

  @Flag(name: .shortAndLong, help: "Say one line per request; twice: headers too.")
  package var verbose: Int

  package init() {}

  package func validate() throws {
    if attempts < 1 { throw ValidationError("--attempts takes a number from 1.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1.") }
    if let rate, !(rate > 0) { throw ValidationError("--rate takes a number above 0.") }
  }

  package var flags: SettingFlags {
    var flags = SettingFlags()
    flags.profile = profile
    flags.baseURL = baseUrl
    flags.authURL = authUrl
    flags.caBundle = cacert
    flags.proxy = proxy
    flags.rate = rate
    flags.jobs = jobs
    flags.allowHTTP = allowHttp ? true : nil
    return flags
  }

  func apply(to options: inout TransportOptions) {
    options.connectTimeout = connectTimeout.duration
    if let timeout {
      options.timeout = timeout.duration
      options.uploadTimeout = timeout.duration
    }
    options.attempts = attempts
    options.deadline = deadline?.duration
  }
}
