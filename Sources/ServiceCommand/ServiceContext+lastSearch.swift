package import Records
import Sessions

extension ServiceContext {
  /// The view token of the last search that was listed with this profile.
  ///
  /// - Throws: `no_last_search` (65) when there is none.
  package func lastViewToken() throws(Failure) -> String {
    guard let search = try lastSearches.lastSearch(for: profile) else {
      throw Failure(
        "no_last_search", "no search was listed yet with the profile '\(profile.name)'",
        hint: "upload a resume: jm-upload cv.pdf | jm-poll | jm-jobs", exit: .dataError)
    }
    return search.viewToken
  }
}
