/// The outcome of a signup. GoTrue answers each of these with 200.
package enum SignupOutcome: Sendable {
  /// The account was created and signed in: the project does not confirm addresses.
  case signedIn(AuthSession)
  /// The account was created, and an e-mail was sent to confirm its address.
  case confirmationSent(AuthUser)
  /// An account with this address is waiting for confirmation; the e-mail was sent again.
  case confirmationSentAgain(AuthUser)
  /// The address belongs to a confirmed account. The server reveals it only by an empty list of
  /// identities.
  case alreadyRegistered
}
