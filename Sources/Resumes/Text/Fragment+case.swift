extension Fragment {
  /// Whether the first word is all lower case, as in a line that continues the previous one. Names
  /// such as `iOS` and `eBay` do not count.
  var beginsInLowerCase: Bool {
    guard scalars.first?.isLowercase == true else { return false }
    return !scalars.prefix { !$0.isWhitespace }.contains { $0.isUppercase }
  }
}
