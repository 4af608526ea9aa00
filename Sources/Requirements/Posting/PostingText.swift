/// The fields of a posting in which requirements are looked for.
package struct PostingText: Sendable {
  package let title: String
  package let companyName: String
  package let description: String
  /// The names of the listed skills with the paths of their fields: `skills[2]`.
  package let skills: [(name: String, field: String)]

  package init(
    title: String, companyName: String = "", description: String,
    skills: [(name: String, field: String)] = []
  ) {
    self.title = title
    self.companyName = companyName
    self.description = description
    self.skills = skills
  }
}
