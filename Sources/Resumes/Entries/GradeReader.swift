/// Reads grades and lists of courses in education entries.
enum GradeReader {
  /// The longest grade, in scalars: "3.97/4.00" has nine.
  private static let maximumGradeLength = 9

  /// How many words after a label the grade may be: "GPA of 3.9".
  private static let maximumWordsToGrade = 3

  /// The longest label of a list of courses, in words, and the longest course, in scalars.
  private static let maximumLabelWords = 5
  private static let maximumCourseLength = 80

  /// Returns the grade and the text before its label: "BSc, GPA: 3.97/4.00" → "3.97/4.00" and
  /// "BSc".
  static func score(in fragment: Fragment) -> (value: Fragment, rest: Fragment)? {
    if let grade = GradeWords.grade(in: fragment) { return grade }
    guard fragment.scalars.hasDecimal else { return nil }
    let words = fragment.split(keepingParentheses: false) { $0 == " " || $0 == ":" || $0 == "(" }
    for (index, word) in words.enumerated() {
      let folded = Folding.words(word.scalars).phrase
      guard labels.contains(folded) else { continue }
      // "3.8 GPA"
      if index > 0, let first = words[index - 1].scalars.first,
        first.isDecimal,
        words[index - 1].scalars.count <= maximumGradeLength
      {
        return (
          words[index - 1].pruned, fragment.prefix(upTo: words[index - 1].scalars.startIndex).pruned
        )
      }
      guard index + 1 < words.count else { continue }
      for next in words[(index + 1)...].prefix(maximumWordsToGrade) {
        guard let first = next.scalars.first, first.isDecimal else {
          if fillers.contains(Folding.fold(next.scalars)) { continue }
          break
        }
        // "3.9 / 4.0" is one grade.
        var end = next.scalars.endIndex
        let tail = fragment.suffix(from: end)
        let trimmed = tail.trimmed
        if trimmed.scalars.first == "/" || trimmed.scalars.first == "%" {
          var index = trimmed.scalars.startIndex + 1
          while index < trimmed.scalars.endIndex,
            trimmed.scalars[index].isDecimal
              || trimmed.scalars[index].isSign(among: " .,")
          {
            index += 1
          }
          end = index
        }
        let value = fragment[next.scalars.startIndex..<end].pruned
        return (value, beforeLabel(fragment, word))
      }
    }
    return ratio(in: fragment)
  }

  /// Returns a grade with its scale at the end, and the text before it: "Nursing – 3,42/4,00".
  private static func ratio(in fragment: Fragment) -> (value: Fragment, rest: Fragment)? {
    let text =
      fragment.scalars.last == ")" ? fragment.prefix(upTo: fragment.range.upperBound - 1) : fragment
    let start = text.scalars.lastIndex { !$0.isDecimal && !$0.isSign(among: ".,/ ") }
    let value = text.suffix(from: start.map { $0 + 1 } ?? text.range.lowerBound).trimmed
    let parts = value.split(keepingParentheses: false) { $0 == "/" }
    guard parts.count == 2, value.scalars.count <= maximumGradeLength + 2,
      let grade = number(parts[0]), let best = number(parts[1]), grade <= best,
      parts[0].scalars.contains(where: { $0.isSign(among: ".,") }) || best >= bestOfPercentages
    else { return nil }
    return (value, text.prefix(upTo: value.range.lowerBound).pruned)
  }

  /// Whole numbers are grades beside 100 and Italian 110.
  private static let bestOfPercentages = 100.0

  private static func number(_ text: Fragment) -> Double? {
    Double(text.text.replacing(",", with: "."))
  }

  /// Returns the text before a label without qualifiers such as "Cum." and "Overall".
  private static func beforeLabel(_ fragment: Fragment, _ label: Fragment) -> Fragment {
    var rest = fragment.prefix(upTo: label.scalars.startIndex).pruned
    let words = rest.split(keepingParentheses: false) { $0 == " " }
    if let last = words.last,
      ["overall", "cum", "cumulative", "major", "final", "total", "current"].contains(
        Folding.words(last.scalars).joined())
    {
      rest = rest.prefix(upTo: last.scalars.startIndex).pruned
    }
    return rest
  }

  private static let labels = WordTable.folded(
    "المعدل معدل 학점 평점 gpa cgpa sgpa grade grades note gesamtnote abschlussnote notendurchschnitt durchschnittsnote moyenne promedio media voto votazione nota percentage cpi score marks aggregate cijfer ipk valores"
  )
  private static let fillers = WordTable.words("of is - – = final cumulative average")

  /// Returns the items after "Coursework:" and similar labels.
  static func courses(in fragment: Fragment) -> [Fragment] {
    guard let colon = fragment.scalars.firstIndex(of: ":") else { return [] }
    let label = Folding.words(fragment.scalars[..<colon])
    guard label.count <= maximumLabelWords, label.contains(where: courseLabels.contains) else {
      return []
    }
    return fragment.suffix(from: colon + 1).split {
      $0 == "," || $0 == ";" || $0 == "•" || $0 == "|"
    }
    .map(\.pruned).filter { !$0.isEmpty && $0.scalars.count <= maximumCourseLength }
  }

  /// Whether a text is only the label of the courses below it.
  static func isCourseLabel(_ fragment: Fragment) -> Bool {
    let words = Folding.words(fragment.scalars)
    return words.count == 1 && courseLabels.contains(words[0])
  }

  private static let courseLabels = WordTable.words(
    "coursework courses course modules module facher kurse schwerpunkte cours cursos asignaturas materias disciplinas corsi vakken subjects"
  )
}
