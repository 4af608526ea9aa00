internal import HTTPTypes
internal import Hummingbird

/// The APIs behind one address, told apart by path: each has its own shape of errors.
enum ServedAPI {
  case auth
  case jobMatchNow

  init(path: String) {
    self = path == "/auth/v1" || path.hasPrefix("/auth/v1/") ? .auth : .jobMatchNow
  }

  /// The answer to an error that a client can cause, or nil when the fault is ours.
  func answer(_ error: any Error, to request: Request) -> Response? {
    switch (self, error) {
    case (.auth, let error as AuthError): error.response(to: request)
    case (.auth, let error as BodyError): AuthError(error).response(to: request)
    // The auth router answers as Go's does: no JSON.
    case (.auth, let error as HTTPError) where error.status == .notFound:
      Response(status: .notFound, text: "404 page not found\n")
    case (.auth, let error as APIError):
      Response(status: error.status, text: "\(error.message)\n")
    case (_, let error as APIError): error.response
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
      self.init(.badRequest, "invalid_json", "The body is no JSON object: \(reason).")
    case .cutShort:
      self.init(.badRequest, "incomplete_body", "The body ended before its length.")
    }
  }
}
