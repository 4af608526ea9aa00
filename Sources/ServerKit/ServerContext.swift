package import Logging
package import ResumeReading

/// What a server gives to the services that it runs.
package struct ServerContext: Sendable {
  package let options: ServerOptions
  package let store: Store
  package let postings: PostingIndexCache
  package let address: PublicAddress
  package let mail: MailSpool
  package let passwords: PasswordHasher
  package let clients: ClientAddress
  package let reader: any ResumeReader
  package let logger: Logger
  /// The time. Tests have a clock of their own.
  package let now: @Sendable () -> Instant
  private let parts = SharedParts()

  init(
    options: ServerOptions, store: Store, reader: any ResumeReader, logger: Logger,
    now: @escaping @Sendable () -> Instant
  ) {
    self.options = options
    self.store = store
    self.reader = reader
    self.logger = logger
    self.now = now
    postings = PostingIndexCache(store: store)
    address = PublicAddress(options)
    mail = MailSpool(folder: options.mailFolder)
    passwords = PasswordHasher(.init(cost: options.passwordCost))
    clients = ClientAddress(trustsProxy: options.trustsProxy)
  }

  /// A value that several services use, such as the accounts: made for the first that needs it.
  package func shared<Part: Sendable>(
    _ make: @Sendable () async throws -> Part
  ) async throws -> Part {
    if let known = await parts.find(Part.self) { return known }
    return await parts.add(try await make())
  }
}

/// The values that services share, by type.
private actor SharedParts {
  private var parts: [ObjectIdentifier: any Sendable] = [:]

  func find<Part: Sendable>(_ type: Part.Type) -> Part? { parts[ObjectIdentifier(type)] as? Part }

  /// Returns the value that was added first.
  func add<Part: Sendable>(_ part: Part) -> Part {
    if let known = find(Part.self) { return known }
    parts[ObjectIdentifier(Part.self)] = part
    return part
  }
}
