import Documents

/// Finds whose resume it is.
struct NameFinder {
  /// The lines before the first heading and of columns without one.
  var header: [TextLine]
  var reading: LineReading
  var mail: String?
  var metadata: Document.Metadata

  private struct Candidate {
    var fragments: [Fragment]
    var score: Double
  }

  func find() -> Value? {
    var best: Candidate?
    let pool = header.isEmpty ? Array(reading.lines.prefix(6)) : Array(header.prefix(30))
    let largest = pool.map(\.size).max() ?? 0
    for (index, line) in pool.enumerated() where line.whole.page == 0 {
      for (place, part) in parts(of: line).enumerated() {
        guard var candidate = candidate(part, line, largest: largest) else { continue }
        candidate.score += max(0, 1.2 - 0.2 * Double(index)) - 0.3 * Double(place)
        // A given name and a family name below it.
        if words(part).count == 1, index + 1 < pool.count,
          let rest = parts(of: pool[index + 1]).first, pool[index + 1].cells.count == 1,
          abs(pool[index + 1].size - line.size) < 0.6, words(rest).count <= 3,
          isNameLike(rest),
          line.size > reading.bodySize * 1.2 || mailOverlap(rest) > 0 && mailOverlap(part) > 0
        {
          candidate.fragments.append(rest)
          candidate.score += 1 + mailOverlap(rest)
        } else if words(part).count == 1, mailOverlap(part) == 0,
          line.size <= reading.bodySize * 1.2
        {
          continue
        }
        if best.map({ candidate.score > $0.score }) ?? true { best = candidate }
      }
    }
    if let best, best.score > 0.9 {
      return Value(joining: best.fragments, confidence: min(0.99, 0.5 + best.score / 12))
    }
    return fromMetadata()
  }

  /// The author of the file, when the mail address says that it is the person.
  private func fromMetadata() -> Value? {
    guard let author = metadata.author else { return nil }
    let scalars = Array(author.unicodeScalars)
    let fragment = Fragment(page: 0, line: 0, scalars: scalars[...])
    guard isNameLike(fragment), words(fragment).count >= 2, mailOverlap(fragment) > 0 else {
      return nil
    }
    return Value(fragment.text, sources: [], confidence: 0.5)
  }

  private func parts(of line: TextLine) -> [Fragment] {
    line.cells.prefix(2).flatMap { cell in
      cell.split(spaced: ["|", "·", "•", "–", "—", "-", ",", "¦"]).prefix(2).map { trimmed($0) }
    }.filter { !$0.isEmpty }
  }

  /// Without "Name:", "Resume of", "CV" and degrees after a comma.
  private func trimmed(_ fragment: Fragment) -> Fragment {
    var part = fragment
    if let colon = part.scalars.firstIndex(of: ":") {
      let label = Folding.words(part.scalars[..<colon])
      if label.count <= 2, let last = label.last,
        ["name", "nom", "nombre", "nome", "naam", "vorname"].contains(last)
      {
        part = part.suffix(from: colon + 1)
      }
    }
    if let comma = part.scalars.firstIndex(of: ",") {
      let after = Folding.words(part.scalars[(comma + 1)...]).map { $0.filter { $0 != "." } }
      if !after.isEmpty,
        after.allSatisfy({ DegreeWords.abbreviations.contains($0) || $0.count <= 5 })
      {
        part = part.prefix(upTo: comma)
      }
    }
    var pieces = part.pruned.split { $0 == " " || $0 == "\t" }
    let document: (Fragment) -> Bool = { Self.documentWords.contains(Folding.fold($0.scalars)) }
    if pieces.count > 2 || pieces.count == 2 {
      while let last = pieces.last, pieces.count > 1, document(last) { pieces.removeLast() }
      while let first = pieces.first, pieces.count > 1, document(first) { pieces.removeFirst() }
    }
    guard let first = pieces.first, let last = pieces.last else { return part.pruned }
    return part[first.scalars.startIndex..<last.scalars.endIndex].pruned
  }

  private static let documentWords = WordTable.words(
    "resume cv curriculum vitae lebenslauf curriculo of résumé"
  )

  private func words(_ fragment: Fragment) -> [Fragment] { fragment.split { $0 == " " } }

  private func candidate(_ part: Fragment, _ line: TextLine, largest: Double) -> Candidate? {
    guard isNameLike(part) else { return nil }
    var score = 0.0
    if largest > 0 {
      let ratio = line.size / max(reading.bodySize, 1)
      if line.size >= largest - 0.1, ratio > 1.15 {
        score += 2.5
      } else if ratio > 1.15 {
        score += 0.8
      }
    }
    if line.role.headingLevel == 0 { score += 1.5 }
    if line.isBold, !reading.bodyIsBold { score += 0.4 }
    if line.isCapitals { score += 0.2 }
    score += 2 * mailOverlap(part)
    let count = words(part).count
    if count == 2 || count == 3 { score += 0.8 } else if count == 1 { score -= 0.4 }
    if line.cells.count == 1, part.range.count + 2 >= line.content.range.count { score += 0.4 }
    if RoleScore.title(part) >= 2 { score -= mailOverlap(part) > 0 ? 0.5 : 2.5 }
    if RoleScore.organization(part) >= 2 { score -= 1.5 }
    return Candidate(fragments: [part], score: score)
  }

  /// Letters of any script in up to five words, and nothing that headings and places say.
  private func isNameLike(_ part: Fragment) -> Bool {
    guard part.scalars.count >= 2, part.scalars.count <= 45 else { return false }
    for scalar in part.scalars {
      guard
        scalar.isAlphabetic || " .'’-‐‑`´·\u{AD}".unicodeScalars.contains(scalar)
          || scalar.isNonspacingMark || scalar == "(" || scalar == ")"
          || scalar == "\"" || scalar == "“" || scalar == "”"
      else { return false }
    }
    let pieces = words(part)
    guard (1...5).contains(pieces.count) else { return false }
    for piece in pieces {
      guard let first = piece.scalars.first(where: { $0.isAlphabetic }) else {
        return false
      }
      let folded = Folding.fold(piece.scalars)
      if first.isLowercase, !Self.particles.contains(folded) { return false }
    }
    if HeadingMatch.read(part)?.isWhole == true { return false }
    let folded = Folding.words(part.scalars)
    if folded.allSatisfy({ Self.documentWords.contains($0) || Self.neverNames.contains($0) }) {
      return false
    }
    if folded.contains(where: Self.neverNames.contains) { return false }
    if Place.read(part) != nil, mailOverlap(part) == 0 { return false }
    return true
  }

  private static let particles = WordTable.words(
    "de da do dos das di del della der den van von zu zum le la el al bin ibn y e ten ter af av dos du des san mac mc st ben abu ul"
  )

  private static let neverNames = WordTable.words(
    """
    contact phone email e-mail mail address telephone mobile website linkedin github portfolio page confidential date birth nationality born
    geboren telefon adresse anschrift telefono correo direccion adresse telephone permis sexe gender marital status confidential profile
    objective education experience skills summary street road avenue strasse curriculum vitae lebenslauf application bewerbung
    """
  )

  /// How much of the words of a name the mail address says: 0 to 1.
  private func mailOverlap(_ part: Fragment) -> Double {
    guard let mail else { return 0 }
    let local = Folding.fold(mail.unicodeScalars.prefix { $0 != "@" }).filter(\.isLetter)
    guard local.count >= 2 else { return 0 }
    let names = Folding.words(part.scalars).map { $0.filter { $0 != "." } }.filter { $0.count > 1 }
    guard !names.isEmpty else { return 0 }
    let hits = names.count { name in
      name.count > 2 && (local.contains(name) || name.hasPrefix(local) && local.count > 3)
    }
    return Double(hits) / Double(max(names.count, min(2, names.count)))
  }
}
