package import Records
package import Transport

extension SessionKeeper {
  /// Sends the request that `request` builds for an access token. If the service refuses it with 401
  /// or 403, sends it once more with another token, if there is one.
  package nonisolated func send(
    through http: HTTPClient, _ request: @Sendable (Secret) throws(Failure) -> HTTPRequest
  ) async throws(Failure) -> HTTPResponse {
    let token = try await accessToken()
    let response = try await http.send(try request(token))
    guard response.status == 401 || response.status == 403,
      let other = try await accessToken(afterRefusalOf: token)
    else { return response }
    return try await http.send(try request(other))
  }
}
