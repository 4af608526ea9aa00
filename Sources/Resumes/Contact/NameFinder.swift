import Documents

/// Finds the name of the person a resume is about.
///
/// Scores each candidate line. The weights are set by hand: the email address and the largest type
/// are the strongest evidence, a job title the strongest against. Tested by
/// `ContactTests`.
struct NameFinder {
  private enum Weight {
    /// The largest type on the page, if it is larger than the body.
    static let largest = 2.5
    /// Larger than the body but not the largest.
    static let larger = 0.8
    /// The document's own title style.
    static let titleRole = 1.5
    static let bold = 0.4
    static let capitals = 0.2
    /// Multiplied by the share of the words that the email address contains.
    static let email = 2.0
    /// Two or three words.
    static let usualLength = 0.8
    static let oneWord = -0.4
    /// Nothing else on the line.
    static let alone = 0.4
    static let jobTitle = -2.5
    /// A job title whose words the email address contains: "Baker", "Cook".
    static let jobTitleInEmail = -0.5
    /// A first line with a job noun above another job title takes back most of `jobTitle`.
    static let nameOfTrade = 2.0
    static let organization = -1.5
    /// The first line; each later line has `perLine` less.
    static let firstLine = 1.2
    static let perLine = 0.2
    /// Each part of a line before this one.
    static let perPart = 0.3
    /// A label such as "Name" in the cell or line before.
    static let labeled = 2.5
    /// A family name on the next line.
    static let secondLine = 1.0
  }

  /// Candidates with this score or less are not names. Two words on the first line
  /// have more.
  private static let minimumScore = 0.9

  /// A line of more than this ratio to the size of the body is larger.
  private static let largerRatio = 1.15

  /// A given name alone on its line, in type of more than this ratio, takes the next line as well.
  private static let twoLineRatio = 1.2

  /// The largest difference between the sizes of given and family name, in points.
  private static let sizeTolerance = 0.6

  /// Sizes that differ by no more than this, in points, are equal.
  static let roundingError = 0.1

  /// The lines of the header that are searched, and of the document if it has no header.
  private static let maximumHeaderLines = 30
  private static let maximumLinesWithoutHeader = 6

  /// The length of a name, in scalars and in words. Tested by `ThresholdTests/lengthsOfNames`.
  private static let lengths = 2...45
  private static let wordCounts = 1...5

  /// The lines before the first heading, and those of columns without headings.
  private let header: [TextLine]
  private let reading: LineReading
  private let metadata: Document.Metadata
  /// The letters of the email address before the @, folded.
  private let mailLetters: String?

  init(
    header: [TextLine], reading: LineReading, mail: String?, metadata: Document.Metadata
  ) {
    self.header = header
    self.reading = reading
    self.metadata = metadata
    mailLetters = mail.map {
      Folding.fold($0.unicodeScalars.prefix { $0 != "@" }).filter(\.isLetter)
    }
  }

  private struct Candidate {
    var fragments: [Fragment]
    var score: Double
  }

  func find() -> Value? {
    var best: Candidate?
    let pool =
      header.isEmpty
      ? Array(reading.lines.prefix(Self.maximumLinesWithoutHeader))
      : Array(header.prefix(Self.maximumHeaderLines))
    let largest = pool.map(\.size).max() ?? 0
    for (index, line) in pool.enumerated() where line.whole.page == 0 {
      if Self.opensLetter(line) { continue }
      for (place, part) in parts(of: line).enumerated() {
        guard var candidate = candidate(part, line, largest: largest) else { continue }
        // "Layla Haddad" above "Civil engineer": a family name that is a trade as well.
        if index == 0, place == 0, line.cells.count == 1, pool.count > 1, words(part).count > 1,
          RoleScore.title(part) >= 2, RoleScore.title(pool[1].content) >= 2
        {
          candidate.score += Weight.nameOfTrade
        }
        let isLabeled =
          place > 0
          ? Self.isNameLabel(parts(of: line)[place - 1])
          : index > 0 && Self.isNameLabel(pool[index - 1].content)
        if isLabeled { candidate.score += Weight.labeled }
        candidate.score +=
          max(0, Weight.firstLine - Weight.perLine * Double(index))
          - Weight.perPart * Double(place)
        if let next = below(index, in: pool),
          let rest = secondLine(of: part, line, below: next, largest: largest)
        {
          candidate.fragments.append(rest)
          candidate.score += Weight.secondLine + mailOverlap(rest)
        } else if words(part).count == 1, mailOverlap(part) == 0, !isLabeled,
          !isWholeName(part), line.size <= reading.bodySize * Self.twoLineRatio
        {
          continue
        }
        if best.map({ candidate.score > $0.score }) ?? true { best = candidate }
      }
    }
    if let best, best.score > Self.minimumScore {
      return Value(joining: best.fragments, confidence: min(0.99, 0.5 + best.score / 12))
    }
    return fromMetadata()
  }

  /// Whether a part of a name may be a line of the largest type, below which the name goes on.
  private func isWrapped(_ part: Fragment, _ line: TextLine, _ largest: Double) -> Bool {
    words(part).count <= Self.maximumFirstLine && line.size >= largest - Self.roundingError
      && line.size > reading.bodySize * Self.twoLineRatio && line.cells.count == 1
  }

  /// The words of a name on its first line, if it has two.
  private static let maximumFirstLine = 3

  /// Returns the author of the file if the email address contains the name.
  private func fromMetadata() -> Value? {
    guard let author = metadata.author else { return nil }
    let scalars = Array(author.unicodeScalars)
    let fragment = Fragment(page: 0, line: 0, scalars: scalars[...])
    guard isNameLike(fragment), words(fragment).count >= 2, mailOverlap(fragment) > 0 else {
      return nil
    }
    return Value(fragment.text, sources: [], confidence: 0.5)
  }

  /// The rest of a name that goes on in the next line: a given name with the family name below it.
  private func secondLine(
    of part: Fragment, _ line: TextLine, below next: TextLine, largest: Double
  ) -> Fragment? {
    let isWrapped = isWrapped(part, line, largest)
    let isOneWord = words(part).count == 1
    guard isOneWord || isWrapped, next.cells.count == 1, let rest = parts(of: next).first,
      abs(next.size - line.size) < Self.sizeTolerance, words(rest).count <= 3, isNameLike(rest)
    else { return nil }
    if isOneWord, line.size > reading.bodySize * Self.twoLineRatio { return rest }
    guard RoleScore.title(rest) == 0 else { return nil }
    if isWrapped, words(rest).count == 1, RoleScore.organization(rest) == 0, !next.isApart {
      return rest
    }
    return mailOverlap(rest) > 0 && (mailOverlap(part) > 0 || !isOneWord) ? rest : nil
  }

  private func parts(of line: TextLine) -> [Fragment] {
    cells(of: line).flatMap { cell in
      cell.split(spaced: "|·•–—-,¦~/").prefix(2).flatMap { beforeTitle($0) }.map { trimmed($0) }
    }.filter { !$0.isEmpty }
  }

  /// The first cells of a line; behind a label, family name and given name are one: "氏名⇥山岸⇥美咲".
  private func cells(of line: TextLine) -> [Fragment] {
    let cells = line.cells
    guard cells.count > 2, Self.isNameLabel(cells[0]),
      cells[1...2].allSatisfy({ name in
        name.scalars.count <= Self.longestName && name.scalars.allSatisfy(EastAsianText.isEastAsian)
      })
    else { return Array(cells.prefix(2)) }
    return [cells[0], line.whole[cells[1].range.lowerBound..<cells[2].range.upperBound]]
  }

  /// The longest family or given name in Chinese characters, in scalars.
  private static let longestName = 4

  /// A part without the title or the place after its name: "Ines Calder, Beekeeper", "Ines Calder (Beekeeper)",
  /// "Ines Calder, Leeds".
  private func beforeTitle(_ part: Fragment) -> [Fragment] {
    guard
      let end = part.scalars.firstIndex(where: { $0 == "," || $0 == "(" }),
      case let name = part.prefix(upTo: end).pruned, words(trimmed(name)).count > 1,
      isNameLike(trimmed(name)), RoleScore.title(name) < 2 || mailOverlap(name) == 1
    else { return [part] }
    let rest = part.suffix(from: end + 1)
    // "Calder, Ines" is whole.
    guard mailOverlap(rest) == 0, mailOverlap(name) > 0 || RoleScore.title(rest) >= 2 else {
      return [part]
    }
    return [name]
  }

  /// Removes "Name:", "Resume of", "CV" and degrees after a comma.
  private func trimmed(_ fragment: Fragment) -> Fragment {
    // Signs of emphasis in plain text.
    var part = fragment.trimming { $0.isSign(among: "*_#") || $0.isWhitespace }
    if let colon = part.scalars.firstIndex(of: ":") {
      let label = Folding.words(part.scalars[..<colon])
      if label.count <= 2, let last = label.last,
        Self.nameLabels.contains(last) || label.allSatisfy(Self.documentWords.contains)
      {
        part = part.suffix(from: colon + 1)
      }
    }
    if let comma = part.scalars.firstIndex(of: ",") {
      let after = Folding.words(part.scalars[(comma + 1)...]).map { $0.filter { $0 != "." } }
      if !after.isEmpty,
        after.allSatisfy({ DegreeWords.abbreviations.contains($0) || $0.count <= 5 })
      {
        part = part.prefix(upTo: comma)
      }
    }
    var pieces = part.pruned.split { $0 == " " || $0 == "\t" }
    let document: (Fragment) -> Bool = { Self.documentWords.contains(Folding.fold($0.scalars)) }
    if pieces.count > 2 || pieces.count == 2 {
      while let last = pieces.last, pieces.count > 1, document(last) { pieces.removeLast() }
      while let first = pieces.first, pieces.count > 1, document(first) { pieces.removeFirst() }
    }
    while pieces.count > 2, let first = pieces.first, Self.isHonorific(first) {
      pieces.removeFirst()
    }
    // "한지우 (韓智雨)".
    if pieces.count == 2, pieces[1].scalars.first == "(", EastAsianText.isEastAsian(pieces[0].text)
    {
      pieces.removeLast()
    }
    guard let first = pieces.first, let last = pieces.last else { return part.pruned }
    return part[first.scalars.startIndex..<last.scalars.endIndex].pruned
  }

  /// Whether a text is the title of the document: "Resume", "Curriculum Vitae".
  static func isDocumentTitle(_ fragment: Fragment) -> Bool {
    let words = words(of: fragment)
    return !words.isEmpty && words.allSatisfy(documentWords.contains)
      || forms.contains(words.joined(separator: " "))
  }

  /// Titles of forms whose words stand in other places, too.
  private static let forms: Set<String> = [
    "personal data sheet", "bio data", "formato europeo", "modelo europeu",
  ]

  /// The words of a text; spaced-out characters are one word: "履 歴 書", "성 명".
  private static func words(of fragment: Fragment) -> [String] {
    let words = Folding.words(fragment.scalars)
    return EastAsianText.isSpacedOut(fragment) ? [words.joined()] : words
  }

  private static let documentWords = WordTable.folded(
    """
    resume cv biodata curriculum vitae vitæ lebenslauf curriculo currículum of résumé europass bewerbung bewerbungsunterlagen życiorys zyciorys zivotopis životopis
    meritförteckning ansioluettelo özgeçmiş ozgecmis önéletrajz резюме резюмe автобиография біографія βιογραφικό σημείωμα السيرة سيرة الذاتية ذاتية رزومه کوائف نامہ רזומה קורות חיים
    बायोडाटा रिज़्यूमे जीवन वृत्त जीवनवृत्त 履歴書 職務経歴書 简历 个人简历 個人簡歷 履歷 履歷表 求职简历 이력서 자기소개서 riwayat hidup daftar lý lịch sơ yếu
    """)

  /// Words before a name.
  private static let nameLabels = WordTable.folded(
    """
    name names surname firstname fullname nom prénom nombre apellidos nome cognome naam vorname nachname familienname namn navn nimi név nume jméno jmeno imię imie
    nazwisko soyad soyadı adı nama tên имя фамилия фио ім'я прізвище піб όνομα ονοματεπώνυμο الاسم نام שם नाम 氏名 姓名 名前 이름 성명
    """)

  /// Whether a text is only a label such as "Name:" or "氏名".
  private static func isNameLabel(_ fragment: Fragment) -> Bool {
    let words = words(of: fragment)
    // "英文姓名" labels the name in another script.
    if words.contains(where: { $0.hasPrefix("英文") || $0.hasPrefix("영문") }) { return false }
    return (1...3).contains(words.count) && words.contains(where: nameLabels.contains)
      && words.allSatisfy { nameLabels.contains($0) || $0.count <= 2 || particles.contains($0) }
  }

  /// Whether a text without spaces may be family and given name: Chinese, Japanese and Korean names
  /// have two to four characters without a space.
  private func isWholeName(_ part: Fragment) -> Bool {
    (2...4).contains(part.scalars.count) && part.scalars.allSatisfy(EastAsianText.isEastAsian)
  }

  private func words(_ fragment: Fragment) -> [Fragment] { fragment.split { $0 == " " } }

  private func candidate(_ part: Fragment, _ line: TextLine, largest: Double) -> Candidate? {
    guard isNameLike(part) else { return nil }
    var score = 0.0
    if largest > 0 {
      let ratio = line.size / max(reading.bodySize, 1)
      if line.size >= largest - Self.roundingError, ratio > Self.largerRatio {
        score += Weight.largest
      } else if ratio > Self.largerRatio {
        score += Weight.larger
      }
    }
    if line.role.headingLevel == 0 { score += Weight.titleRole }
    if line.isBold, !reading.bodyIsBold { score += Weight.bold }
    if line.isCapitals { score += Weight.capitals }
    score += Weight.email * mailOverlap(part)
    let count = words(part).count
    if count == 2 || count == 3 {
      score += Weight.usualLength
    } else if count == 1 {
      score += Weight.oneWord
    }
    if line.cells.count == 1, part.range.count + 2 >= line.content.range.count {
      score += Weight.alone
    }
    if RoleScore.title(part) >= 2 {
      score += mailOverlap(part) > 0 ? Weight.jobTitleInEmail : Weight.jobTitle
    }
    if RoleScore.organization(part) >= 2 { score += Weight.organization }
    return Candidate(fragments: [part], score: score)
  }

  /// Whether a text may be a name: letters of any script in up to five words, and neither a heading
  /// nor a place.
  private func isNameLike(_ part: Fragment) -> Bool {
    guard Self.lengths.contains(part.scalars.count), !Self.isDocumentTitle(part) else {
      return false
    }
    for scalar in part.scalars {
      guard
        scalar.isAlphabetic || scalar.isSign(among: " \t.'’-‐‑`´·\u{AD}")
          || scalar.isNonspacingMark || scalar == "\u{200C}" || scalar == "(" || scalar == ")"
          || scalar == "\u{200D}" || (0x5BE...0x5F4).contains(scalar.value)
          || scalar == "\"" || scalar == "“" || scalar == "”"
      else { return false }
    }
    let pieces = words(part)
    guard Self.wordCounts.contains(pieces.count) else { return false }
    for piece in pieces {
      guard let first = piece.scalars.first(where: { $0.isAlphabetic }) else {
        return false
      }
      let folded = Folding.fold(piece.scalars)
      // "maya okonkwo", as the address says.
      if first.isLowercase, !Self.particles.contains(folded), mailOverlap(part) < 1 { return false }
    }
    if HeadingMatch.read(part)?.isWhole == true || Self.isNameLabel(part) { return false }
    let folded = Folding.words(part.scalars)
    if folded.allSatisfy({ Self.documentWords.contains($0) || Self.neverNames.contains($0) }) {
      return false
    }
    if folded.contains(where: Self.neverNames.contains) { return false }
    if Place.read(part) != nil, mailOverlap(part) == 0 { return false }
    // "부산광역시 해운대구": each word names a province, a city or a district.
    if pieces.count > 1,
      pieces.allSatisfy({ $0.scalars.count > 2 && $0.scalars.last.map(Self.isDivision) ?? false })
    {
      return false
    }
    return true
  }

  /// Whether a sign ends the names of administrative divisions in Chinese, Japanese and Korean.
  private static func isDivision(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSign(among: "省市区區县縣府県町村都道郡시도군구읍면동리로길")
  }

  static let particles = WordTable.words(
    "binti bint binte ibni de da do dos das di del della der den van von zu zum le la el al bin ibn y e ten ter af av dos du des san mac mc st ben abu ul dela delas delos los las den het op ter vom zur"
  )

  static let neverNames = WordTable.words(
    """
    contact phone email e-mail mail address telephone mobile website linkedin github portfolio page confidential date birth nationality born
    geboren telefon adresse anschrift telefono correo direccion adresse telephone permis sexe gender marital status confidential profile
    objective education experience skills summary street road avenue strasse curriculum vitae lebenslauf application bewerbung
    """
  )

  /// Returns the share of the words of a name that the email address contains: 0 to 1.
  private func mailOverlap(_ part: Fragment) -> Double {
    guard let local = mailLetters, local.count >= 2 else { return 0 }
    let names = Folding.words(part.scalars).map { $0.filter { $0 != "." } }.filter { $0.count > 1 }
    guard !names.isEmpty else { return 0 }
    let hits = names.count { name in
      name.count > 2 && (local.holds(name) || name.hasPrefix(local) && local.count > 3)
    }
    return Double(hits) / Double(max(names.count, min(2, names.count)))
  }
}
