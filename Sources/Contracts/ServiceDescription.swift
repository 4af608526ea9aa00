internal import CContracts
package import Records

/// The descriptions that ship with the toolkit.
package enum ServiceDescription {
  /// JobMatchNow as the bytes of its OpenAPI document, UTF-8.
  package static var jobMatchNow: [UInt8] {
    Array(
      UnsafeRawBufferPointer(start: ccontracts_jobmatchnow(), count: ccontracts_jobmatchnow_size()))
  }

  /// JobMatchNow, ready to hold answers against.
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
