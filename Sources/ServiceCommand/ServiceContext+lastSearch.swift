package import Records
package import Sessions
import Transport

extension ServiceContext {
  /// The last search that was listed with this profile at its address.
  ///
  /// - Throws: `no_last_search` (65) if there is none.
  package func lastSearch() throws(Failure) -> LastSearch {
    if let search = try lastSearches.lastSearch(for: profile) { return search }
    throw Failure(
      "no_last_search",
      "no search has been listed yet (profile '\(profile.name)', \(profile.baseURL.value.origin))",
      hint: "upload a resume: jm-upload cv.pdf | jm-poll | jm-jobs", exit: .dataError)
  }

  /// The view token of the last search. Throws as `lastSearch()`.
  package func lastViewToken() throws(Failure) -> String { try lastSearch().viewToken }
}
