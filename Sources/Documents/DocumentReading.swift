package import Records

/// Reads a document of any known format from bytes: the type is found by content.
package enum DocumentReading {
  /// - Parameter name: the file's name; only its extension is used, for a warning when it does not
  ///   fit the content.
  /// - Throws: `Failure` with exit 65 and code `empty_file`, `unknown_format`,
  ///   `unreadable_document`, `encrypted_document` or `document_too_large`.
  package static func read(_ bytes: [UInt8], name: String?) throws(Failure) -> Document {
    throw Failure("unknown_format", "No reader knows this content.", exit: .dataError)
  }
}
