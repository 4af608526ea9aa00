package import Documents
package import Records

/// A resume as it was understood: JSON Resume 1.0.0 and the sections in reading order.
package struct ParsedResume: Sendable {
  /// Validates against JSON Resume 1.0.0; a field that was not found is absent.
  package var resume: JSON
  package var sections: [Section]

  package struct Section: Sendable, Hashable {
    /// The heading as it is printed.
    package var heading: String
    /// `work`, `education`, `skills`, `summary`, `projects`, `languages`, …; `other` when unknown.
    package var kind: String
    /// From 1.
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

  package init(resume: JSON, sections: [Section]) {
    self.resume = resume
    self.sections = sections
  }
}

package enum ResumeParser {
  package static func parse(_ document: Document) -> ParsedResume {
    ParsedResume(resume: [:], sections: [])
  }
}
