import ArgumentParser

/// A time on the command line: `500ms`, `2s`, `5m`, `48h`, `7d`, `2w`. A number alone is seconds.
package struct TimeSpan: ExpressibleByArgument, Sendable, Hashable {
  package var seconds: Double

  package init(seconds: Double) { self.seconds = seconds }

  package init(_ duration: Duration) { seconds = duration / .seconds(1) }

  /// A hundred years. Longer times are mistakes, and dates and timers could not hold them.
  private static let longest = 100 * 366 * 86_400.0

  package init?(argument: String) {
    let units: [(suffix: String, seconds: Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86_400), ("w", 604_800),
    ]
    let unit = units.first { argument.hasSuffix($0.suffix) }
    let digits = argument.dropLast(unit?.suffix.count ?? 0)
    guard digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
      let number = Double(digits)
    else { return nil }
    seconds = number * (unit?.seconds ?? 1)
    if seconds > Self.longest { return nil }
  }

  package var duration: Duration { .seconds(seconds) }

  package var defaultValueDescription: String {
    seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
  }
}
