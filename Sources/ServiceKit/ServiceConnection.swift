package import Records
package import Sessions
package import Supabase
package import Transport

/// A service at the addresses of a profile: what its authorization and its client are made from.
package struct ServiceConnection: Sendable {
  package let service: ServiceDescription
  package let profile: Profile
  package let environment: Environment
  package let credentials: CredentialStore
  package let http: HTTPClient
  /// Program and version: `program/0.1.0`.
  package let clientInfo: String

  package init(
    service: ServiceDescription, profile: Profile, environment: Environment, http: HTTPClient,
    clientInfo: String
  ) {
    self.service = service
    self.profile = profile
    self.environment = environment
    credentials = CredentialStore(environment)
    self.http = http
    self.clientInfo = clientInfo
  }

  /// A client that authorizes its calls as the service wants it.
  package var client: ServiceClient { client(service.authorization(self)) }

  /// A client whose calls are all anonymous.
  package var anonymousClient: ServiceClient { client(NoAuthorization()) }

  package func client(_ authorization: any Authorization) -> ServiceClient {
    ServiceClient(
      http: http, baseURL: profile.baseURL.value, service: service, authorization: authorization)
  }

  /// A client of the profile's GoTrue.
  ///
  /// - Throws: `missing_anon_key` (78).
  package func authClient() throws(Failure) -> AuthClient {
    let (projectURL, anonKey) = try profile.signIn()
    return AuthClient(
      http: http, projectURL: projectURL, anonKey: anonKey, clientInfo: clientInfo,
      variablePrefix: profile.service.prefix, now: environment.now)
  }
}
