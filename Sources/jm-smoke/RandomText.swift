/// Letters and digits that nobody has chosen, for addresses, passwords and tokens.
struct InventedText: Sendable {
  /// A number from 0 up to, not including, 1.
  let random: @Sendable () -> Double

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  func callAsFunction(_ count: Int) -> String {
    String((0..<count).map { _ in Self.letters[Int(random() * Double(Self.letters.count))] })
  }
}
