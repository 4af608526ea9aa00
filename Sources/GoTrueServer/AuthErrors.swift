internal import HTTPTypes
internal import Hummingbird
internal import ServerKit

/// The errors of the auth service and of the gateway in front of it.
struct AuthErrors: ErrorFormat {
  func answer(_ error: any Error, to request: Request) -> Response? {
    switch error {
    case let error as AuthError: error.response(to: request)
    case let error as PasswordHasher.Busy:
      AuthError.tooManyRequests(retryAfter: error.retryAfter).response(to: request)
    case let error as BodyError: AuthError(error).response(to: request)
    case let error as Gateway.Refusal: error.response
    // Like the Go router of Supabase Auth: plain text.
    case let error as APIError where error == .notFound:
      Response(status: .notFound, text: "404 page not found\n")
    case let error as APIError: Response(status: error.status, text: "\(error.message)\n")
    default: nil
    }
  }

  func fault(to request: Request) -> Response { AuthError.internalFault.response(to: request) }
}

/// The errors of the page that stands in for LinkedIn's.
struct SignInPageErrors: ErrorFormat {
  func answer(_ error: any Error, to request: Request) -> Response? {
    if let error = error as? AuthError { return error.response(to: request) }
    return StandardErrors().answer(error, to: request)
  }

  func fault(to request: Request) -> Response { StandardErrors().fault(to: request) }
}
