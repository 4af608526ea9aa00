internal import Crypto
internal import Foundation
internal import Records
internal import Synchronization

/// Sign-ins through another service, or through the link of a mail, that are under way. Each is over within minutes, so they are
/// kept in memory: a restart only means to start again.
final class SignInFlows: Sendable {
  static let lifetime = Duration.seconds(300)
  /// Anybody can begin one; the oldest make room.
  private static let limit = 10_000

  /// One sign-in, from `GET /authorize` or the opened link until its code was traded.
  struct Flow: Sendable, Hashable {
    /// `oauth` or `otp`, as the session's claims have it.
    var method: String
    var redirectURL: String
    var challenge: Challenge?
    var begunAt: Instant
    /// Whoever signed in, once that is known.
    var userID: String?

    func isOver(at now: Instant) -> Bool { begunAt + lifetime < now }
  }

  /// What the verifier must match (RFC 7636 §4.2).
  struct Challenge: Sendable, Hashable {
    var value: String
    var isHashed: Bool

    var method: String { isHashed ? "s256" : "plain" }

    /// - Throws: `AuthError` when only one of both is given, or either is none.
    init?(value: String?, method: String?) throws(AuthError) {
      let value = value ?? ""
      let method = (method ?? "").lowercased()
      if value.isEmpty, method.isEmpty { return nil }
      guard !value.isEmpty, !method.isEmpty else {
        throw .validation("PKCE flow requires code_challenge_method and code_challenge")
      }
      guard method == "s256" || method == "plain" else {
        throw .validation("invalid code_challenge_method")
      }
      guard (43...128).contains(value.utf8.count), value.utf8.allSatisfy(Self.isAllowed) else {
        throw .validation("code challenge has to be 43 to 128 unreserved characters")
      }
      self.value = value
      isHashed = method == "s256"
    }

    /// As a request's body has it; nil when it has none.
    init?(of body: JSONObject) throws(AuthError) {
      try self.init(
        value: body["code_challenge"]?.stringValue,
        method: body["code_challenge_method"]?.stringValue)
    }

    func matches(_ verifier: String) -> Bool {
      guard isHashed else { return verifier == value }
      let digest = Data(SHA256.hash(data: Data(verifier.utf8))).base64EncodedString()
      return digest.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        == value
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-._~".utf8.contains(byte)
      }
    }
  }

  private let flows = Mutex<[String: Flow]>([:])

  /// Keeps `flow` under a new name that nobody can guess.
  func begin(_ flow: Flow) -> String {
    let name = RandomText.uuid()
    flows.withLock { flows in
      if flows.count >= Self.limit {
        let isOver = flows.filter { $0.value.isOver(at: flow.begunAt) }
        for name in isOver.keys { flows[name] = nil }
        if flows.count >= Self.limit,
          let oldest = flows.min(by: { $0.value.begunAt < $1.value.begunAt })
        {
          flows[oldest.key] = nil
        }
      }
      flows[name] = flow
    }
    return name
  }

  func find(_ name: String) -> Flow? { flows.withLock { $0[name] } }

  /// Takes the flow away: each is good for one use.
  func end(_ name: String) -> Flow? { flows.withLock { $0.removeValue(forKey: name) } }
}
