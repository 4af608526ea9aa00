extension LineReading {
  /// Makes a title of a section of the first row of a table that names it beside the columns of its
  /// dates: "年⇥月⇥免許・資格", "Year⇥Certificates". A row above another title names more than one section.
  mutating func markTableTitles() {
    for index in lines.indices where lines[index].cells.count > 1 {
      let others = lines[index].cells.filter { !Self.namesDates($0) }
      guard others.count == 1, let title = others.first,
        HeadingMatch.read(title)?.isWhole == true,
        index + 1 == lines.count || !Self.isTitle(lines[index + 1])
      else { continue }
      lines[index].content = title
      lines[index].cells = [title]
      lines[index].isMarginLabel = true
      lines[index].isApart = true
    }
  }

  private static func isTitle(_ line: TextLine) -> Bool {
    line.cells.count == 1 && HeadingMatch.read(line.content)?.isWhole == true
  }

  private static func namesDates(_ cell: Fragment) -> Bool {
    guard let first = Folding.firstWord(cell.scalars), dateWords.contains(first) else {
      return false
    }
    return Folding.words(cell.scalars).allSatisfy(dateWords.contains)
  }

  private static let dateWords = WordTable.folded(
    """
    年 月 日 年月 年度 年月日 year years month date dates jahr monat datum année mois date año mes fecha anno mese data ano mês jaar rok miesiąc год
    месяц дата 년 월 연도 날짜 năm tháng سنة شهر سال ماه
    """)
}
