/// The type of a document by its content. Each reader declares its own in its file.
package struct MediaType: RawRepresentable, Sendable, Hashable {
  /// The media type as registered with IANA, such as `application/pdf`.
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}
