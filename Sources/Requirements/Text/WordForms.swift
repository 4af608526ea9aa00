/// The forms under which inflected words are the same.
enum WordForms {
  /// Returns the singular in American spelling, and the stem of a folded word.
  static func of(_ word: String) -> (singular: String, stem: String) {
    let singular = singular(word)
    return (singular, stem(irregular[word] ?? singular))
  }

  private static func singular(_ word: String) -> String {
    if let other = spellings[word] { return other }
    let bytes = word.utf8
    var result = word
    if bytes.count > 3, bytes.last == UInt8(ascii: "s"), !word.hasSuffix("ss"),
      !word.hasSuffix("us"), !unchanged.contains(word),
      !word.hasSuffix("is") || ["pis", "kis", "xis"].contains(where: word.hasSuffix)
    {
      if word.hasSuffix("ies"), bytes.count > 4 {
        result = word.dropLast(3) + "y"
      } else if ["sses", "shes", "ches", "xes", "zes"].contains(where: word.hasSuffix) {
        result = String(word.dropLast(2))
      } else {
        result = String(word.dropLast())
      }
    }
    if let other = spellings[result] { return other }
    for (ending, replacement) in endings where result.hasSuffix(ending) && result.utf8.count > 6 {
      return result.dropLast(ending.utf8.count) + replacement
    }
    return result
  }

  /// Removes the endings of verbs and of nouns of action.
  private static func stem(_ word: String) -> String {
    guard word.utf8.count > 4, word.utf8.allSatisfy({ $0 &- 0x61 < 26 }) else { return word }
    for ending in ["iation", "ation", "ing", "ied", "ed", "ement", "ment"]
    where word.hasSuffix(ending) {
      let rest = word.dropLast(ending.utf8.count)
      guard rest.utf8.count >= 3, rest.contains(where: { "aeiouy".contains($0) }) else { continue }
      return finished(String(rest))
    }
    return finished(word)
  }

  /// Undoubles a final consonant and removes a final `e` or `y`.
  private static func finished(_ word: String) -> String {
    var bytes = Array(word.utf8)
    if bytes.count > 3, bytes[bytes.count - 1] == bytes[bytes.count - 2],
      !"lsz".utf8.contains(bytes[bytes.count - 1])
    {
      bytes.removeLast()
    }
    if bytes.count > 3, let last = bytes.last, "eyi".utf8.contains(last) { bytes.removeLast() }
    if bytes.count > 5, bytes.suffix(2).elementsEqual("at".utf8) { bytes.removeLast(2) }
    // `Supervise` and `supervised`, whose ending is that of `organized`.
    if bytes.count > 5, bytes.suffix(2).elementsEqual("iz".utf8) {
      bytes[bytes.count - 1] = UInt8(ascii: "s")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the stems of the regular forms of a verb. Short forms are not stemmed: `use`, `used`, `using`.
  static func stems(ofVerb verb: Substring) -> [String] {
    let root = verb.hasSuffix("e") ? verb.dropLast() : verb
    return [String(verb), verb + "s", root + "ed", root + "ing"].map { of($0).stem }
  }

  /// Whether a word is the past of an irregular verb: `wrote`.
  static func isIrregular(_ word: String) -> Bool { irregular[word] != nil }

  private static let unchanged: Set<String> = [
    "aws", "ios", "sas", "sales", "news", "sms", "gas", "bus", "css", "sass", "saas", "kubernetes",
    "windows", "jenkins", "pandas", "redis", "mathematics", "physics", "logistics", "statistics",
    "economics", "graphics", "robotics", "electronics", "acls", "bls", "pals", "dns", "nos", "gps",
    "cms", "lms", "erp", "pos", "always", "business", "process", "access", "series", "hubspots",
    "was", "has", "does", "his", "its", "this", "analytics", "ethics", "politics", "os",
    "sous", "sans", "cours", "anglais", "francais", "jahres", "trois", "dans", "plus",
  ]

  private static let spellings: [String: String] = pairs(
    """
    maths mathematics; math mathematics
    licence license; centre center; labour labor; colour color; programme program; cheque check
    catalogue catalog; defence defense; offence offense; practise practice; jewellery jewelry
    tyre tire; metre meter; fibre fiber; theatre theater; behaviour behavior; favour favor
    enrolment enrollment; fulfilment fulfillment; travelling traveling; modelling modeling
    labelling labeling; counselling counseling; counsellor counselor; paediatric pediatric
    paediatrics pediatric; pediatrics pediatric; anaesthetic anesthetic; anaesthesia anesthesia
    haemodialysis hemodialysis; orthopaedic orthopedic; gynaecology gynecology; oestrogen estrogen
    aluminium aluminum; mould mold; moulding molding; plough plow; storey story; kerb curb
    prioritise prioritize; prioritised prioritized; prioritises prioritizes; prioritising prioritizing
    analyse analyze; analysed analyzed; analysing analyzing; analyses analysis; men man; women woman
    children child; staffs staff; people people; knives knife; lives life; leaves leaf
    menus menu; gurus guru; thus thus; judgement judgment; grey gray; draught draft; optimise optimize; cancelled canceled
    """)

  private static let endings: [(String, String)] = [
    ("isation", "ization"), ("ising", "izing"), ("ised", "ized"), ("iser", "izer"),
    ("vise", "vise"), ("cise", "cise"), ("tise", "tise"), ("rise", "rise"), ("ise", "ize"),
  ]

  private static let irregular: [String: String] = pairs(
    """
    wrote write; written write; rewrote rewrite; rewritten rewrite; led lead; ran run; drove drive
    driven drive; taught teach; built build; rebuilt rebuild; kept keep; held hold; sold sell
    bought buy; made make; spoke speak; spoken speak; knew know; known know; grew grow; grown grow
    took take; taken take; gave give; given give; met meet; paid pay; bent bend; drew draw
    drawn draw; flew fly; flown fly; caught catch; brought bring; sent send; spent spend
    chose choose; chosen choose; dealt deal; dug dig; began begin; rode ride; ridden ride
    oversaw oversee; overseen oversee; undertook undertake; fed feed; wove weave; woven weave
    laid lay; won win; sewn sew; sewed sew; ground grind; shot shoot; thought think; taught teach
    told tell; understood understand; swept sweep; fought fight; bred breed; shorn shear
    """)

  private static func pairs(_ text: String) -> [String: String] {
    var map: [String: String] = [:]
    for pair in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = pair.split(separator: " ")
      if words.count == 2 { map[String(words[0])] = String(words[1]) }
    }
    return map
  }
}
