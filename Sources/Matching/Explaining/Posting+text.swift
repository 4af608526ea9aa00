package import Requirements

extension Posting {
  /// The fields in which requirements are stated.
  package var text: PostingText {
    PostingText(
      title: title, companyName: companyName, location: location, description: description,
      skills: skills.filter { $0.field != "skills" }.map { ($0.name, $0.field) })
  }
}
