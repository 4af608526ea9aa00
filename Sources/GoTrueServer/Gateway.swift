internal import HTTPTypes
package import Hummingbird
internal import Records
package import ServerKit

/// The gateway in front of the parts of Supabase: refuses requests without a configured key.
package struct Gateway: Sendable {
  let keys: Set<String>
  /// Whether a browser opens a path of the area, without our headers.
  let isOpen: @Sendable (Request, Substring) -> Bool

  private static let openPathsOfAuth: Set<Substring> = [
    "/authorize", "/callback", "/.well-known/jwks.json",
  ]

  /// The gateway in front of the auth service.
  static func ofAuth(keys: Set<String>) -> Gateway {
    Gateway(keys: keys) { request, path in
      openPathsOfAuth.contains(path) || (path == "/verify" && request.method == .get)
    }
  }

  /// - Parameter path: the part of the path below the area.
  /// - Throws: `Refusal`.
  func admit(_ request: Request, _ path: Substring) throws {
    if isOpen(request, path) { return }
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
  package struct Refusal: Error {
    let message: String
    let hint: String

    package var response: Response {
      Response(
        status: .unauthorized, json: ["message": .string(message), "hint": .string(hint)])
    }
  }
}

extension AuthService {
  /// The gateway in front of another part of Supabase, with the keys of the accounts.
  ///
  /// - Parameter isOpen: whether a browser opens a path of the area, without our headers.
  package func gate(open isOpen: @escaping @Sendable (Request, Substring) -> Bool) -> Gate {
    Gateway(keys: Set(options.anonKeys), isOpen: isOpen).admit
  }

  /// Whether `text` is one of the public keys, which clients send as a token when signed out.
  package func isKey(_ text: String) -> Bool { options.anonKeys.contains(text) }
}
