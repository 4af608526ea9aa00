/// Reads the numbers and letters that open the items of a list.
extension WordReader {
  /// The end of the number of an item of a list at the start of a line: `3. Forklift licence`, but not `3. März`.
  var endOfItemNumber: Int? {
    guard gap.has(.line) || words.isEmpty else { return nil }
    // `b) Working knowledge of SQL`.
    if ("a"..."j").contains(scalars[at]), scalar(at + 1) == ")", scalar(at + 2) == " " {
      return at + 2
    }
    if let end = endOfCriterion { return end }
    guard scalars[at].properties.numericType != nil else { return nil }
    var end = at
    while end - at < Self.longestItemNumber, ("0"..."9").contains(scalar(end)) { end += 1 }
    guard end > at, [".", ")"].contains(scalar(end)), scalar(end + 1) == " ",
      scalar(end + 2).properties.isUppercase
    else { return nil }
    let name = (end + 2..<end + 5).map { scalar($0).properties.lowercaseMapping }.joined()
    return Self.months.contains(name) ? nil : end + 1
  }

  /// The end of the number of a criterion at the start of a line: `E2 Excellent writing`, in a text with several of them.
  private var endOfCriterion: Int? {
    guard scalars[at].isASCII, scalars[at].properties.isUppercase,
      ("1"..."9").contains(scalar(at + 1)), scalar(at + 2) == " "
    else { return nil }
    var count = 0
    for index in scalars.indices.dropLast(2)
    where scalars[index].isASCII && scalars[index].properties.isUppercase
      && (index == 0 || scalars[index - 1] == "\n")
    {
      if ("1"..."9").contains(scalars[index + 1]), [" ", ".", ":"].contains(scalars[index + 2]) {
        count += 1
      }
    }
    return count >= Self.fewestCriteria ? at + 2 : nil
  }

  private static let fewestCriteria = 3
  private static let longestItemNumber = 2
  /// The first three letters of months after which no item begins.
  private static let months: Set<String> = [
    "jan", "jän", "feb", "mär", "mar", "apr", "mai", "may", "jun", "jul", "aug", "sep", "okt",
    "oct", "nov", "dez",
    "dec", "fév", "avr", "jui", "aoû", "déc", "ene", "abr", "ago", "dic",
  ]
}
