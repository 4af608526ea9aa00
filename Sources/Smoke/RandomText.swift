/// Random letters and digits for addresses, passwords and tokens.
package struct RandomText: Sendable {
  /// Returns a number from 0 up to, but not including, 1.
  let random: @Sendable () -> Double

  package init(random: @escaping @Sendable () -> Double) { self.random = random }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  private static let digits = Array("0123456789abcdef")

  /// A text of `count` characters.
  package func callAsFunction(_ count: Int) -> String { text(count, of: Self.alphabet) }

  /// A hexadecimal number of `count` digits.
  package func hexadecimal(_ count: Int) -> String { text(count, of: Self.digits) }

  /// A UUID of version 4 (RFC 9562 §5.4).
  package func uuid() -> String {
    [hexadecimal(8), hexadecimal(4), "4" + hexadecimal(3), "a" + hexadecimal(3), hexadecimal(12)]
      .joined(separator: "-")
  }

  private func text(_ count: Int, of characters: [Character]) -> String {
    String((0..<count).map { _ in characters[Int(random() * Double(characters.count))] })
  }
}
