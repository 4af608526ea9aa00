/// The fields of a posting in which requirements are looked for.
package struct PostingText: Sendable {
  /// The name of the field of the description in spans.
  static let descriptionField = "description"

  package let title: String
  package let companyName: String
  /// The location of the job, as people read it. A required licence must be valid there.
  package let location: String
  package let description: String
  /// The names of the listed skills with the paths of their fields: `skills[2]`.
  package let skills: [(name: String, field: String)]

  package init(
    title: String, companyName: String = "", location: String = "", description: String,
    skills: [(name: String, field: String)] = []
  ) {
    self.title = title
    self.companyName = companyName
    self.location = location
    self.description = description
    self.skills = skills
  }
}
