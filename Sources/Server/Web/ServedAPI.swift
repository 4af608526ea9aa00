internal import HTTPTypes
internal import Hummingbird

/// The APIs at one address, distinguished by path. Each has its own error format.
enum ServedAPI {
  case auth
  case jobMatchNow

  init(path: String) {
    self = path == "/auth/v1" || path.hasPrefix("/auth/v1/") ? .auth : .jobMatchNow
  }

  /// The answer to an error that a client can cause; nil for a fault of the server.
  func answer(_ error: any Error, to request: Request) -> Response? {
    switch (self, error) {
    case (.auth, let error as AuthError): error.response(to: request)
    case (.auth, let error as BodyError): AuthError(error).response(to: request)
    // Like the Go router of Supabase Auth: plain text.
    case (.auth, let error as HTTPError) where error.status == .notFound:
      Response(status: .notFound, text: "404 page not found\n")
    case (.auth, let error as APIError):
      Response(status: error.status, text: "\(error.message)\n")
    case (_, let error as APIError): error.response
    case (_, let error as AuthError): error.response(to: request)
    case (_, let error as BodyError): APIError(error).response
    case (_, let error as HTTPError) where error.status == .notFound: APIError.notFound.response
    default: nil
    }
  }

  func fault(to request: Request) -> Response {
    switch self {
    case .auth: AuthError.internalFault.response(to: request)
    case .jobMatchNow: APIError.internalFault.response
    }
  }
}

extension APIError {
  init(_ error: BodyError) {
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
