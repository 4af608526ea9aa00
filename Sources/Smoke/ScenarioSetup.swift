internal import Contracts
package import Records
package import ServiceKit
package import Sessions
package import Transport

/// What a scenario is made from: the connection and the choices of the user.
package struct ScenarioSetup: Sendable {
  package var connection: ServiceConnection
  package var account: Account
  package var document: Document
  /// Whether a search may find nothing.
  package var allowsEmpty: Bool

  /// A document to upload.
  package struct Document: Sendable {
    package var bytes: [UInt8]
    package var fileName: String

    package init(bytes: [UInt8], fileName: String) {
      self.bytes = bytes
      self.fileName = fileName
    }
  }

  /// The account that the checks use.
  package enum Account: Sendable {
    /// No account: only checks that do not need one run.
    case anonymous
    /// A new account for this run. It is not deleted, because the service has no call for that.
    case new(email: String, password: Secret)
    /// An account that signs in with a password, and signs out at the end.
    case password(email: String, Secret)
    /// The existing session: a token from the environment, `credential_command` or the stored one. It
    /// is not ended.
    case stored(SessionKeeper)
  }

  package init(
    connection: ServiceConnection, account: Account, document: Document, allowsEmpty: Bool
  ) {
    self.connection = connection
    self.account = account
    self.document = document
    self.allowsEmpty = allowsEmpty
  }

  package var randomText: RandomText { RandomText(random: connection.environment.random) }

  package var now: @Sendable () -> Timestamp { connection.environment.now }

  /// The log of a scenario of this service.
  ///
  /// - Throws: `Failure` if the service's OpenAPI document cannot be used.
  package func makeLog() throws(Failure) -> CheckLog {
    CheckLog(contract: try ServiceDocument.contract(of: connection.service.document))
  }
}
