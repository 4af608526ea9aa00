package import Records

/// How calls of a service are authorized.
package protocol Authorization: Sendable {
  /// The credential for a request; nil if there is none, for instance because the user is not
  /// signed in.
  ///
  /// - Throws: `Failure` if there is one that cannot be used or renewed.
  func credential() async throws(Failure) -> Credential?

  /// Another credential after the service refused `refused` with 401 or 403; nil if there is none.
  func credential(afterRefusalOf refused: Credential) async throws(Failure) -> Credential?

  /// The credential of a call that needs one.
  ///
  /// - Throws: `Failure` (77) if there is none.
  func requiredCredential() async throws(Failure) -> Credential

  /// The account by which journals tell results apart, determined without a request; nil if the
  /// stored session says it.
  var account: String? { get }

  /// The failure of a call whose credential was refused, with the advice that fits its origin.
  func explain(_ refusal: Failure) -> Failure
}

extension Authorization {
  package var account: String? { nil }

  package func credential(afterRefusalOf refused: Credential) async throws(Failure) -> Credential? {
    nil
  }

  package func explain(_ refusal: Failure) -> Failure { refusal }
}

/// No call carries a credential.
package struct NoAuthorization: Authorization {
  package init() {}

  package func credential() async throws(Failure) -> Credential? { nil }

  package func requiredCredential() async throws(Failure) -> Credential {
    throw Failure(
      "not_signed_in", "this needs an account, and you are not signed in",
      hint: "sign in with '\(program: .auth) login'", exit: .notSignedIn)
  }
}
