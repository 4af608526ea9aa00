import Records
import Smoke
import Supabase
import Transport

/// A scenario of a service whose accounts are in a Supabase project.
protocol SupabaseScenario: Scenario {
  /// Nil if the project's anon key is not known.
  var auth: AuthClient? { get }
}

extension SupabaseScenario {
  /// Makes a call of the auth service; otherwise the same as `ask`.
  mutating func askAuth(
    _ method: HTTPMethod, _ path: String, query: [(name: String, value: String?)] = [],
    body: JSON? = nil, as token: Secret? = nil, expecting statuses: Set<Int> = [200]
  ) async throws(Failure) -> JSON? {
    guard let auth else { return nil }
    let start = ContinuousClock.now
    let response = try await auth.answer(
      to: method, path, query: query, body: body, token: token, isIdempotent: false)
    return log.check(
      response, to: method, "/auth/v1\(path)", expecting: statuses,
      after: ContinuousClock.now - start)
  }
}
