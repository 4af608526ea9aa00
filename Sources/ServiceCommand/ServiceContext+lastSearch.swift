package import Records
package import Sessions

extension ServiceContext {
  /// The last search that was listed with this profile.
  ///
  /// - Throws: `no_last_search` (65) when there is none.
  package func lastSearch() throws(Failure) -> LastSearch {
    if let search = try lastSearches.lastSearch(for: profile) { return search }
    throw Failure(
      "no_last_search", "no search was listed yet with the profile '\(profile.name)'",
      hint: "upload a resume: jm-upload cv.pdf | jm-poll | jm-jobs", exit: .dataError)
  }

  /// The view token of the last search; throws as `lastSearch` does.
  package func lastViewToken() throws(Failure) -> String { try lastSearch().viewToken }
}
