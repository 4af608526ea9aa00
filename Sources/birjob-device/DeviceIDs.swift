/// Identifiers for a device that has none.
enum DeviceIDs {
  /// A random UUID (RFC 9562 §5.4) in lower case.
  ///
  /// - Parameter random: returns a number from 0 up to, but not including, 1.
  static func random(_ random: () -> Double) -> String {
    var digits = Array(hexadecimal(32, random))
    digits[12] = "4"
    digits[16] = ["8", "9", "a", "b"][Int(random() * 4)]
    let text = String(digits)
    var rest = text[...]
    return [8, 4, 4, 4, 12].map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }.joined(separator: "-")
  }

  /// A push token: 64 random hexadecimal digits.
  static func token(_ random: () -> Double) -> String { hexadecimal(64, random) }

  private static func hexadecimal(_ count: Int, _ random: () -> Double) -> String {
    (0..<count).map { _ in String(Int(random() * 16), radix: 16) }.joined()
  }
}
