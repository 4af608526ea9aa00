extension StudyReader {
  /// Splits "東都大学 商学部 会計学科 卒業": a school, its faculty and what was done there.
  static func schoolAndFaculty(_ part: Fragment) -> [Fragment]? {
    guard part.scalars.first.map(EastAsianText.isEastAsian) ?? false else { return nil }
    var words = part.split(keepingParentheses: false) { $0.isWhitespace }
    while let last = words.last, words.count > 1, events.contains(last.text) { words.removeLast() }
    guard let school = words.first, let last = words.last, RoleScore.school(school) == 3 else {
      return nil
    }
    guard words.count > 1, RoleScore.school(last) < 3 else {
      return words.count == 1 && school.range != part.range ? [school] : nil
    }
    return [school, part[words[1].range.lowerBound..<last.range.upperBound]]
  }

  /// What is said of a time at a school.
  private static let events: Set<String> = [
    "卒業", "卒業見込み", "修了", "中退", "入学", "在学中", "毕业", "畢業", "졸업", "졸업예정", "수료", "중퇴", "재학",
  ]
}
