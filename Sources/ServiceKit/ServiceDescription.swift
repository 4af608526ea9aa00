package import Sessions

/// A service as data: what every program and the client need to know about it.
package struct ServiceDescription: Sendable {
  /// Its name, addresses and settings.
  package let settings: Service
  /// All of its operations.
  package let operations: [any ServiceOperation]
  /// How calls of a profile are authorized.
  package let authorization: @Sendable (ServiceConnection) -> any Authorization
  /// Reads the error answers of the service.
  package let errors: ErrorDecoder
  /// The journals that its programs keep without being told to. Signing out clears them.
  package let journals: [DefaultJournal]

  package init(
    settings: Service, operations: [any ServiceOperation],
    authorization: @escaping @Sendable (ServiceConnection) -> any Authorization = { _ in
      NoAuthorization()
    }, errors: ErrorDecoder, journals: [DefaultJournal] = []
  ) {
    self.settings = settings
    self.operations = operations
    self.authorization = authorization
    self.errors = errors
    self.journals = journals
  }

  /// The name of its OpenAPI document.
  package var document: String { settings.name }
}
