package import Records
package import ServiceKit

extension ServiceClient {
  /// The profile of the user who is signed in; nil if there is none yet.
  package func ownProfile() async throws(Failure) -> Profile? {
    do throws(Failure) {
      return try await send(.ownProfile).value
    } catch {
      if error.httpStatus == 404, error.exit == .dataError { return nil }
      throw error
    }
  }
}
