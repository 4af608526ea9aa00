internal import CContracts
package import Records

/// The descriptions that ship with the toolkit.
package enum ServiceDescription {
  /// The OpenAPI document of JobMatchNow in JSON, UTF-8.
  package static var jobMatchNow: [UInt8] {
    Array(
      UnsafeRawBufferPointer(start: ccontracts_jobmatchnow(), count: ccontracts_jobmatchnow_size()))
  }

  /// The contract of JobMatchNow.
  ///
  /// - Throws: `unusable_description` (70).
  package static func jobMatchNowContract() throws(Failure) -> Contract {
    do {
      return try Contract(description: try JSON(parsing: jobMatchNow))
    } catch {
      throw Failure(
        "unusable_description", "the description of JobMatchNow cannot be used: \(error)",
        exit: .internalFault)
    }
  }
}
