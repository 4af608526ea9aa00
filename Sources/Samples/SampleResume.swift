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

  /// The name of the resume that is used when none is chosen.
  package static let usualName = "software-engineer"

  /// The names of the resumes without extensions, each once, in the order of `all`.
  package static let names: [String] = all.map(\.name).reduce(into: []) { names, name in
    if names.last != name { names.append(name) }
  }

  /// The resume whose file name is `name`, with or without its extension. Without one, it is the PDF
  /// if there is one.
  package static func named(_ name: String) -> SampleResume? {
    all.first { $0.fileName == name } ?? all.first { $0.fileName == "\(name).pdf" }
      ?? all.first { $0.name == name }
  }

  /// The file name without its extension.
  private var name: String { String(fileName.prefix { $0 != "." }) }
}
