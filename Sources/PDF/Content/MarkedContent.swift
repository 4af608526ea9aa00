/// The marked content sequences that enclose what is being shown (ISO 32000-2, 14.6).
struct MarkedContent {
  struct Sequence {
    var isArtifact = false
    /// Belongs to optional content that is switched off (8.11).
    var isHidden = false
    var actualText: [Unicode.Scalar]?
    /// Number of glyphs and scalars when it began.
    var firstGlyph = 0
    var firstScalar = 0
  }

  private(set) var sequences: [Sequence] = []
  private(set) var artifacts = 0
  private(set) var hidden = 0
  /// Sequences beyond the depth that is kept.
  private var surplus = 0

  var isHidden: Bool { hidden > 0 }
  var isArtifact: Bool { artifacts > 0 }
  var depth: Int { sequences.count }

  mutating func begin(_ sequence: Sequence) {
    guard sequences.count < 1024 else {
      surplus += 1
      return
    }
    if sequence.isArtifact { artifacts += 1 }
    if sequence.isHidden { hidden += 1 }
    sequences.append(sequence)
  }

  /// The sequence that ends, unless none is open.
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
