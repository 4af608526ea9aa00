/// Tells what a section is about from its lines, for sections whose title is not known.
enum SectionContents {
  /// A list of skills has at least this many items, and at most this many words to an item: less than
  /// sentences have.
  private static let minimumSkills = 3
  private static let maximumWordsPerSkill = 3.5

  /// Longer sections, in lines, are not a list of skills.
  private static let maximumSkillLines = 40

  static func kind(of lines: [TextLine], among kinds: Set<SectionKind>) -> SectionKind? {
    guard !lines.isEmpty else { return nil }
    if kinds.contains(.education), isEducation(lines) { return .education }
    if kinds.contains(.work), isWork(lines) { return .work }
    if kinds.contains(.skills), isSkills(lines) { return .skills }
    return nil
  }

  /// Whether the lines of a part without a title are what they seem to be.
  static func confirms(_ part: Section) -> Bool {
    switch part.kind {
    case .work: isWork(part.lines) || listsJobs(part.lines)
    case .education:
      StudyReader.studies(of: part.lines).contains { study in
        RoleScore.school(text: study.institution?.text ?? "") > 0
          || RoleScore.degree(text: study.studyType?.text ?? "") > 0
      }
    case .languages: !LanguageSkill.languages(of: part.lines).isEmpty
    default: true
    }
  }

  /// Whether several entries have periods and names, although no word says which of them are titles.
  private static func listsJobs(_ lines: [TextLine]) -> Bool {
    let positions = PositionReader.positions(of: lines)
    return positions.count >= minimumJobs
      && positions.allSatisfy {
        $0.period?.isRange == true && ($0.title != nil || $0.organization != nil)
      }
  }

  /// Returns the sections with the first one that lists positions as the section about work, if no
  /// title says which is: "Career Summary" and "Selected Work" may be above positions.
  static func withWork(_ sections: [Section]) -> [Section] {
    guard !sections.contains(where: { $0.kind == .work && !$0.lines.isEmpty }) else {
      return sections
    }
    let index = sections.firstIndex { section in
      switch section.kind {
      case _ where section.isHeader || section.lines.isEmpty: false
      case .summary: isWork(section.lines)
      case .projects: listsOnlyJobs(section.lines, atLeast: minimumJobs)
      default: false
      }
    }
    guard let index else { return sections }
    var known = sections
    known[index].kind = .work
    return known
  }

  /// Returns the sections with those that follow the one about work and list nothing but jobs as sections about work.
  static func withFurtherWork(_ sections: [Section]) -> [Section] {
    var known = sections
    for index in sections.indices.dropFirst()
    where sections[index].kind == .other && known[index - 1].kind == .work
      && isFurtherWork(sections[index])
    {
      known[index].kind = .work
    }
    return known
  }

  /// Whether a section lists jobs below a title that says nothing, "Before the Navy", or below one about military
  /// service, which may also only say that it was done.
  private static func isFurtherWork(_ section: Section) -> Bool {
    guard let heading = section.heading, !section.isPart else { return false }
    return namesService(heading) && listsJobs(section.lines)
      || heading.fragments.allSatisfy { HeadingMatch.read($0) == nil }
        && listsOnlyJobs(section.lines, atLeast: 1)
  }

  /// Whether a title names military service.
  private static func namesService(_ heading: Heading) -> Bool {
    heading.fragments.contains { fragment in
      HeadingMatch.words(of: fragment).contains { ["military", "army", "navy"].contains($0) }
    }
  }

  /// Whether each entry is surely a job: projects have titles and clients as well.
  private static func listsOnlyJobs(_ lines: [TextLine], atLeast count: Int) -> Bool {
    let positions = PositionReader.positions(of: lines)
    return positions.count >= count
      && positions.allSatisfy {
        $0.organization != nil && $0.period?.isRange == true
          && RoleScore.title(text: $0.title?.text ?? "") >= PositionReader.clearScore
      }
  }

  /// Returns the sections with the dated ones as work and education if no title says which they are: the
  /// language of the resume is not known, but jobs and studies have periods in all. Studies are where schools
  /// or degrees are known, else those that ended first.
  static func withEntries(_ sections: [Section]) -> [Section] {
    guard
      !sections.contains(where: {
        ($0.kind == .work || $0.kind == .education) && !$0.lines.isEmpty
      })
    else { return sections }
    let dated = sections.indices.filter {
      !sections[$0].isHeader && sections[$0].kind == .other && lastYear(of: sections[$0].lines) > 0
    }
    guard !dated.isEmpty else { return sections }
    var known = sections
    let latest = dated.max { lastYear(of: sections[$0].lines) < lastYear(of: sections[$1].lines) }
    let studies = dated.first { namesSchools(sections[$0].lines) }
    let work = studies == latest ? dated.first { $0 != studies } : latest
    if let work { known[work].kind = .work }
    if let next = studies ?? dated.first(where: { $0 != work }) { known[next].kind = .education }
    return known
  }

  /// The year in which the last period of entries ends, the greatest if it is ongoing; 0 without periods.
  private static func lastYear(of lines: [TextLine]) -> Int {
    var last = 0
    for line in lines where !line.hasBullet {
      for period in line.periods where period.isRange {
        last = max(last, period.isOngoing ? .max : period.end?.year ?? 0)
      }
    }
    return last
  }

  private static func namesSchools(_ lines: [TextLine]) -> Bool {
    let named = lines.count { line in
      !line.hasBullet && (RoleScore.school(line.content) > 2 || RoleScore.degree(line.content) > 2)
    }
    let titled = lines.count { !$0.hasBullet && RoleScore.title($0.content) > 2 }
    return named > titled
  }

  /// Returns the sections with those that list courses as certificates, beside one that lists schools
  /// or degrees: "Weiterbildung" below "Ausbildung" tells of no studies.
  static func withCourses(_ sections: [Section]) -> [Section] {
    let education = sections.indices.filter {
      sections[$0].kind == .education && !sections[$0].lines.isEmpty
    }
    guard education.count > 1 else { return sections }
    let courses = education.filter { index in
      listsCourses(
        sections[index].lines, isTitled: sections[index].heading.map(namesCourses) ?? false)
    }
    guard courses.count < education.count else { return sections }
    var known = sections
    for index in courses { known[index].kind = .certificates }
    return known
  }

  /// Whether no entry has a degree and few name a school, unless the title says that they are courses.
  private static func listsCourses(_ lines: [TextLine], isTitled: Bool) -> Bool {
    let studies = StudyReader.studies(of: lines)
    let schools = studies.count { RoleScore.school(text: $0.institution?.text ?? "") > 0 }
    let degrees = studies.count { RoleScore.degree(text: $0.studyType?.text ?? "") > 0 }
    return isTitled ? degrees * 2 < studies.count : degrees == 0 && schools * 2 < studies.count
  }

  /// Whether a title names courses and nothing else.
  private static func namesCourses(_ heading: Heading) -> Bool {
    let words = heading.fragments.flatMap { HeadingMatch.words(of: $0) }
      .filter { !HeadingMatch.conjunctions.contains($0) }
    return !words.isEmpty
      && words.allSatisfy { word in courseStems.contains { word.hasPrefix($0) } }
  }

  /// The beginnings of words for courses, folded.
  private static let courseStems = [
    "course", "seminar", "registr", "certific", "certifik", "zertifik", "workshop", "kurs",
    "weiterbild", "fortbild", "schulung", "lehrgang",
    "curso", "cursuri", "corsi", "cursus", "bijscholing", "szkole", "skolen", "kurz", "курс",
    "тренинг",
    "тренінг", "семинар", "семінар", "σεμινα", "pelatihan",
  ]

  /// One project may look like a job.
  private static let minimumJobs = 2

  /// Whether most entries have a period, a title and an organization, and one is surely a job.
  private static func isWork(_ lines: [TextLine]) -> Bool {
    let positions = PositionReader.positions(of: lines)
    let whole = positions.filter {
      $0.title != nil && $0.organization != nil && $0.period?.isRange == true
    }
    return !whole.isEmpty && whole.count * 2 > positions.count
      && whole.contains { RoleScore.title(text: $0.title?.text ?? "") >= 2 }
  }

  /// Whether most entries have a school and a degree.
  private static func isEducation(_ lines: [TextLine]) -> Bool {
    let studies = StudyReader.studies(of: lines)
    let whole = studies.filter { study in
      RoleScore.school(text: study.institution?.text ?? "") > 0
        && (RoleScore.degree(text: study.studyType?.text ?? "") > 0)
    }
    return !whole.isEmpty && whole.count * 2 > studies.count
  }

  /// Whether the lines list short items without dates, addresses and languages.
  private static func isSkills(_ lines: [TextLine]) -> Bool {
    guard lines.count <= maximumSkillLines,
      lines.allSatisfy({ line in
        line.periods.isEmpty && line.content.scalars.last != "."
          && !line.whole.scalars.contains("@") && !line.hasLink
      })
    else { return false }
    let reader = SkillReader(lines)
    let skills = reader.groups.flatMap(\.keywords)
    guard skills.count >= minimumSkills, reader.languages.isEmpty else { return false }
    let words = skills.reduce(0) { $0 + $1.text.split(separator: " ").count }
    return Double(words) <= maximumWordsPerSkill * Double(skills.count)
      && !skills.contains { LanguageNames.isName(Folding.fold($0.text)) }
  }
}
