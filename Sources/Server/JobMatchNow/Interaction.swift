/// What somebody did with a job.
enum Interaction: String, Sendable, CaseIterable {
  case view, star, unstar, apply
}
