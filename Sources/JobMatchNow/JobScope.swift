/// Which jobs of a search the service is asked for.
package enum JobScope: String, Sendable, CaseIterable {
  case local, national
}
