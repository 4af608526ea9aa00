/// The sessions of the user that a logout ends.
package enum LogoutScope: String, Sendable, CaseIterable {
  /// This session only.
  case local
  /// Every session of the user.
  case global
  /// Every session except this one.
  case others
}
