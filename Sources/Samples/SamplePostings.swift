internal import CSamples

/// The sample postings that ship with the toolkit.
package enum SamplePostings {
  /// JSON lines with the job fields of the API, UTF-8, LF at the end of each line.
  package static var lines: [UInt8] {
    Array(UnsafeRawBufferPointer(start: csamples_postings(), count: csamples_postings_size()))
  }
}
