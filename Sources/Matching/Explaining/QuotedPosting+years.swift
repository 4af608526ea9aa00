extension QuotedPosting {
  /// The words of the description that state the required years of work: `5+ years`.
  var yearsSpan: Evidence.Span? {
    guard let years = requirements.years else { return nil }
    let tokens = description.tokens
    for index in tokens.indices where ["year", "years", "yrs"].contains(tokens[index].text) {
      for start in [index - 1, index - 2] where start >= 0 {
        let value = Int(tokens[start].text) ?? NumberWord.value(tokens[start].text)
        if value == years { return description.span(start..<index + 1) }
      }
    }
    return nil
  }
}
