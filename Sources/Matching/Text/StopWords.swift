/// English function words, and words that occur in every posting.
enum StopWords {
  static func contains(_ word: String) -> Bool { all.contains(word) }

  private static let all = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let text = """
    a about above across after again all also always am an and any are as at back be because been
    before being below best between both but by can come could day days did do does doing done down
    during each either etc even ever every few first for from full further get give go good great
    had has have having he help her here hers him his how i if in including into is it its join just
    keep like ll look looking make many may me might more most much must my need needs new no nor
    not now of off on once one only or other our ours out over own per please plus re s same seek
    shall she should since so some strong such t than that the their them then there these they
    this those through throughout to together too under until up upon us use used using ve very via
    want was way we well were what when where which while who whom whose why will with within
    without work working would year years you your yours able ability across apply applicants
    benefits candidate candidates company competitive employer equal excellent experience
    experienced ideal job join offer opportunity opportunities position preferred required
    requirements responsibilities responsible role salary skills successful team
    """
}
