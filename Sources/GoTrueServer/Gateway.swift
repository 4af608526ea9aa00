internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

/// The gateway in front of the auth service: refuses requests without a configured key.
struct Gateway: Sendable {
  let keys: Set<String>

  /// Paths that a browser opens without our headers.
  private static let open: Set<Substring> = ["/authorize", "/callback", "/.well-known/jwks.json"]

  /// - Parameter path: the part of the path below `/auth/v1`.
  /// - Throws: `Refusal`.
  func admit(_ request: Request, _ path: Substring) throws {
    if Self.open.contains(path) || (path == "/verify" && request.method == .get) { return }
    guard let key = request.headers[.apiKey] ?? request.query("apikey"), !key.isEmpty else {
      throw Refusal(
        message: "No API key found in request",
        hint: "No `apikey` request header or url param was found.")
    }
    guard keys.contains(key) else {
      throw Refusal(
        message: "Invalid API key",
        hint: "Double check your Supabase `anon` or `service_role` API key.")
    }
  }

  /// 401 in the words of the gateway, which are those of no service behind it.
  struct Refusal: Error {
    let message: String
    let hint: String

    var response: Response {
      Response(
        status: .unauthorized, json: ["message": .string(message), "hint": .string(hint)])
    }
  }
}
