package import Records
package import Sessions
package import Transport

/// Sends the endpoints of a service. Answers keep the service's own field names and spellings.
package struct ServiceClient: Sendable {
  package let http: HTTPClient
  package let baseURL: WebAddress
  package let service: ServiceDescription
  private let authorization: any Authorization

  package init(
    http: HTTPClient, baseURL: WebAddress, service: ServiceDescription,
    authorization: any Authorization = NoAuthorization()
  ) {
    self.http = http
    self.baseURL = baseURL
    self.service = service
    self.authorization = authorization
  }

  /// The keeper of the session whose access token is sent; nil if calls are authorized in another
  /// way.
  package var sessions: SessionKeeper? { (authorization as? SessionAuthorization)?.sessions }

  /// As `Authorization.account`.
  package var account: String? { authorization.account }

  /// Sends a request, and once more with another credential if the first is refused.
  ///
  /// - Throws: what the endpoint's decoder throws; the failure that an error answer means, as the
  ///   service's `ErrorDecoder` reads it; `not_signed_in` (77) if there is no credential and the
  ///   endpoint needs one; and what `HTTPClient.send` throws.
  package func send<Answer>(
    _ endpoint: Endpoint<Answer>
  ) async throws(Failure) -> ServiceAnswer<Answer> {
    if http.options.announce != nil, !endpoint.method.isSafe {
      // Without a credential, which might have to be renewed first.
      _ = try await http.send(try endpoint.announcement(to: baseURL))
    }
    let response: HTTPResponse
    var isAuthorized = false
    switch endpoint.access {
    case .anonymous: response = try await answer(to: endpoint)
    case .optional:
      let credential = try await authorization.credential()
      isAuthorized = credential != nil
      response = try await authorizedAnswer(to: endpoint, credential)
    case .required:
      isAuthorized = true
      response = try await authorizedAnswer(
        to: endpoint, try await authorization.requiredCredential())
    }
    guard response.isSuccess else {
      if response.status == 404, !endpoint.namesResource {
        throw response.unexpected("has status 404")
      }
      let failure = service.errors.failure(response)
      if let answer = endpoint.recover(failure) { return ServiceAnswer(answer, of: response) }
      throw isAuthorized ? authorization.explain(failure) : failure
    }
    return ServiceAnswer(try endpoint.decode(response), of: response)
  }

  /// Sends requests whose answers do not matter, one after the other.
  ///
  /// - Throws: as `send`; `not_sent` if they were announced, when all of them were.
  package func sendAll<Answer>(_ endpoints: [Endpoint<Answer>]) async throws(Failure) {
    var isAnnounced = false
    for endpoint in endpoints {
      do throws(Failure) {
        _ = try await send(endpoint)
      } catch {
        guard error.isNotSent else { throw error }
        isAnnounced = true
      }
    }
    if isAnnounced { throw .notSent }
  }

  /// The unchanged answer to a request, whatever its status.
  ///
  /// - Parameter credential: nil makes the call anonymous, even when signed in.
  package func answer<Answer>(
    to endpoint: Endpoint<Answer>, as credential: Credential? = nil
  ) async throws(Failure) -> HTTPResponse {
    try await http.send(
      try endpoint.request(
        to: baseURL, variablePrefix: service.settings.prefix, as: credential))
  }

  private func authorizedAnswer<Answer>(
    to endpoint: Endpoint<Answer>, _ credential: Credential?
  ) async throws(Failure) -> HTTPResponse {
    let response = try await answer(to: endpoint, as: credential)
    guard let credential, response.status == 401 || response.status == 403,
      let other = try await authorization.credential(afterRefusalOf: credential)
    else { return response }
    return try await answer(to: endpoint, as: other)
  }
}
