/// Which sessions of the user a logout ends.
package enum LogoutScope: String, Sendable, CaseIterable {
  /// This session alone.
  case local
  /// Every session of the user.
  case global
  /// Every session but this one.
  case others
}
