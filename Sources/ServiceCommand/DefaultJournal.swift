package import Sessions
import Storage

/// The journals that programs keep without being asked, each in a place of its own.
package enum DefaultJournal: String, Sendable, CaseIterable {
  /// What was uploaded, in the state folder: `jm-upload --skip-uploaded` answers from it.
  case uploads
  /// The jobs of searches, in the cache folder: `jm-jobs --offline` answers from it.
  case jobs
  /// Explanations, in the cache folder.
  case explanations

  /// Nil when there is no home folder.
  package func path(in environment: Environment) -> String? {
    let folder = self == .uploads ? environment.stateFolder : environment.cacheFolder
    return folder.map { "\($0)/\(rawValue).db" }
  }

  /// How many records are kept, of all accounts; nil for no end.
  var limit: Int? {
    switch self {
    case .uploads: nil
    case .jobs: 100
    case .explanations: 100_000
    }
  }

  /// An upload cannot be asked for again, an explanation costs the service's work, jobs cost little.
  var durability: Journal.Durability {
    switch self {
    case .uploads: .full
    case .explanations: .relaxed
    case .jobs: .atEnd
    }
  }
}
