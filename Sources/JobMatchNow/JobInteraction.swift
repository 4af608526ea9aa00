/// What a user did with a job.
package enum JobInteraction: String, Sendable, CaseIterable {
  case view, star, unstar, apply
}
