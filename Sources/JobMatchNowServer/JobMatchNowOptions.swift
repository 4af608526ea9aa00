package import ServerKit

/// The settings of JobMatchNow.
package struct JobMatchNowOptions: ModuleOptions {
  /// Largest document in bytes.
  package var documentLimit = 10 * 1024 * 1024
  /// Largest body of an upload: the document and the form around it.
  var uploadLimit: Int { documentLimit + 64 * 1024 }
  /// Maximum number of bytes of uploads in memory at the same time.
  package var uploadMemory = 256 * 1024 * 1024
  /// Maximum number of searches that run at the same time.
  package var searchers = 2
  /// Maximum number of waiting searches; further uploads are refused until there is room.
  package var queueLimit = 1000
  /// Maximum number of jobs of one search.
  package var jobLimit = 100

  package init() {}
}

extension ServerOptions {
  /// The settings of JobMatchNow.
  package var jobMatchNow: JobMatchNowOptions {
    get { self[JobMatchNowOptions.self] }
    set { self[JobMatchNowOptions.self] = newValue }
  }
}
