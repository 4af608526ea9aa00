import ServiceKit
import Services
import Sessions

extension Service {
  /// The variables with which the programs of all services use one server.
  ///
  /// - Parameter token: the access token of each service with accounts; none if nil.
  static func variables(at url: String, token: String? = nil) -> [String: String] {
    var variables: [String: String] = [:]
    for service in Services.all.map(\.settings) {
      variables["\(service.prefix)_BASE_URL"] = url
      if service.keys.contains("anon_key") { variables["\(service.prefix)_ANON_KEY"] = "key" }
      // The address of a service that is a Supabase project is the project's.
      if service.keys.contains("auth_url"), !service.isSupabaseProject {
        variables["\(service.prefix)_AUTH_URL"] = url
      }
      if service.hasAccounts { variables["\(service.prefix)_TOKEN"] = token }
    }
    return variables
  }
}
