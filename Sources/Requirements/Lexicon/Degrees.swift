/// Words for degrees and their levels.
enum Degrees {
  /// Returns the level of the degree that is named at a word, and the length of its name.
  static func level(_ words: [Word], at index: Int, before end: Int) -> (
    level: DegreeLevel, count: Int
  )? {
    let word = words[index]
    if word.shape == .upper || word.shape == .mixed || word.shape == .capitalized,
      let level = abbreviations[word.text], isAbbreviation(words, index, end)
    {
      return (level, 1)
    }
    for (phrases, level) in names {
      if let count = phrases.match(words, at: index, before: end) { return (level, count) }
    }
    return nil
  }

  /// `BA` and `MS` are also other abbreviations: a field, `degree` or another degree must follow.
  private static func isAbbreviation(_ words: [Word], _ index: Int, _ end: Int) -> Bool {
    let word = words[index]
    guard ["ba", "bs", "ma", "ms", "cap", "as", "aa", "md", "ab", "llm"].contains(word.text) else {
      return true
    }
    guard word.shape == .upper, index + 1 < end else { return false }
    let next = words[index + 1]
    return next.gap.isEmpty && (next.isCapitalized || next.text == "in" || next.text == "degree")
      || next.gap.has(.slash) && abbreviations[next.text] != nil
  }

  private static let abbreviations: [String: DegreeLevel] = [
    "bsc": .bachelor, "ba": .bachelor, "bs": .bachelor, "beng": .bachelor, "bsn": .bachelor,
    "bba": .bachelor, "bed": .bachelor, "llb": .bachelor, "b.sc": .bachelor, "b.eng": .bachelor,
    "b.ed": .bachelor, "bcom": .bachelor, "bfa": .bachelor, "ab": .bachelor, "barch": .bachelor,
    "msc": .master, "ma": .master, "ms": .master, "meng": .master, "mba": .master, "msn": .master,
    "m.sc": .master, "m.eng": .master, "med": .master, "m.ed": .master, "llm": .master,
    "mph": .master, "msw": .master, "mpa": .master, "mfa": .master, "march": .master,
    "phd": .doctorate, "ph.d": .doctorate, "jd": .doctorate, "md": .doctorate, "edd": .doctorate,
    "dds": .doctorate, "pharmd": .doctorate, "dpt": .doctorate, "dvm": .doctorate,
    "bts": .associate, "dut": .associate, "adn": .associate, "asn": .associate, "as": .associate,
    "aa": .associate, "hnd": .associate, "hnc": .associate, "cap": .vocational,
    "dscg": .master, "dcg": .bachelor, "nvq": .vocational, "btec": .vocational, "gcse": .school,
    "gcses": .school,
  ]

  private static let names: [(WordSet, DegreeLevel)] = [
    (
      WordSet(
        """
        doctorate; doctoral degree; doctor of philosophy; promotion; doctorat; doctorado; juris doctor
        doctor of medicine; dr
        """), .doctorate
    ),
    (
      WordSet(
        """
        masters degree; master degree; master's degree; master's; masters; master of science
        master of arts; master of business administration; master of engineering; masterabschluss
        niveau master; diplome de niveau master; diplome d ingenieur; bac 5; maestria; postgraduate
        postgraduate degree; graduate degree; advanced degree; master of education; master en
        master of social work; master of public health; masterstudium; diplom; magister; master in
        """), .master
    ),
    (
      WordSet(
        """
        bachelor degree; bachelors degree; bachelor's degree; bachelor; bachelors; bachelor's
        bachelor of science; bachelor of arts; bachelor of engineering; bachelor of education
        bachelor of science in nursing; bachelorabschluss; college degree; university degree
        undergraduate degree; four year degree; 4 year degree; hochschulabschluss; studium
        abgeschlossenes studium; hochschulstudium; universitatsabschluss; licence professionnelle
        bac 3; grado; licenciatura; titulo universitario; titulacion universitaria
        carrera universitaria; diplome universitaire; honours degree; honors degree; fh abschluss
        degree; bachelorstudium; ingenieurstudium
        """), .bachelor
    ),
    (
      WordSet(
        """
        associate degree; associates degree; associate's degree; associate of science
        associate of arts; bac 2; foundation degree; two year degree; associate degree in nursing
        associate of applied science; tecnico superior
        """), .associate
    ),
    (
      WordSet(
        """
        berufsausbildung; abgeschlossene ausbildung; abgeschlossene berufsausbildung; ausbildung
        apprenticeship; vocational training; vocational degree; examen; formacion profesional
        trade school; meister; staatsexamen; gesellenbrief; ciclo formativo; fp
        """), .vocational
    ),
    (
      WordSet(
        """
        high school diploma; high school; ged; abitur; matura; baccalaureat; a levels; mittlere reife
        realschulabschluss; bachillerato; school leaving certificate; secondary school; hauptschulabschluss
        leaving certificate; diploma; highschool diploma; bac
        """), .school
    ),
  ]
}
