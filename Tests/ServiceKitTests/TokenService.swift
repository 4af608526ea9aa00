import LoopbackServer
import Synchronization

/// GoTrue's rules for refresh tokens, with a reuse interval of zero: each token works once; the parent
/// of the active token returns the active one again; any other reuse ends the session.
final class TokenService: Sendable {
  private struct State {
    var active = 0
    var isRevoked = false
    var refreshes = 0
    var isDown = false
  }

  private let state = Mutex(State())

  var refreshes: Int { state.withLock { $0.refreshes } }
  var isRevoked: Bool { state.withLock { $0.isRevoked } }

  func revoke() { state.withLock { $0.isRevoked = true } }
  func setDown(_ isDown: Bool) { state.withLock { $0.isDown = isDown } }

  /// The answer to `POST /token?grant_type=refresh_token`. Access tokens are `at-N`, refresh tokens
  /// `rt-N`; they last an hour.
  func reply(_ request: LoopbackRequest) -> LoopbackReply {
    state.withLock { state in
      if state.isDown { return .answer(503) }
      state.refreshes += 1
      let number = request.text.split(separator: "rt-").last?.prefix { $0.isNumber }
      guard !state.isRevoked, let number = number.flatMap({ Int($0) }) else {
        return .json(#"{"code":"refresh_token_not_found","message":"m"}"#, status: 400)
      }
      if number == state.active {
        state.active += 1
      } else if number != state.active - 1 {
        state.isRevoked = true
        return .json(#"{"code":"refresh_token_already_used","message":"m"}"#, status: 400)
      }
      return .json(
        #"{"access_token":"at-\#(state.active)","refresh_token":"rt-\#(state.active)","#
          + #""expires_in":3600,"user":{"id":"u"}}"#)
    }
  }
}
