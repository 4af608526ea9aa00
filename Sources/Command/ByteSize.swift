import ArgumentParser

/// A number of bytes on the command line: `65536`, `64K`, `64M`, `10MiB`, `2G` (powers of 1024).
package struct ByteSize: ExpressibleByArgument, Sendable, Hashable {
  package var bytes: Int

  /// Powers of 1024, as shifts, the largest first.
  private static let units: [(name: String, shift: Int)] = [
    ("T", 40), ("G", 30), ("M", 20), ("K", 10),
  ]

  package init(bytes: Int) { self.bytes = bytes }

  package init?(argument: String) {
    let digits = argument.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    var unit = argument.dropFirst(digits.count).uppercased()
    if unit.hasSuffix("IB") { unit.removeLast(2) } else if unit.hasSuffix("B") { unit.removeLast() }
    let shift = Self.units.first { $0.name == unit }?.shift
    guard let shift = unit.isEmpty ? 0 : shift else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: 1 << shift)
    guard !overflow else { return nil }
    self.bytes = bytes
  }

  package var defaultValueDescription: String {
    for (unit, shift) in Self.units where bytes > 0 && bytes & (1 << shift - 1) == 0 {
      return "\(bytes >> shift)\(unit)"
    }
    return "\(bytes) bytes"
  }
}
