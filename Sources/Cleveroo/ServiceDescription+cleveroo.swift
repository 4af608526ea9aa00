internal import Records
package import ServiceKit
internal import Sessions
internal import Transport

extension ServiceDescription {
  /// Cleveroo has no refresh tokens: when a session expires, the user signs in again.
  package static let cleveroo = ServiceDescription(
    settings: Service(
      name: "cleveroo", title: "Cleveroo", prefix: "CLEVEROO",
      baseURL: "https://api.cleveroo.com", keys: Service.accountKeys),
    operations: CleverooOperation.allCases,
    authorization: { connection in
      SessionAuthorization(
        .bearer(connection, signIn: { .signInParent(email: $0, password: $1) }))
    }, errors: .cleveroo)
}

extension ErrorDecoder {
  /// `{"message":…,"error":"Bad Request","statusCode":400}`, where the message is a sentence or a
  /// list of what is invalid (docs.nestjs.com/exception-filters).
  static let cleveroo = ErrorDecoder { response in
    let message = sentence(response.optionalJSON?["message"])
    var failure = response.failure(message: message)
    switch response.status {
    // The guard's answer to a token; any other is about an address, a user name or a password.
    case 401 where message != "Unauthorized": failure.hint = nil
    case 403: failure.hint = "sign in as a parent with '\(program: .auth) login'"
    case 409: failure.code = "already_exists"
    default: break
    }
    return failure
  }
}
