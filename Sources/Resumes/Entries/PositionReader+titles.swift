/// Finds titles that are not in the opening lines of an entry.
extension PositionReader {
  /// "Mar 2021 – Present" above "• Staff Engineer, Globex": the first item is the title.
  static func withBulletTitle(_ entry: Entry) -> Entry {
    guard entry.header.allSatisfy(\.isDateOnly), let first = entry.body.first,
      first.wordCount <= maximumTitleWords, first.line.content.scalars.last != ".",
      first.parts.contains(where: { RoleScore.title($0) >= 2 })
    else { return entry }
    var copy = entry
    copy.body.removeFirst()
    var line = first
    line.isBody = false
    copy.header.append(line)
    return copy
  }

  /// Moves a title that stands directly above the label of the duties into the opening lines, as federal resumes in the
  /// United States have it: "Hours per week: 40" above "Staff Accountant" above "Duties: …".
  static func withTitleAboveDuties(_ entry: Entry) -> Entry {
    let lines = entry.header + entry.body
    guard
      let index = lines.indices.dropFirst().dropLast().first(where: { index in
        isLabeled(lines[index - 1]) && labelsDuties(lines[index + 1])
          && lines[index].wordCount <= maximumTitleWords && !lines[index].line.hasBullet
          && RoleScore.title(lines[index].line.content) >= clearScore
      })
    else { return entry }
    var title = lines[index]
    title.isBody = false
    title.parts = title.parts.map(withoutRemark)
    let date = entry.header.firstIndex(where: \.isAnchor) ?? 0
    let end = entry.header[..<min(index, entry.header.count)].dropFirst(date + 1).firstIndex(
      where: isLabeled)
    let opening = lines[..<(end ?? min(index, entry.header.count))]
    let details = lines[opening.endIndex..<index] + lines[(index + 1)...]
    return Entry(header: opening + [title], body: Array(details))
  }

  private static func isLabeled(_ entry: EntryLine) -> Bool {
    let content = entry.line.content
    guard let colon = content.scalars.firstIndex(of: ":") else { return false }
    return content.prefix(upTo: colon).spacedWordCount <= longestLabel
  }

  private static func labelsDuties(_ entry: EntryLine) -> Bool {
    let content = entry.line.content
    guard let colon = content.scalars.firstIndex(of: ":"),
      let first = content.prefix(upTo: colon).split(
        keepingParentheses: false, { $0.isWhitespace || $0.isComma }
      ).first
    else { return false }
    return FieldLabels.field(first) == .description
  }

  /// "Staff Accountant" of "Staff Accountant (This is a federal job)".
  private static func withoutRemark(_ title: Fragment) -> Fragment {
    guard title.scalars.last == ")", let open = title.scalars.lastIndex(of: "("),
      Folding.words(title.scalars[(open + 1)...]).starts(with: ["this", "is"])
    else { return title }
    return title.prefix(upTo: open).pruned
  }

  /// The longest label of a detail, in words: "Okay to contact this supervisor".
  private static let longestLabel = 6

  /// Whether an entry is a time of leave between jobs: "Elternzeit".
  static func isLeave(_ position: Position) -> Bool {
    guard position.highlights.isEmpty, position.summary == nil,
      let title = position.title ?? position.organization
    else { return false }
    // "Travelling" above "Saw the world".
    return namesLeave(title)
      || RoleScore.title(text: title.text) == 0 && position.organization.map(namesLeave) ?? false
  }

  private static func namesLeave(_ value: Value) -> Bool {
    leaves.contains(Folding.words(value.text.unicodeScalars).phrase)
  }

  private static let leaves = WordTable.foldedPhrases(
    """
    elternzeit,mutterschutz,elternzeit und familienphase,parental leave,maternity leave,paternity leave,career break,
    family leave,conge parental,conge maternite,conge de maternite,baja por maternidad,excedencia,congedo parentale,
    congedo di maternita,licenca maternidade,licenca de maternidade,ouderschapsverlof,zwangerschapsverlof,
    urlop macierzynski,urlop wychowawczy,rodicovska dovolena,materska dovolena,foraldraledighet,foraldraledig,
    barselsorlov,foreldrepermisjon,aitiysloma,vanhempainvapaa,hoitovapaa,отпуск по уходу за ребенком,
    travelling,traveling,backpacking,gap year,sabbatical,weltreise,sabbatjahr,sabbatical jahr,annee sabbatique,tour du monde,
    ano sabatico,viaje por el mundo,anno sabbatico,sabbatsar,
    декретный отпуск,декретна відпустка,育児休業,育児休暇,産休,육아휴직
    """)
}
