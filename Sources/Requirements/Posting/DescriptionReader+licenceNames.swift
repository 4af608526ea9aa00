/// Reads what stands around the name of a licence: its state, class and level.
extension DescriptionReader {
  /// The words in which the state of a licence may stand.
  func around(_ range: Range<Int>, _ clause: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > clause.lowerBound, range.lowerBound - start < 3, words[start].gap.isEmpty {
      start -= 1
    }
    var end = range.upperBound
    while end < clause.upperBound, end - range.upperBound < 3, words[end].gap.isEmpty,
      !["and", "und", "et", "y"].contains(words[end].text)
    {
      end += 1
    }
    return start..<end
  }

  /// The number after `level` in a name.
  func grade(_ range: Range<Int>) -> Int? {
    range.dropFirst().first { words[$0 - 1].text == "level" }.flatMap { Numbers.value(words[$0]) }
  }

  func licenceClass(_ range: Range<Int>) -> String? {
    for index in range.dropFirst() {
      if Self.classes.contains(words[index - 1].text), words[index].text.utf8.count <= 2 {
        // `C+E`.
        let next = index + 1
        let isWithTrailer = range.contains(next) && words[next].gap.has(.plus)
        return words[index].text + (isWithTrailer ? words[next].text : "")
      }
    }
    if let last = range.last, range.count > 1, Self.europeanClasses.contains(words[last].text) {
      return words[last].text
    }
    guard let last = range.last, range.count > 1, isClass(last),
      words[last].text.utf8.count == 1
    else { return nil }
    return words[last].text
  }
}
