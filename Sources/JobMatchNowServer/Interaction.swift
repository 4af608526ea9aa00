/// What a user did with a job.
enum Interaction: String, Sendable, CaseIterable {
  case view, star, unstar, apply
}
