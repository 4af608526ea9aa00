/// Reads institution, degree, field and grade from the entries of an education section.
enum StudyReader {
  /// Longer cells, in scalars, are descriptions.
  private static let maximumPieceLength = 160

  /// The longest field of study that no lexicon contains, in words.
  private static let maximumFieldWords = 9

  static func studies(of lines: [TextLine]) -> [Study] {
    LabeledEntries.studies(of: lines) ?? merged(EntrySplitter.entries(of: lines).map(read))
  }

  private static func read(_ entry: Entry) -> Study {
    var study = Study()
    if let (period, sources) = entry.period {
      study.period = period
      study.periodSources = sources
    }
    var pieces: [Fragment] = []
    // Later cells of a line are places more often than anything else.
    var trailing: [Fragment] = []
    var header = entry.header
    let wrapped = WrappedSchool.take(from: &header)
    for (index, line) in header.enumerated() {
      for (place, whole) in parts(of: line).enumerated() where !GradeReader.isCourseLabel(whole) {
        guard let part = DegreeReader.withoutHonors(whole),
          !DegreeWords.statuses.contains(part.text)
        else { continue }
        if let score = GradeReader.score(in: part), study.score == nil {
          study.score = Value(score.value, confidence: 0.9)
          let rest = score.rest.pruned
          if !rest.isEmpty { pieces.append(rest) }
          continue
        }
        if Place.read(part) != nil, index > 0 || !pieces.isEmpty || line.parts.count > 1,
          RoleScore.school(part) == 0
        {
          continue
        }
        var rest = part
        if let (before, _) = Place.trailing(in: part),
          RoleScore.degree(before) > 0 || RoleScore.school(before) > 0
        {
          rest = before
        } else if let (before, _) = OrganizationTail.atDash(part), RoleScore.school(before) > 0,
          namesField(before)
        {
          rest = before
        }
        let isBesideDate =
          line.followsDate(rest) && line.parts.count == 1 && header.count > 1
        if place > 0 || isBesideDate && OrganizationTail.mayBePlace(rest),
          RoleScore.school(rest) == 0, RoleScore.degree(rest) == 0, !FieldsOfStudy.isField(rest)
        {
          trailing.append(rest)
        } else {
          pieces.append(rest)
        }
      }
    }
    assign(pieces + trailing, wrapped, to: &study)
    for line in entry.body {
      let content = line.line.content
      // "• B.A., Economics" below the school
      if study.studyType == nil, study.area == nil, line.wordCount <= maximumFieldWords,
        RoleScore.degree(content) == 3, RoleScore.school(content) == 0
      {
        let score = GradeReader.score(in: content)
        let (type, field) = DegreeReader.read(score.map(\.rest) ?? content)
        study.studyType = type.map { Value($0, confidence: 0.8) }
        study.area = field.map { Value($0, confidence: 0.8) }
      }
      if study.score == nil, let score = GradeReader.score(in: content) {
        study.score = Value(score.value, confidence: 0.85)
      }
      study.courses += GradeReader.courses(in: content).map { Value($0, confidence: 0.85) }
    }
    return study
  }

  /// Shares of the institutions that are right, measured with `make bench-resumes`.
  private static func confidence(
    ofInstitution name: Fragment, degree: Fragment?, in study: Study
  ) -> Double {
    guard RoleScore.school(name) > 0 else { return 0.45 }
    return degree != nil && study.period != nil && name.scalars.count <= maximumSureName
      ? 0.89 : 0.85
  }

  /// Longer names of institutions, in scalars, may contain a faculty or a degree.
  private static let maximumSureName = 60

  private static func assign(
    _ pieces: [Fragment], _ wrapped: [WrappedSchool], to study: inout Study
  ) {
    var institution: Fragment?
    var degree: Fragment?
    var area: Fragment?
    var unknown: [Fragment] = []
    for piece in pieces where piece.scalars.count <= maximumPieceLength {
      let score = RoleScore(piece)
      let rank = score.degree
      var school = score.school
      // "Training as a mechanic (IHK)"
      if rank == 3, school > 0, outsideBracket(piece).allSatisfy({ RoleScore.school($0) == 0 }) {
        school = 0
      }
      if school > 0, namesDegree(piece) || rank == 3 && isCertificate(piece, among: pieces) {
        school = 0
      }
      if school > 0, rank > 0 {
        let (found, rest) = separate(piece)
        if institution == nil { institution = found }
        for part in rest {
          if degree == nil, RoleScore.degree(part) > 0 {
            degree = part
          } else {
            unknown.append(part)
          }
        }
      } else if school > 0 {
        if institution == nil {
          let (found, rest) = separate(piece)
          // "Princeton University, Computer Science" beside a degree: the field follows the comma.
          if let found,
            pieces.contains(where: {
              $0 != piece && RoleScore.degree($0) == 3 && Folding.words($0.scalars).count == 1
            }), let first = rest.first, FieldsOfStudy.isField(first)
          {
            institution = found
            area = first
          } else if pieces.count == 1, let found, let first = rest.first, found != piece,
            RoleScore.title(first) >= 2
          {
            // "Cook, Pskov College": a training that is named by the job.
            institution = found
            unknown.append(first)
          } else {
            institution = piece
          }
        }
      } else if rank > 0 {
        // "Major in Physics" above "Bachelor of Science": the surer degree is the degree.
        if let known = degree, rank > RoleScore.degree(known) {
          unknown.append(known)
          degree = piece
        } else if let known = degree, rank == 3, namesSubject(known), !namesSubject(piece) {
          // "Major in Physics" above "Bachelor of Science".
          area = area ?? DegreeReader.read(known).area
          degree = piece
        } else if degree == nil {
          degree = piece
        } else {
          unknown.append(piece)
        }
      } else {
        unknown.append(piece)
      }
    }
    if institution == nil, let piece = degree {
      let (found, rest) = separateUnknown(piece)
      if let found, unknown.isEmpty || namesTraining(piece) {
        institution = found
        degree = rest
      }
    }
    if area == nil, let index = unknown.firstIndex(where: FieldsOfStudy.isField),
      institution != nil || unknown.count > 1
    {
      area = unknown.remove(at: index)
    }
    if area == nil, degree == nil, let piece = institution,
      let comma = piece.scalars.lastIndex(where: \.isComma)
    {
      let field = piece.suffix(from: comma + 1).pruned
      if FieldsOfStudy.isField(field) {
        institution = piece.prefix(upTo: comma).pruned
        area = field
      }
    }
    unknown.removeAll { Place.read($0) != nil }
    if let field = area, RoleScore.degree(field) == 3 { area = DegreeReader.read(field).area }
    // A training is named by the job: "Nursing Assistant", "Elektroniker".
    if degree == nil, area == nil, unknown.count > 1 || institution != nil,
      let index = unknown.firstIndex(where: {
        RoleScore.title($0) >= 2 && RoleScore.school($0) == 0
      })
    {
      degree = unknown.remove(at: index)
    }
    if institution == nil, !unknown.isEmpty { institution = unknown.removeFirst() }
    if degree == nil, area == nil, !unknown.isEmpty, institution != nil {
      let first = unknown.removeFirst()
      if Folding.words(first.scalars).count <= maximumFieldWords {
        study.area = Value(first, confidence: 0.6)
      }
    }
    // After a comma, a bracket may belong to a degree.
    if let piece = institution {
      let name = OrganizationTail.withoutRemark(piece)
      if !name.scalars.contains(where: \.isComma) || Place.trailing(in: name) != nil {
        institution = name
      }
    }
    if let piece = institution {
      if let (rest, _) = Place.trailing(in: piece) {
        institution = rest
      } else if let (rest, _) = OrganizationTail.split(piece) {
        institution = rest
      }
    }
    study.institution = institution.map { name in
      let confidence = confidence(ofInstitution: name, degree: degree, in: study)
      return wrapped.lazy.compactMap { $0.name(name, confidence: confidence) }.first
        ?? Value(name, confidence: confidence)
    }
    if let degree {
      let (type, field) = DegreeReader.read(degree)
      study.studyType = type.map { Value($0, confidence: 0.9) }
      study.area = (field ?? area).map { Value($0, confidence: 0.88) }
    } else if let area {
      study.area = Value(area, confidence: 0.7)
    }
  }

  /// Whether the last word is a degree, so that a word for a school before it belongs to its name:
  /// "High School Diploma".
  private static func namesDegree(_ piece: Fragment) -> Bool {
    guard !piece.scalars.contains(","), let last = Folding.words(piece.scalars).last else {
      return false
    }
    return DegreeWords.closing.contains(last)
  }

  /// Whether a text that begins with a degree names the kind of school that awards it, while another piece is the
  /// school itself: "Diploma of secondary school", "Hill Valley School".
  private static func isCertificate(_ piece: Fragment, among pieces: [Fragment]) -> Bool {
    guard !piece.scalars.contains(where: \.isComma) else { return false }
    return pieces.contains {
      $0 != piece && RoleScore.school($0) == 3 && RoleScore.degree($0) < 3
    }
  }

  /// Whether a text begins with "Major" or "Minor".
  private static func namesSubject(_ piece: Fragment) -> Bool {
    let first = Folding.words(piece.scalars).first
    return first == "major" || first == "minor"
  }

  private static func isSchool(_ piece: Fragment) -> Bool {
    RoleScore.school(piece) > 0 && !namesDegree(piece)
  }

  /// Signs between the parts of an entry, the strongest first.
  private static let separators = ["\t|¦", "—―", "·•", "–-"]

  /// Splits a text that names both an institution and a degree or field.
  private static func separate(_ piece: Fragment) -> (institution: Fragment?, rest: [Fragment]) {
    for signs in separators + [";"] {
      let parts = piece.split(spaced: signs).pruned
      guard parts.count > 1 else { continue }
      if let school = parts.firstIndex(where: { isSchool($0) && RoleScore.degree($0) < 2 }) {
        return (parts[school], parts.indices.filter { $0 != school }.map { parts[$0] })
      }
    }
    let words = piece.split { $0 == " " }
    for word in words.dropFirst().dropLast()
    where ["at", "from", "an", "bei", "a", "en", "presso"].contains(Folding.fold(word.scalars)) {
      let before = piece.prefix(upTo: word.scalars.startIndex).pruned
      let after = piece.suffix(from: word.scalars.endIndex).pruned
      let folded = Folding.fold(word.scalars)
      // "Grado en Enfermería, Universidad de León": what follows is the field unless it is the school.
      let isDoubtful = folded == "en" || folded == "a"
      let nearest = isDoubtful ? after.split(\.isComma).first ?? after : after
      if RoleScore.degree(before) == 3, RoleScore.school(before) == 0, RoleScore.school(nearest) > 0
      {
        return (after, [before])
      }
    }
    let parts = piece.split(\.isComma).pruned
    guard parts.count > 1, let school = parts.firstIndex(where: isSchool) else {
      return (piece, [])
    }
    // The degree is before the school; a faculty or a place may be after it.
    if school > 0 {
      let before = piece.prefix(upTo: parts[school].scalars.startIndex).pruned
      return (piece.suffix(from: parts[school].scalars.startIndex).pruned, [before])
    }
    if let degree = parts.firstIndex(where: { RoleScore.degree($0) > 0 }), degree > 0 {
      return (
        piece.prefix(upTo: parts[degree].scalars.startIndex).pruned,
        [piece.suffix(from: parts[degree].scalars.startIndex).pruned]
      )
    }
    return (parts[0], Array(parts.dropFirst()))
  }

  /// Splits a degree from a school that no lexicon contains: "BS in Computer Science, Northbridge".
  private static func separateUnknown(_ piece: Fragment) -> (
    institution: Fragment?, degree: Fragment?
  ) {
    for signs in separators {
      let parts = piece.split(spaced: signs).pruned
      guard parts.count > 1, let degree = parts.firstIndex(where: { RoleScore.degree($0) >= 2 })
      else { continue }
      return (parts[degree == 0 ? 1 : 0], parts[degree])
    }
    let parts = piece.split(\.isComma).pruned
    guard parts.count >= 2,
      let degree = parts.firstIndex(where: { RoleScore.degree($0) >= 2 })
        ?? parts.firstIndex(where: { RoleScore.title($0) >= 2 })
    else {
      return (nil, piece)
    }
    if degree > 0 {
      return (
        piece.prefix(upTo: parts[degree].scalars.startIndex).pruned,
        piece.suffix(from: parts[degree].scalars.startIndex).pruned
      )
    }
    // The first comma may separate degree and field, so the rest is a school only if there is a
    // field.
    let hasField =
      DegreeReader.read(parts[0]).area != nil || namesDegree(parts[0])
      || RoleScore.title(parts[0]) >= 2
    // "Training as a mechanic, Hill Motors, Leeds"
    if namesTraining(piece), OrganizationTail.mayBePlace(parts[2]) {
      return (parts[1], parts[0])
    }
    if parts.count >= 3 || hasField, let last = parts.last,
      parts.count >= 3 || !FieldsOfStudy.isField(last)
    {
      return (last, piece.prefix(upTo: last.scalars.startIndex).pruned)
    }
    return (nil, piece)
  }

  /// Whether two dates stand one below the other as the ends of one period.
  private static func isStacked(_ first: Period?, _ second: Period?) -> Bool {
    guard let first, let second, !first.isRange, !second.isRange, let start = first.start,
      let end = second.end
    else { return false }
    return start < end
  }

  /// Merges a school and a degree that were read as two entries.
  private static func merged(_ studies: [Study]) -> [Study] {
    var result: [Study] = []
    for study in studies {
      if study.institution == nil, study.studyType == nil, study.area == nil { continue }
      if let last = result.last,
        study.period == nil || last.period == nil || isStacked(last.period, study.period),
        last.institution == nil && study.institution != nil && study.studyType == nil
          || last.studyType == nil && last.area == nil && study.institution == nil
      {
        var joined = last
        joined.institution = last.institution ?? study.institution
        joined.studyType = last.studyType ?? study.studyType
        joined.area = last.area ?? study.area
        if joined.period == nil {
          joined.period = study.period
          joined.periodSources = study.periodSources
        } else if let start = last.period?.start, let end = study.period?.end {
          joined.period?.start = start
          joined.period?.end = end
          joined.period?.isRange = true
          joined.periodSources += study.periodSources
        }
        joined.score = last.score ?? study.score
        joined.courses += study.courses
        result[result.count - 1] = joined
      } else {
        result.append(study)
      }
    }
    return result
  }
}
