extension Fragment {
  /// Whether the first word is written in lower case throughout, as a line that goes on from the one
  /// before begins; names such as `iOS` and `eBay` do not count.
  var beginsInLowerCase: Bool {
    guard scalars.first?.isLowercase == true else { return false }
    return !scalars.prefix { !$0.isWhitespace }.contains { $0.isUppercase }
  }
}
