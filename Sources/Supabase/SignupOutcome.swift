/// What became of a signup; GoTrue answers each of these with 200.
package enum SignupOutcome: Sendable {
  /// The account is made and signed in: the project confirms addresses by itself.
  case signedIn(AuthSession)
  /// The account is made, and a mail was sent to confirm its address.
  case confirmationSent(AuthUser)
  /// An account with this address waits for confirmation; the mail was sent once more.
  case confirmationSentAgain(AuthUser)
  /// The address belongs to a confirmed account. The server says so only through an empty list of
  /// identities, so that addresses cannot be tried out.
  case alreadyRegistered
}
