/// Grades and lists of courses under a course of studies.
enum GradeReader {
  /// "GPA: 3.97/4.00" → "3.97/4.00" and what stands before the label.
  static func score(in fragment: Fragment) -> (value: Fragment, rest: Fragment)? {
    let words = fragment.split(keepingParentheses: false) { $0 == " " || $0 == ":" || $0 == "(" }
    for (index, word) in words.enumerated() {
      let folded = Folding.words(word.scalars).joined(separator: " ")
      guard labels.contains(folded) else { continue }
      // "3.8 GPA"
      if index > 0, let first = words[index - 1].scalars.first,
        first.isDecimal,
        words[index - 1].scalars.count <= 9
      {
        return (
          words[index - 1].pruned, fragment.prefix(upTo: words[index - 1].scalars.startIndex).pruned
        )
      }
      guard index + 1 < words.count else { continue }
      for next in words[(index + 1)...].prefix(3) {
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
              || " .,".unicodeScalars.contains(trimmed.scalars[index])
          {
            index += 1
          }
          end = index
        }
        let value = fragment[next.scalars.startIndex..<end].pruned
        return (value, beforeLabel(fragment, word))
      }
    }
    return nil
  }

  /// Without "Cum." and "Overall" before the label.
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

  private static let labels = WordTable.words(
    "gpa cgpa sgpa grade grades note gesamtnote abschlussnote notendurchschnitt durchschnittsnote moyenne promedio media voto votazione nota percentage cpi score marks aggregate cijfer"
  )
  private static let fillers = WordTable.words("of is - – = final cumulative average")

  /// The items after "Coursework:" and its like.
  static func courses(in fragment: Fragment) -> [Fragment] {
    guard let colon = fragment.scalars.firstIndex(of: ":") else { return [] }
    let label = Folding.words(fragment.scalars[..<colon])
    guard label.count <= 5, label.contains(where: courseLabels.contains) else { return [] }
    return fragment.suffix(from: colon + 1).split {
      $0 == "," || $0 == ";" || $0 == "•" || $0 == "|"
    }
    .map(\.pruned).filter { !$0.isEmpty && $0.scalars.count <= 80 }
  }

  private static let courseLabels = WordTable.words(
    "coursework courses course modules module facher kurse schwerpunkte cours cursos asignaturas materias disciplinas corsi vakken subjects"
  )
}
