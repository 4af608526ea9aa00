import Command
import LineIO
package import Records
import Sessions
import Storage
import Supabase
import Transport

extension ServiceContext {
  /// How a program uses its own journal.
  package struct OwnJournal: Sendable {
    package let kind: DefaultJournal
    /// Whether answers are taken from it, or only added.
    package var isRead: Bool
    /// Whether the user asked for it, so that trouble with it ends the run.
    package var isWanted: Bool

    package init(_ kind: DefaultJournal, isRead: Bool, isWanted: Bool) {
      self.kind = kind
      self.isRead = isRead
      self.isWanted = isWanted
    }
  }

  /// Opens the journals of a run.
  ///
  /// - Parameters:
  ///   - file: what `--journal` names.
  ///   - own: the program's own journal; nil for none. Without a home folder there is none.
  ///   - options: those that change what the service answers, in a fixed order.
  /// - Throws: what opening a journal throws that the user asked for.
  package func keptAnswers(
    _ file: JournalOptions, own: OwnJournal? = nil, isAnonymous: Bool = false,
    options: [(name: String, value: String?)] = []
  ) throws(Failure) -> KeptAnswers {
    let set = options.compactMap { option in option.value.map { "\(option.name)=\($0)" } }
    let scope = JournalScope(
      tool: context.program, address: profile.baseURL.value.text,
      account: isAnonymous ? Self.nobody : try account(), options: set.joined(separator: " "))
    var places: [KeptAnswers.Place] = []
    if let path = file.journal {
      places.append(.init(journal: try Journal(path, scope: scope), isRead: true, isWanted: true))
    }
    if let own, let path = own.kind.path(in: environment) {
      do throws(Failure) {
        let journal = try open(own, at: path, scope)
        places.append(.init(journal: journal, isRead: own.isRead, isWanted: own.isWanted))
      } catch {
        if own.isWanted { throw error }
        context.messages.note("answers are not kept: \(error)")
      }
    }
    return KeptAnswers(places, messages: context.messages)
  }

  private func open(
    _ own: OwnJournal, at path: String, _ scope: JournalScope
  ) throws(Failure) -> Journal {
    do throws(SystemError) {
      try PrivateFile.makeFolder(PrivateFile.parent(of: path))
    } catch {
      throw Failure("cannot_open_store", "cannot \(error)", exit: .cannotCreate)
    }
    return try Journal(
      path, scope: scope, durability: own.kind.durability, limit: own.kind.limit,
      isRead: own.isRead, didReplace: { [messages = context.messages] in messages.note($0) })
  }

  /// Forgets what programs have kept by themselves for who is signed in, as signing out does.
  package func forgetKeptAnswers(of account: String) throws(Failure) {
    for kind in DefaultJournal.allCases {
      guard let path = kind.path(in: environment) else { continue }
      try Journal.forget(path, address: profile.baseURL.value.text, account: account)
    }
  }

  /// Who asks, as journals tell accounts apart: found out without any request.
  package func account() throws(Failure) -> String {
    if let token = profile.token?.value {
      // A token that says nothing of its owner is told apart by what messages may show of it.
      return AccessTokenClaims(token.revealed)?.subject ?? token.shortened
    }
    if profile.credentialCommand != nil {
      return profile.email?.value ?? "profile \(profile.name)"
    }
    guard let session = try credentials.session(for: profile) else { return Self.nobody }
    return session.userID ?? session.email ?? session.accessToken.shortened
  }

  private static let nobody = "anonymous"
}
