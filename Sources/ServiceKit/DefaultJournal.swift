package import Sessions
package import Storage

/// A journal that a program keeps without being told to, at a fixed place.
package struct DefaultJournal: Sendable, Hashable {
  package enum Folder: Sendable, Hashable {
    /// For what cannot be requested again.
    case state
    case cache
  }

  /// The name of the file without its extension.
  package let name: String
  package let folder: Folder
  /// The largest number of records, over all accounts; nil for no limit.
  package let limit: Int?
  package let durability: Journal.Durability

  package init(name: String, folder: Folder, limit: Int?, durability: Journal.Durability) {
    self.name = name
    self.folder = folder
    self.limit = limit
    self.durability = durability
  }

  /// How a run uses a default journal.
  package struct Use: Sendable {
    package let journal: DefaultJournal
    /// Whether results are read from it, or only added.
    package var isRead: Bool
    /// Whether the user asked for it, so that a fault in it ends the run.
    package var isRequired: Bool

    package init(_ journal: DefaultJournal, isRead: Bool, isRequired: Bool) {
      self.journal = journal
      self.isRead = isRead
      self.isRequired = isRequired
    }
  }

  /// The path of the file; nil if there is no home folder.
  package func path(in environment: Environment) -> String? {
    let folder = folder == .state ? environment.stateFolder : environment.cacheFolder
    return folder.map { "\($0)/\(name).db" }
  }
}
