/// Reads what the job is: `plan your own routes`.
extension DescriptionReader {
  /// Returns the tasks of a clause: each verb with its object.
  func tasks(_ clause: Clause, _ taken: Set<Int>) -> [Found] {
    var found: [Found] = []
    var expectsVerb = false
    for index in clause.range {
      let word = words[index]
      if ["you", "and", "then"].contains(word.text) || word.gap.has(.comma) {
        expectsVerb = true
        if word.text == "you" || word.text == "and" || word.text == "then" { continue }
      }
      guard expectsVerb else { continue }
      expectsVerb = false
      guard word.shape == .lower, !Self.determiners.contains(word.text),
        !taken.contains(index), !Self.plainVerbs.contains(word.text),
        let object = object(of: index, clause.range), !taken.contains(object)
      else { continue }
      found.append(
        Found(
          range: index..<object + 1, kind: .skill,
          test: .skill([.task(verb: word, object: words[object])]), isTask: true))
    }
    return found
  }

  /// Verbs that name no skill.
  private static let plainVerbs: Set<String> = [
    "have", "are", "is", "be", "do", "get", "can", "will", "should", "may", "might", "would",
    "work", "report", "need", "must", "like", "want", "receive", "join", "own", "look", "find",
    "answer", "share", "see", "use", "take", "make", "give", "help", "care", "meet", "start",
    "enjoy", "know", "show", "bring", "wish", "live", "love", "could", "shall", "also", "not",
    "never", "discuss", "set", "keep", "hold", "note", "speak", "check", "choose",
  ]

  /// Returns the last word of the noun phrase that follows a verb.
  private func object(of verb: Int, _ range: Range<Int>) -> Int? {
    var last: Int?
    for index in (verb + 1)..<min(range.upperBound, verb + 6) {
      let word = words[index]
      guard word.gap.isEmpty || word.gap == .hyphen else { break }
      if Self.determiners.contains(word.text) { continue }
      if ItemReader.isFunction(word) { break }
      last = index
    }
    // `Maintain batch and near real-time pipelines`: the noun is still to come.
    if let last, last + 2 < range.upperBound, words[last + 1].text == "and",
      !words[last].text.hasSuffix("s"), words[last + 1].gap.isEmpty, last == verb + 1
    {
      return nil
    }
    guard let last, !Self.plainObjects.contains(words[last].singular), words[last].shape != .number
    else { return nil }
    return last
  }

  private static let determiners: Set<String> = [
    "your", "own", "the", "a", "an", "new", "all", "our", "their", "every", "each", "some", "its",
    "his", "her", "these", "those", "this",
  ]

  private static let plainObjects: Set<String> = [
    "question", "people", "colleague", "team", "work", "day", "job", "thing", "way", "time", "part",
    "case", "service", "side", "shift", "result", "note", "problem", "task", "one", "hour", "week",
    "day", "lunch", "side", "place", "year", "month", "room", "idea", "it", "them", "guest",
  ]
}
