/// The open marked content sequences (ISO 32000-2, 14.6).
struct MarkedContent {
  struct Sequence {
    var isArtifact = false
    /// Whether it belongs to optional content that is switched off (8.11).
    var isHidden = false
    var actualText: [Unicode.Scalar]?
    /// The numbers of glyphs and scalars on the page when it began.
    var firstGlyph = 0
    var firstScalar = 0
  }

  private(set) var sequences: [Sequence] = []
  private(set) var artifacts = 0
  private(set) var hidden = 0
  /// The number of open sequences beyond `maximumDepth`.
  private var surplus = 0
  /// Sequences that are tracked. Real pages nest about ten; damaged ones never end any.
  private static let maximumDepth = 1024

  var isHidden: Bool { hidden > 0 }
  var isArtifact: Bool { artifacts > 0 }
  var depth: Int { sequences.count }

  mutating func begin(_ sequence: Sequence) {
    guard sequences.count < Self.maximumDepth else {
      surplus += 1
      return
    }
    if sequence.isArtifact { artifacts += 1 }
    if sequence.isHidden { hidden += 1 }
    sequences.append(sequence)
  }

  /// Ends the innermost sequence; nil if none is open.
  mutating func end() -> Sequence? {
    if surplus > 0 {
      surplus -= 1
      return nil
    }
    guard let last = sequences.popLast() else { return nil }
    if last.isArtifact { artifacts -= 1 }
    if last.isHidden { hidden -= 1 }
    return last
  }
}
