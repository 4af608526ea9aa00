package import Records

extension Failure {
  /// The codes of a service that does not know a view token.
  private static let unknownTokenCodes: Set<String> = [
    "not_found", "unknown_token", "token_not_found", "session_not_found",
  ]

  /// The failure of a request about the last search: if the service does not know the search, the
  /// hint says so, because the user has typed no token that could be wrong.
  package var aboutLastSearch: Failure {
    guard httpStatus == 404, Self.unknownTokenCodes.contains(code) else { return self }
    var failure = self
    failure.hint =
      "the last search may have been deleted; 'jm-dashboard --sessions' lists past searches"
    return failure
  }
}
