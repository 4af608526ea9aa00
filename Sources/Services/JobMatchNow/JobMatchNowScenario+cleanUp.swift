import JobMatchNow
import Records
import ServiceKit
import Smoke
import Supabase
import Transport

extension JobMatchNowScenario {
  /// Deletes what the run has created, even if other checks failed.
  static let cleanUpChecks: [Check] = [
    Check("delete", "the search can be deleted", .cleanUp, skip: withoutOwnSearch) {
      (scenario) throws(Failure) in
      guard let id = scenario.searchSessionID, let token = scenario.accessToken else { return }
      _ = try await scenario.ask(.deleteSession(id: id), as: token, expecting: [200, 202, 204])
      if let answer = try await scenario.ask(.dashboard, as: token),
        let dashboard = answer.objectValue.flatMap({ Dashboard($0) })
      {
        let isListed = dashboard.sessions.contains { $0["id"]?.stringValue == id }
        scenario.expect(!isListed, "the dashboard still lists the search \(id)")
      }
      // Deleting the search again may succeed or answer 404; services differ.
      _ = try await scenario.ask(
        .deleteSession(id: id), as: token, expecting: [200, 202, 204, 404])
    },
    Check("sign-out", "signing out ends the session", .cleanUp, skip: withoutOwnSession) {
      (scenario) throws(Failure) in
      _ = try await scenario.askAuth(
        .post, "/logout", query: [("scope", "local")], as: scenario.accessToken, expecting: [204])
      guard let token = scenario.session?.refreshToken else { return }
      _ = try await scenario.askAuth(
        .post, "/token", query: [("grant_type", "refresh_token")],
        body: ["refresh_token": .string(token.revealed)], expecting: [400, 401, 403])
    },
  ]
}
