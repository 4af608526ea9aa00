/// Tells sentences from lists of skills.
extension SkillReader {
  /// Whether a list without a label is a sentence.
  func isSentence(_ list: List, _ items: Int) -> Bool {
    guard list.label == nil, let last = list.parts.last,
      last.scalars.last == "." || last.scalars.last == "。"
    else { return false }
    // A declaration below the list: "위의 기재사항은 사실과 다름이 없음을 확인합니다."
    if items == 1, EastAsianText.isEastAsian(last.scalars),
      last.scalars.count >= Self.shortestEastAsianSentence
    {
      return true
    }
    let words = list.parts.reduce(0) {
      $0 + $1.split(keepingParentheses: false) { $0 == " " }.count
    }
    return words >= Self.minimumSentenceWords
      && Double(words) > Self.maximumWordsPerItem * Double(items)
  }

  /// In scalars.
  private static let shortestEastAsianSentence = 12
}
