/// Tells the degrees that a posting asks for from those of other people, of conditions and of what is taught.
extension DescriptionReader {
  /// Whether a clause tells what people with a degree do: `ADN nurses agree to complete a BSN`.
  func tellsOfNurses(_ index: Int, _ range: Range<Int>) -> Bool {
    index + 1 < range.upperBound && words[index].singular == "nurse"
      && ["agree", "may", "can", "will", "must", "are"].contains(words[index + 1].text)
  }

  /// Whether a clause tells what holders of a degree do or may do.
  func tellsOfHolders(_ index: Int, _ count: Int, _ range: Range<Int>) -> Bool {
    let before = max(range.lowerBound, index - Self.exampleReach)..<index
    guard let with = before.first(where: { words[$0].text == "with" }), with > range.lowerBound,
      case let holder = words[with - 1],
      TitleWords.contains(holder)
        || ["candidate", "applicant", "people"].contains(holder.singular),
      !Cues.preferred.occurs(in: words, range)
    else { return false }
    let end =
      index + count
      + (words.indices.contains(index + count)
        && words[index + count].text == "degree" ? 1 : 0)
    return end < range.upperBound && ["are", "may", "can", "will"].contains(words[end].text)
  }

  /// Whether the words after a degree add some years of experience to it: `a degree in any field plus two years`.
  func needsYears(_ end: Int, _ range: Range<Int>) -> Bool {
    guard end < range.upperBound, ["with", "plus", "and", "mit"].contains(words[end].text) else {
      return false
    }
    return (end..<min(range.upperBound, end + Self.remarkReach)).contains {
      Numbers.unit(words[$0]) == 12
        // `With correspondingly longer experience`.
        || ["longer", "more", "additional", "further", "langerer", "extensive"].contains(
          words[$0].text)
    }
  }

  /// Whether a degree stands in a condition: `Wenn Ihre Ausbildung im Ausland erfolgt ist, …`.
  func isCondition(_ index: Int, _ range: Range<Int>) -> Bool {
    ["if", "wenn", "falls", "sofern", "si"].contains(words[range.lowerBound].text)
      && !(range.lowerBound + 1..<max(range.lowerBound + 1, index + 1)).contains {
        words[$0].gap.has(.comma)
      }
      && !["you", "du", "sie"].contains(words[range.lowerBound + 1].text)
  }

  /// Whether words before a degree give it as an example of what is also enough.
  func isExampleDegree(_ index: Int, _ range: Range<Int>) -> Bool {
    let comparison = (range.lowerBound..<index).last { Self.comparing.contains(words[$0].text) }
    guard let comparison else { return false }
    return (max(comparison, index - Self.exampleReach)..<index).contains {
      Self.examples.match(words, at: $0, before: index) != nil
    }
  }

  private static let exampleReach = 3
  private static let examples = WordSet(
    "z b; z.b; zb; e.g; eg; for example; such as; beispielsweise; etwa; par exemple; por ejemplo; p ej"
  )

  /// Whether brackets after `Formación en Turismo` say which trainings count.
  func isKindOfTraining(_ index: Int, _ range: Range<Int>) -> Bool {
    let before = max(range.lowerBound, index - Self.remarkReach)..<index
    guard let open = (before.lowerBound...index).last(where: { words[$0].gap.has(.open) }) else {
      return false
    }
    return (range.lowerBound..<max(range.lowerBound, open)).contains {
      ["formacion", "formation", "qualification", "qualifications"].contains(words[$0].text)
    }
  }

  /// Whether a kind of school is where somebody has worked: `experiencia en Bachillerato`.
  func isWorkplace(_ index: Int, _ range: Range<Int>) -> Bool {
    (max(range.lowerBound, index - Self.workplaceReach)..<index).contains {
      ["experiencia", "experience", "erfahrung", "teaching", "docencia", "clases"]
        .contains(words[$0].text)
    }
  }

  private static let workplaceReach = 3

  /// Whether a word for a degree means something else here, or the degree is not asked for: `to a high degree`.
  func isOtherSense(_ index: Int, _ count: Int, _ range: Range<Int>) -> Bool {
    if words[index].text == "degree", index > range.lowerBound,
      ["high", "large", "great", "some", "360", "certain"].contains(words[index - 1].text)
    {
      return true
    }
    // `Science background to degree level`: the words before it name the subject.
    if words[index].text == "degree", index > range.lowerBound, words[index - 1].text == "to",
      index + 1 < range.upperBound, words[index + 1].text == "level"
    {
      return true
    }
    // `Teach maths to GCSE`.
    if let level = Degrees.level(words, at: index, before: range.upperBound)?.level,
      level == .school,
      (range.lowerBound..<index).contains(where: { Self.teaching.contains(words[$0].stem) })
        || index > range.lowerBound && ["to", "at"].contains(words[index - 1].text)
    {
      return true
    }
    // `Four more years in place of the degree`.
    if index > range.lowerBound + 1, words[index - 1].text == "the", words[index].gap.isEmpty,
      ["of", "than", "for", "instead"].contains(words[index - 2].text)
    {
      return true
    }
    // `GCSE results have risen`.
    if index + count < range.upperBound, words[index + count].gap.isEmpty,
      ["results", "classes", "courses", "students", "pupils", "groups", "lessons", "teaching"]
        .contains(words[index + count].text)
    {
      return true
    }
    // `Gesellen direkt nach der Ausbildung`.
    if index > range.lowerBound + 1, words[index].text == "ausbildung",
      ["der", "ihrer", "deiner"].contains(words[index - 1].text), words[index - 2].text == "nach"
    {
      return true
    }
    // `Two Meister and four Gesellen work here`.
    if count == 1, index > range.lowerBound, words[index].gap.isEmpty,
      let number = Numbers.value(words[index - 1]), number > 1, words[index].text == "meister"
    {
      return true
    }
    // `Physics (1.º de Bachillerato)`, `experience in ESO o Bachillerato`: what is taught.
    if words[index].text == "bachillerato", index > range.lowerBound,
      ["de", "en", "y", "o", "eso"].contains(words[index - 1].text),
      !(max(range.lowerBound, index - Self.workplaceReach)..<index).contains(where: { at in
        ["titulo", "estudios", "minimo", "formacion"].contains(words[at].text)
      })
    {
      return true
    }
    // `Nurses with an associate degree must enroll in a program`.
    if tellsOfHolders(index, count, range) { return true }
    // `Four years of experience in lieu of degree`.
    let article = index > range.lowerBound && ["a", "the"].contains(words[index - 1].text) ? 1 : 0
    if index > range.lowerBound + article + 1, words[index - article - 1].text == "of",
      ["lieu", "place", "instead"].contains(words[index - article - 2].text)
    {
      return true
    }
    let next = index + count
    if next < range.upperBound, words[next].gap.isEmpty {
      if index > range.lowerBound, words[index - 1].text == "attested" { return true }
      // `Supervised MSc students`: the degree of others.
      if Self.ofOthers.contains(words[next].singular) { return true }
      // `JD sprayers` are made by John Deere.
      if words[index].text == "jd", words[next].shape == .lower,
        !ItemReader.isFunction(words[next]), !ItemReader.isEmpty(words[next])
      {
        return true
      }
    }
    // `MS Project`, `MS Office`.
    if words[index].text == "ms", index + 1 < range.upperBound, words[index + 1].gap.isEmpty,
      words[index + 1].isCapitalized
    {
      return true
    }
    // `Or a comparable degree`: nobody can say whether another one is comparable.
    if index > range.lowerBound, words[index].gap.isEmpty,
      Self.comparing.contains(words[index - 1].text)
    {
      return true
    }
    // `Prof. Dr. Ilse Brandau`.
    if words[index].text == "dr", index + 1 < range.upperBound, words[index + 1].isCapitalized {
      return true
    }
    // `A geomatics diploma` is not a school diploma.
    if words[index].text == "diploma", index > range.lowerBound, words[index].gap.isEmpty,
      !ItemReader.isFunction(words[index - 1]), !ItemReader.isEmpty(words[index - 1]),
      !["school", "secondary"].contains(words[index - 1].text)
    {
      return true
    }
    if [
      "promotion", "bac", "dr", "diploma", "grado", "examen", "ausbildung", "meister", "bachelor",
    ]
    .contains(words[index].text), count == 1 {
      return words[index].shape == .lower && words[index].text != "diploma"
        && words[index].text != "grado" && words[index].text != "bachelor"
    }
    if words[index].text == "high", count == 2 {
      return index + 2 < range.upperBound
        && words[index + 2].gap.isEmpty
        && !Self.afterSchool.contains(words[index + 2].text)
    }
    return false
  }

  /// Words after a degree that leave it to other people.
  static let ofOthers: Set<String> = [
    "transcript", "certificate", "student", "candidate", "thesis", "theses", "dissertation",
    "course", "studierende", "studierenden", "etudiant", "etudiante", "estudiante",
  ]

  private static let teaching: Set<String> = ["teach", "tutor", "deliver", "instruct", "lesson"]
}
