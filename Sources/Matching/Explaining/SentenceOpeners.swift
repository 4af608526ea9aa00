/// Words that may be capitalized at the start of a sentence without being names.
enum SentenceOpeners {
  static func contains(_ word: String) -> Bool {
    StopWords.contains(word) || words.contains(word)
  }

  private static let words = Set(
    """
    align aligned aligns ask asks background based both build building built close combined compares
    computed confirm currently demonstrate demonstrated demonstrates direct directly especially
    evidence fit fits found given hands hold holds however i include included includes including
    listed lists located match matched matches matching meet meets mention mentioned mentions moreover
    name named names note overall past previous prior proven recent relevant several show shows
    similar similarly specifically strong strongly successfully than therefore title two while
    whereas years led leading lead managed managing worked works working solid expert expertise
    familiar familiarity practical additionally furthermore also importantly together finally
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
