package import ServiceKit
internal import Sessions
internal import Storage

extension ServiceDescription {
  package static let jobMatchNow = ServiceDescription(
    settings: Service(
      name: "jobmatchnow", title: "JobMatchNow", prefix: "JM",
      baseURL: "https://www.jobmatchnow.ai",
      authURL: "https://nxbhfoqaoaeiguoldnng.supabase.co",
      keys: Service.supabaseKeys + ["idempotency"], ownsBareKeys: true),
    operations: JobMatchNowOperation.allCases,
    authorization: { SessionAuthorization(.goTrue($0)) }, errors: .jobMatchNow,
    journals: [.uploads, .jobs, .explanations])
}

extension DefaultJournal {
  /// The uploads; `jm-upload --skip-uploaded` reads it. An upload cannot be repeated.
  package static let uploads = DefaultJournal(
    name: "uploads", folder: .state, limit: nil, durability: .full)

  /// The jobs of searches; `jm-jobs --offline` reads it. Listing them again is cheap.
  package static let jobs = DefaultJournal(
    name: "jobs", folder: .cache, limit: 100, durability: .atEnd)

  /// Explanations. Repeating one costs the service work.
  package static let explanations = DefaultJournal(
    name: "explanations", folder: .cache, limit: 100_000, durability: .relaxed)
}
