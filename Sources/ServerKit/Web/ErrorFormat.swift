internal import HTTPTypes
package import Hummingbird

/// How a service tells its clients about errors.
package protocol ErrorFormat: Sendable {
  /// The answer to an error that a client can cause; nil for a fault of the server.
  ///
  /// Besides the service's own errors there are `BodyError` and `APIError`, such as
  /// `APIError.notFound` for a path without a route.
  func answer(_ error: any Error, to request: Request) -> Response?

  /// The answer to a fault of the server.
  func fault(to request: Request) -> Response
}

/// `{"error":"snake_code","message":"…"}`
package struct StandardErrors: ErrorFormat {
  package init() {}

  package func answer(_ error: any Error, to request: Request) -> Response? {
    APIError(anticipating: error)?.response
  }

  package func fault(to request: Request) -> Response { APIError.internalFault.response }
}

extension APIError {
  /// The refusal that an error of this module amounts to; nil for any other error.
  package init?(anticipating error: any Error) {
    switch error {
    case let error as APIError: self = error
    case let error as BodyError: self.init(error)
    case let error as PasswordHasher.Busy:
      self = .busy(
        .tooManyRequests, "busy", "Too many requests wait for a password check.",
        retryAfter: error.retryAfter)
    default: return nil
    }
  }

  private init(_ error: BodyError) {
    switch error {
    case .tooLarge(let limit):
      self.init(.contentTooLarge, "body_too_large", "The body is larger than \(limit) bytes.")
    case .notJSON(let reason):
      self.init(.badRequest, "invalid_json", "The body is not a JSON object: \(reason).")
    case .cutShort:
      self.init(.badRequest, "incomplete_body", "The body ended before its length.")
    }
  }
}
