package import LineIO

/// The first bytes of an open regular file, as a part of a request body.
///
/// They are read by position while they are sent. Each try of a request therefore sends them from
/// the same descriptor, even if the file has been renamed or deleted.
package struct FileContent: Sendable {
  package let file: OpenFile
  /// The number of bytes to send.
  package let size: Int
  /// Creates a check of the bytes for each try.
  let makeCheck: @Sendable () -> any ContentCheck

  package init(
    _ file: OpenFile, size: Int, checkedBy makeCheck: @escaping @Sendable () -> any ContentCheck
  ) {
    self.file = file
    self.size = size
    self.makeCheck = makeCheck
  }
}

/// Decides whether the bytes of a file are still the ones that are to be sent.
package protocol ContentCheck {
  /// Takes the next bytes, in the order in which they are sent.
  mutating func add(_ bytes: UnsafeRawBufferPointer)
  /// Whether all bytes so far are the expected ones.
  var isPassed: Bool { get }
}
