/// The content of a resume, before it is written as JSON Resume.
struct ResumeContent: Sendable {
  var basics = Basics()
  var work: [Position] = []
  var volunteer: [Position] = []
  var education: [Study] = []
  var skills: [SkillGroup] = []
  var languages: [LanguageSkill] = []
  var projects: [Item] = []
  var awards: [Item] = []
  var certificates: [Item] = []
  var publications: [Item] = []
  var references: [Item] = []
  var interests: [Value] = []
  /// The entries of sections about work that have no dates and never both a title and an employer, as the themes of a
  /// functional resume. They count as work only if there is no other.
  private var themes: [Position] = []

  /// Reads sections. One whose title is not known, or is also used for other contents, counts as the
  /// work, education or skills that no other section has, if that is what it contains.
  mutating func read(_ sections: [Section]) {
    let sections = SectionContents.withCourses(
      SectionContents.withEntries(
        SectionContents.withFurtherWork(
          UntitledParts.added(to: SectionContents.withWork(sections)))))
    for section in sections where !section.isHeader && section.kind != .other { read(section) }
    for section in sections where !section.isHeader && section.kind == .other {
      var isOpen: Set<SectionKind> = []
      if work.isEmpty { isOpen.insert(.work) }
      if education.isEmpty { isOpen.insert(.education) }
      if skills.isEmpty { isOpen.insert(.skills) }
      guard !isOpen.isEmpty,
        let kind = SectionContents.kind(of: section.lines, among: isOpen)
      else { continue }
      var known = section
      known.kind = kind
      read(known)
    }
    if work.isEmpty { work = themes }
  }

  /// Reads a section according to its kind and adds its content.
  mutating func read(_ section: Section) {
    let lines = section.lines
    guard !lines.isEmpty else { return }
    if section.kind == .work || section.kind == .education, let rows = EventRows(lines) {
      // One form holds both.
      work += rows.positions
      education += rows.studies
      return
    }
    switch section.kind {
    case .work:
      let positions = PositionReader.positions(of: lines).filter {
        $0.organization != nil || $0.title != nil
      }
      if positions.allSatisfy({ $0.period == nil && ($0.title == nil || $0.organization == nil) }) {
        themes += positions
      } else {
        work += positions
      }
    case .volunteer:
      volunteer += PositionReader.positions(of: lines).filter {
        $0.organization != nil || $0.title != nil
      }
    case .education: education += StudyReader.studies(of: lines)
    case .skills:
      let reader = SkillReader(lines)
      skills += reader.groups
      languages += reader.languages
      interests += reader.interests
    case .languages: languages += LanguageSkill.languages(of: lines)
    case .projects: projects += Item.entries(of: lines)
    case .publications: publications += Item.entries(of: lines)
    case .awards: awards += Item.list(of: lines)
    case .certificates: certificates += Item.list(of: lines)
    case .interests: interests += SkillReader(lines).groups.flatMap(\.keywords)
    case .references: references += Item.entries(of: lines)
    case .summary: readSummary(lines)
    case .contact, .other: break
    }
  }

  private mutating func readSummary(_ lines: [TextLine]) {
    let value = Value(joining: lines.map(\.content), confidence: 0.9)
    if let before = basics.summary {
      basics.summary = Value(
        before.text + "\n" + value.text, sources: before.sources + value.sources, confidence: 0.85)
    } else {
      basics.summary = value
    }
  }
}
