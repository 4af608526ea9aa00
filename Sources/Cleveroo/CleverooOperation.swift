internal import ServiceKit

/// The operations of Cleveroo.
package enum CleverooOperation: String, ServiceOperation {
  case registerParent = "POST /auth/register"
  case signInParent = "POST /auth/login/parent"
  case signInChild = "POST /auth/login/child"
  case requestPasswordReset = "POST /auth/forgot-password"
  case checkResetCode = "POST /auth/verify-reset-code"
  case resetPassword = "POST /auth/reset-password"
  case listChildren = "GET /parent/children"
  case addChild = "POST /parent/children"
}
