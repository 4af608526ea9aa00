internal import CSamples

/// A resume that ships with the toolkit; the person is invented.
package struct SampleResume: Sendable, Hashable {
  /// `software-engineer.pdf`: the name for `named(_:)` and for an upload.
  package let fileName: String
  package let mediaType: String
  package let bytes: [UInt8]

  /// In the order of their file names.
  package static let all: [SampleResume] = (0..<csamples_resume_count()).map { index in
    let file = csamples_resume(index)
    return SampleResume(
      fileName: String(cString: file.name), mediaType: String(cString: file.media_type),
      bytes: Array(UnsafeRawBufferPointer(start: file.bytes, count: file.size)))
  }

  /// The resume whose file name is `name`, with or without its extension (then the PDF).
  package static func named(_ name: String) -> SampleResume? {
    all.first { $0.fileName == name } ?? all.first { $0.fileName == "\(name).pdf" }
  }
}
