internal import Crypto
internal import Records
internal import ServerKit
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Sign-ins in progress, through a provider or the link in an e-mail. Each ends within minutes, so
/// they are held in memory; after a restart a user starts again.
final class SignInFlows: Sendable {
  static let lifetime = Duration.seconds(300)
  /// Anyone can begin a sign-in; beyond this number the oldest is dropped.
  private static let limit = 10_000

  /// One sign-in, from `GET /authorize` or the opened link until its code is exchanged.
  struct Flow: Sendable {
    /// `oauth` or `otp`, as the session's claims have it.
    var method: String
    var redirectURL: String
    var challenge: Challenge?
    var begunAt: Instant
    /// The address that the provider vouches for, and the code that it gave for it.
    var vouched: (code: String, address: EmailAddress)?
    /// The account that has signed in, once it is known.
    var userID: String?

    func isOver(at now: Instant) -> Bool { begunAt + lifetime < now }
  }

  /// A code challenge (RFC 7636 §4.2), which the verifier must match.
  struct Challenge: Sendable, Hashable {
    var value: String
    var isHashed: Bool

    var method: String { isHashed ? "s256" : "plain" }

    /// - Throws: `AuthError` when only one of the two is given, or either is invalid.
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

    /// The challenge in a request's body; nil if there is none.
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

  /// Stores `flow` under a new random name.
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

  /// Notes that the provider vouches for `address`, and returns the code that proves it. Returns nil
  /// when there is no such flow.
  func vouch(for address: EmailAddress, in name: String) -> String? {
    let code = RandomText.linkToken()
    return flows.withLock { flows in
      guard flows[name] != nil else { return nil }
      flows[name]?.vouched = (code, address)
      return code
    }
  }

  /// Removes the flows in which this user has signed in, so that their codes are void.
  func end(of userID: String) {
    flows.withLock { flows in flows = flows.filter { $0.value.userID != userID } }
  }

  /// Removes and returns a flow: each can be used once.
  func end(_ name: String) -> Flow? { flows.withLock { $0.removeValue(forKey: name) } }
}
