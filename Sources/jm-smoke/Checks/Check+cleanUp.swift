import JobMatchNow
import Records
import Supabase
import Transport

extension Check {
  /// Takes back what the run has made, whatever was wrong with it.
  static let cleanUp = [
    Check("delete", "the search is deleted", unless: withoutOwnSearch) {
      (journey) throws(Failure) in
      guard let id = journey.searchSessionID, let token = journey.accessToken else { return }
      _ = try await journey.ask(.deleteSession(id: id), as: token, expecting: [200, 202, 204])
      if let answer = try await journey.ask(.dashboard, as: token),
        let dashboard = answer.objectValue.flatMap({ Dashboard($0) })
      {
        let isListed = dashboard.sessions.contains { $0["id"]?.stringValue == id }
        journey.expect(!isListed, "the dashboard still lists the search")
      }
      // Deleting what is gone is no failure, whether or not the service says so.
      _ = try await journey.ask(
        .deleteSession(id: id), as: token, expecting: [200, 202, 204, 404])
    },
    Check("sign-out", "signing out ends the session", unless: withoutOwnSession) {
      (journey) throws(Failure) in
      _ = try await journey.askAuth(
        .post, "/logout", query: [("scope", "local")], as: journey.accessToken, expecting: [204])
      guard let token = journey.session?.refreshToken else { return }
      _ = try await journey.askAuth(
        .post, "/token", query: [("grant_type", "refresh_token")],
        body: ["refresh_token": .string(token.revealed)], expecting: [400, 401, 403])
    },
  ]
}
