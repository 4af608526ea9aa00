internal import ServiceKit

/// The operations of Orbit.
package enum OrbitOperation: String, ServiceOperation {
  case sendCode = "POST /auth/send-code"
  case verifyCode = "POST /auth/verify-code"
  case refreshToken = "POST /auth/refresh"
  case signOut = "POST /auth/logout"
  case getOwnProfile = "GET /users/me"
  case updateProfile = "PUT /users/me"
  case uploadPhoto = "POST /users/me/photo"
  case getProfile = "GET /users/{id}"
  case discoverUsers = "GET /discover/users"
}
