internal import Logging

/// The server's log, on stderr.
enum ServerLog {
  static func logger(level: String) -> Logger {
    var logger = Logger(
      label: "jm-serve", factory: { label in StreamLogHandler.standardError(label: label) })
    logger.logLevel = Logger.Level(rawValue: level) ?? .error
    return logger
  }
}
