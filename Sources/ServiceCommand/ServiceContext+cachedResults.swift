import Command
import LineIO
package import Records
package import ServiceKit
import Sessions
import Storage
import Supabase
import Transport

extension ServiceContext {
  /// Opens the journals of a run.
  ///
  /// - Parameters:
  ///   - file: the `--journal` option.
  ///   - defaultJournal: the program's default journal; nil for none. Without a home folder it is
  ///     not used.
  ///   - isAnonymous: whether the run leaves the access token out.
  ///   - options: the options that change what the service answers, in a fixed order.
  /// - Throws: `Failure` if a required journal cannot be opened, or if `--journal` names an input.
  package func cachedResults(
    _ file: JournalOptions, defaultJournal: DefaultJournal.Use? = nil, isAnonymous: Bool = false,
    options: [(name: String, value: String?)] = []
  ) throws(Failure) -> CachedResults {
    let set = options.compactMap { option in option.value.map { "\(option.name)=\($0)" } }
    let scope = JournalScope(
      tool: context.program, address: profile.baseURL.value.text,
      account: isAnonymous ? Self.anonymous : account(), options: set.joined(separator: " "))
    var places: [CachedResults.Place] = []
    // A journal that does not exist has no results.
    func isUsed(_ path: String) -> Bool { !environment.isReadOnly || PrivateFile.exists(path) }
    if let path = file.journal, isUsed(path) {
      try context.check(database: path, of: "--journal")
      places.append(
        .init(journal: try Journal(path, scope: scope), isRead: true, isRequired: true))
    }
    if let defaultJournal, let path = defaultJournal.journal.path(in: environment),
      isUsed(path)
    {
      do throws(Failure) {
        let journal = try open(defaultJournal, at: path, scope)
        places.append(
          .init(
            journal: journal, isRead: defaultJournal.isRead,
            isRequired: defaultJournal.isRequired))
        context.files.addInputs([path])
      } catch {
        // A journal that does not exist has no results, whether or not it can be created.
        if defaultJournal.isRequired, PrivateFile.exists(path) { throw error }
        environment.warnUnsaved("results are not cached: \(error)")
      }
    }
    return CachedResults(places, warn: environment.warnUnsaved)
  }

  private func open(
    _ use: DefaultJournal.Use, at path: String, _ scope: JournalScope
  ) throws(Failure) -> Journal {
    do throws(SystemError) {
      try PrivateFile.makeFolder(PrivateFile.parent(of: path))
    } catch {
      throw Failure("cannot_open_store", "cannot \(error)", exit: .cannotCreate)
    }
    return try Journal(
      path, scope: scope, durability: use.journal.durability, limit: use.journal.limit,
      isRead: use.isRead, didReplace: environment.warn)
  }

  /// Removes what the service's default journals store about `account` at the profile's address.
  ///
  /// - Throws: `Failure` if one of them cannot be changed.
  package func forgetCachedResults(of account: String) throws(Failure) {
    if environment.isReadOnly { return }
    for journal in connection.service.journals {
      guard let path = journal.path(in: environment) else { continue }
      try Journal.forget(path, address: profile.baseURL.value.text, account: account)
    }
  }

  /// The account by which journals tell results apart, determined without a request: the user's id
  /// where it is known, otherwise `anonymous`.
  package func account() -> String {
    if let account = client.account { return account }
    if let token = profile.token?.value {
      // A token without claims is identified by the part that messages may show.
      return AccessTokenClaims(token.revealed)?.subject ?? token.shortened
    }
    if profile.credentialCommand != nil {
      return profile.email?.value ?? "profile \(profile.name)"
    }
    // A file that cannot be read counts as signed out here; the request itself reports it.
    guard let session = try? credentials.session(for: profile) else { return Self.anonymous }
    return session.userID ?? session.email ?? session.accessToken.shortened
  }

  private static let anonymous = "anonymous"
}
