package import ArgumentParser
package import Command
package import Sessions
package import Transport

/// How a program sends its requests.
package struct RequestOptions: ParsableArguments {
  @Option(help: .init("Time limit to connect: 500ms, 10s, 2m.", valueName: "duration"))
  package var connectTimeout = TimeSpan(seconds: 10)

  @Option(
    help: .init(
      "Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s).",
      valueName: "duration"))
  package var timeout: TimeSpan?

  @Option(
    help: .init("Maximum number of attempts per request, including the first.", valueName: "n"))
  package var attempts = 4

  @Option(
    help: .init("Time limit for the whole run: 30s, 5m, 2h (default: none).", valueName: "duration")
  )
  package var deadline: TimeSpan?

  @Option(help: .init("Maximum number of requests in flight (default: 8).", valueName: "n"))
  package var jobs: Int?

  @Option(
    help: .init(
      "Maximum number of requests per second, shared by all of your processes that set it "
        + "(default: none).", valueName: "n"))
  package var rate: Double?

  @Option(
    help: .init(
      "Trust the certificate authorities in this PEM file instead of the system's.",
      valueName: "file"), completion: .file())
  package var cacert: String?

  @Option(help: .init("Send requests through this proxy.", valueName: "url"))
  package var proxy: String?

  @Flag(help: "Allow plain HTTP to hosts other than this machine.")
  package var allowHttp = false

  @Flag(
    name: .shortAndLong, help: "Print a line for each request; given twice, its headers too.")
  package var verbose: Int

  package init() {}

  package func validate() throws {
    let times = [
      ("--connect-timeout", connectTimeout), ("--timeout", timeout), ("--deadline", deadline),
    ]
    for (option, time) in times where time.map({ $0.seconds <= 0 }) == true {
      throw ValidationError("\(option) must be longer than 0s.")
    }
    if attempts < 1 { throw ValidationError("--attempts must be 1 or more.") }
    if let jobs, !SettingFlags.jobsRange.contains(jobs) {
      throw ValidationError("--jobs must be a whole number from 1 to 4096.")
    }
    if let rate, !(rate > 0 && rate.isFinite) {
      throw ValidationError("--rate must be a number greater than 0.")
    }
  }

  /// Sets the flags that these options give.
  package func set(_ flags: inout SettingFlags) {
    flags.caBundle = cacert
    flags.proxy = proxy
    flags.rate = rate
    flags.jobs = jobs
    flags.allowHTTP = allowHttp ? true : nil
  }

  package func apply(to options: inout TransportOptions) {
    options.connectTimeout = connectTimeout.duration
    if let timeout {
      options.timeout = timeout.duration
      options.uploadTimeout = timeout.duration
    }
    options.attempts = attempts
    options.deadline = deadline?.duration
  }
}
