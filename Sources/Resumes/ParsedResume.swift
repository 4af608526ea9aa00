package import Documents
package import Records

/// The result of parsing a resume: JSON Resume 1.0.0 and the sections in reading order.
package struct ParsedResume: Sendable {
  /// Validates against JSON Resume 1.0.0; a field that was not found is absent. The source of each
  /// field is listed under `meta.x-provenance`.
  package var resume: JSON { sourced.json }
  /// The same in the form in which it is written.
  package var sourced: SourcedResume
  package var sections: [Section]
  /// The positions that have a job title, as printed.
  package var titles: [Title]
  /// The distinct skills, in the order of the resume.
  package var skills: [String]
  /// Each field with the line it comes from, if `ResumeOptions.isExplained`.
  package var explanations: [Explanation] = []
  /// What was not understood.
  package var warnings: [Document.Warning] = []
  /// What the redactor is made of.
  var personal: (basics: Basics, sections: [Resumes.Section])?

  /// Replaces the personal data of this resume; nil if the resume was not read from a document.
  package var redactor: Redactor? { personal.map { Redactor($0.basics, $0.sections) } }

  package struct Section: Sendable, Hashable {
    /// The heading as printed.
    package var heading: String
    /// `work`, `education`, `skills`, `summary`, `projects`, `languages`, …; `other` when unknown.
    package var kind: String
    /// The page number, from 1.
    package var page: Int

    package init(heading: String, kind: String, page: Int) {
      self.heading = heading
      self.kind = kind
      self.page = page
    }

    package var json: JSON {
      ["heading": .string(heading), "kind": .string(kind), "page": .number(page)]
    }
  }

  package struct Title: Sendable, Hashable {
    package var title: String
    package var company: String?
    /// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
    package var start: String?
    /// In the same format as `start`; nil if the position is current or the resume gives no end.
    package var end: String?
    package var isCurrent: Bool

    package init(
      title: String, company: String? = nil, start: String? = nil, end: String? = nil,
      isCurrent: Bool = false
    ) {
      self.title = title
      self.company = company
      self.start = start
      self.end = end
      self.isCurrent = isCurrent
    }

    init?(_ position: Position) {
      guard let title = position.title else { return nil }
      self.init(
        title: title.text, company: position.organization?.text,
        start: position.period?.start?.text,
        end: position.period?.end?.text, isCurrent: position.period?.isOngoing ?? false)
    }
  }

  package init(
    sourced: SourcedResume, sections: [Section], titles: [Title] = [], skills: [String] = []
  ) {
    self.sourced = sourced
    self.sections = sections
    self.titles = titles
    self.skills = skills
  }

  /// The current job title; otherwise the most recent one; otherwise the title printed beside the
  /// name.
  package var headline: String? {
    let current = titles.first(where: \.isCurrent)
    let latest = titles.filter { $0.end != nil }.max { ($0.end ?? "") < ($1.end ?? "") }
    return (current ?? latest ?? titles.first)?.title
      ?? sourced.fields["basics"]?["label"]?.stringValue
  }

  static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert(Folding.fold($0)).inserted }
  }
}
