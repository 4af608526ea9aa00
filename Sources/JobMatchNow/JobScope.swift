/// The scope of a list of jobs, chosen by the service.
package enum JobScope: String, Sendable, CaseIterable {
  case local, national
}
