package import Sessions
import Storage

/// A journal that a program keeps without `--journal`, at a fixed place.
package enum DefaultJournal: String, Sendable, CaseIterable {
  /// The uploads, in the state folder; `jm-upload --skip-uploaded` reads it.
  case uploads
  /// The jobs of searches, in the cache folder; `jm-jobs --offline` reads it.
  case jobs
  /// Explanations, in the cache folder.
  case explanations

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
    let folder = self == .uploads ? environment.stateFolder : environment.cacheFolder
    return folder.map { "\($0)/\(rawValue).db" }
  }

  /// The largest number of records, over all accounts; nil for no limit.
  var limit: Int? {
    switch self {
    case .uploads: nil
    case .jobs: 100
    case .explanations: 100_000
    }
  }

  /// An upload cannot be repeated, and repeating an explanation costs the service work; jobs are
  /// cheap.
  var durability: Journal.Durability {
    switch self {
    case .uploads: .full
    case .explanations: .relaxed
    case .jobs: .atEnd
    }
  }
}
