/// What a section of a resume is about.
enum SectionKind: String, Sendable, CaseIterable {
  case contact, summary, work, education, skills, projects, languages, certificates, awards
  case publications, volunteer, interests, references, other
}
