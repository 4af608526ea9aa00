/// Random letters and digits for addresses, passwords and tokens.
package struct RandomText: Sendable {
  /// Returns a number from 0 up to, but not including, 1.
  let random: @Sendable () -> Double

  package init(random: @escaping @Sendable () -> Double) { self.random = random }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// A text of `count` characters.
  package func callAsFunction(_ count: Int) -> String {
    String((0..<count).map { _ in Self.alphabet[Int(random() * Double(Self.alphabet.count))] })
  }
}
