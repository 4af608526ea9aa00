package import ServerKit

/// The settings of JobFlow.
package struct JobFlowOptions: ModuleOptions {
  /// Largest object in bytes.
  package var objectLimit = 20 * 1024 * 1024
  /// Bytes of uploads that are held in memory at a time.
  package var uploadMemory = 128 * 1024 * 1024

  package init() {}
}

extension ServerOptions {
  /// The settings of JobFlow.
  package var jobFlow: JobFlowOptions {
    get { self[JobFlowOptions.self] }
    set { self[JobFlowOptions.self] = newValue }
  }
}
