import Documents

extension TextLine {
  /// Splits a cell at the commas where one kind of emphasis ends and another begins: "**Nurse**, *Holy
  /// Hill*, Leeds". Two kinds of emphasis tell the fields of an entry apart; one kind may end anywhere.
  func emphasized(_ part: Fragment) -> [Fragment] {
    if let fields = Self.fields(part) { return fields }
    guard changesEmphasis(in: part) else { return [part] }
    let words = words.filter { part.range.overlaps($0.range) }
    let changes = words.indices.dropFirst().filter {
      Self.emphasis(words[$0]) != Self.emphasis(words[$0 - 1])
    }
    guard let change = changes.first, !Self.emphasis(words[0]).isEmpty,
      !Self.emphasis(words[change]).isEmpty
    else { return [part] }
    let starts = changes.map { words[$0].range.lowerBound }
    guard
      starts.allSatisfy({ start in
        part.prefix(upTo: start).trimmed.scalars.last?.isComma == true
      })
    else { return [part] }
    return zip([part.range.lowerBound] + starts, starts + [part.range.upperBound])
      .map { part[$0..<$1].pruned }.filter { !$0.isEmpty }
  }

  /// The parts between commas if two of them name fields themselves: "职位, 公司, 城市".
  private static func fields(_ part: Fragment) -> [Fragment]? {
    guard part.scalars.count <= maximumFields, part.scalars.contains(where: \.isComma) else {
      return nil
    }
    let parts = part.split(\.isComma).pruned
    let named = parts.count {
      FieldLabels.mayBeLabel($0) && FieldLabels.placeholder(Folding.words($0.scalars)) != nil
    }
    return named > 1 ? parts : nil
  }

  /// The longest list of names of fields, in scalars.
  private static let maximumFields = 60

  private func changesEmphasis(in part: Fragment) -> Bool {
    let words = words
    var emphasis: Word.Style?
    for index in words.indices where part.range.overlaps(words[index].range) {
      let other = Self.emphasis(words[index])
      if let emphasis, emphasis != other { return true }
      emphasis = other
    }
    return false
  }

  private static func emphasis(_ word: PlacedWord) -> Word.Style {
    word.style.intersection(bothEmphases)
  }

  /// A literal would make it again for each word.
  private static let bothEmphases: Word.Style = [.bold, .italic]

  /// Splits a cell where bold or italic type ends and nothing but a space separates it from a capital:
  /// "**Hill Valley Laboratory** Hill Valley".
  func styleRuns(_ part: Fragment) -> [Fragment] {
    guard changesEmphasis(in: part) else { return [part] }
    let words = words.filter { part.range.overlaps($0.range) }
    for style in [Word.Style.bold, .italic] {
      let changes = words.indices.dropFirst().filter {
        words[$0].style.contains(style) != words[$0 - 1].style.contains(style)
      }
      guard changes.count == 1, let change = changes.first else { continue }
      let before = part.prefix(upTo: words[change].range.lowerBound)
      let after = part.suffix(from: words[change].range.lowerBound)
      guard before.trimmed == before.pruned, after.trimmed == after.pruned,
        !after.beginsInLowerCase, before.trimmed.scalars.last?.isAlphabetic == true,
        after.scalars.first?.isAlphabetic == true
      else { continue }
      return [before.pruned, after.pruned]
    }
    return [part]
  }
}
