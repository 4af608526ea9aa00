package import ServerKit

/// The settings of BirJob.
package struct BirJobOptions: ModuleOptions {
  /// Folder for push notifications, one file each; nil delivers none. Nothing is ever sent to Apple.
  package var pushFolder: String?

  package init() {}
}

extension ServerOptions {
  /// The settings of BirJob.
  package var birJob: BirJobOptions {
    get { self[BirJobOptions.self] }
    set { self[BirJobOptions.self] = newValue }
  }
}
