import Command
import Digests
import JobMatchNow
import LineIO
import Records
import Samples
import Transport

/// A document to upload, with its digest.
struct UploadDocument {
  var upload: ResumeUpload
  var sha256: String

  /// A sample resume that ships with the toolkit.
  ///
  /// - Throws: `no_sample` (70) if there is none of that name.
  static func sample(named name: String) throws(Failure) -> UploadDocument {
    guard let sample = SampleResume.named(name) else {
      throw Failure(
        "no_sample", "this build does not include the sample resume", exit: .internalFault)
    }
    return UploadDocument(
      upload: ResumeUpload(
        .bytes(sample.bytes), fileName: sample.fileName, mediaType: sample.mediaType),
      sha256: ContentDigest.sha256(sample.bytes))
  }

  /// The document in a file, which is opened once.
  ///
  /// - Throws: as `InputFile.open` and `DocumentReader.read`.
  static func file(_ file: InputFile, _ reader: DocumentReader) throws(Failure) -> UploadDocument {
    let (descriptor, status) = try file.open()
    let document = try reader.read(OpenFile(descriptor), status)
    let mediaType = UploadMediaType.ofFile(named: file.name)
    // The name of a pipe such as /dev/fd/63 is meaningless.
    if !status.isRegularFile, mediaType == UploadMediaType.unknown {
      return try unnamed(document)
    }
    return UploadDocument(
      upload: ResumeUpload(
        .file(document.content), fileName: file.name, mediaType: mediaType),
      sha256: document.sha256)
  }

  /// The document on stdin.
  ///
  /// - Throws: as `DocumentReader.copy`.
  static func standardInput(
    _ input: FileDescriptor, _ reader: DocumentReader
  ) throws(Failure) -> UploadDocument {
    try unnamed(try reader.copy(input))
  }

  private static func unnamed(_ document: DocumentReader.Document) throws(Failure) -> UploadDocument
  {
    let start = try DocumentReader.start(
      of: document.content, count: UploadMediaType.signatureLength)
    let type = UploadMediaType.ofContent(start)
    return UploadDocument(
      upload: ResumeUpload(
        .file(document.content), fileName: "resume.\(type.fileExtension)", mediaType: type.name),
      sha256: document.sha256)
  }
}
