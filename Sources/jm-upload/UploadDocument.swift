import Command
import Digests
import JobMatchNow
import LineIO
import Records
import Samples

/// A document that is about to be uploaded, with its digest.
struct UploadDocument {
  var upload: ResumeUpload
  var sha256: String

  /// The sample resume that ships with the toolkit.
  static func sample() throws(Failure) -> UploadDocument {
    guard let sample = SampleResume.named("software-engineer") else {
      throw Failure("no_sample", "this build has no sample resume", exit: .internalFault)
    }
    return UploadDocument(
      upload: ResumeUpload(
        .bytes(sample.bytes), fileName: sample.fileName, mediaType: sample.mediaType),
      sha256: ContentDigest.sha256(sample.bytes))
  }

  /// The file that a record names; it is streamed from disk when it is sent.
  ///
  /// - Throws: what opening throws; `empty_file` and `file_too_large` (65).
  static func file(_ file: InputFile, limit: Int) throws(Failure) -> UploadDocument {
    let (descriptor, status) = try file.open()
    defer { try? descriptor.close() }
    if status.isRegularFile { try check(status.size, limit, file.label) }
    let content: (digest: String, byteCount: Int)
    do throws(SystemError) {
      content = try ContentDigest.sha256(descriptor)
    } catch {
      throw Failure(
        "unreadable_file", "\(file.label) cannot be read: \(error.reason)", exit: .noInput)
    }
    try check(content.byteCount, limit, file.label)
    return UploadDocument(
      upload: ResumeUpload(
        .file(path: file.path), fileName: file.name,
        mediaType: UploadMediaType.ofFile(named: file.name)),
      sha256: content.digest)
  }

  /// The document on stdin.
  static func standardInput(_ input: FileDescriptor, limit: Int) throws(Failure) -> UploadDocument {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try input.readAll(limit: limit)
    } catch {
      if error.isTooLarge { throw tooLarge("the document on stdin", limit) }
      throw Failure(
        "unreadable_file", "the document on stdin cannot be read: \(error.reason)", exit: .noInput)
    }
    try check(bytes.count, limit, "the document on stdin")
    let type = UploadMediaType.ofContent(bytes)
    return UploadDocument(
      upload: ResumeUpload(
        .bytes(bytes), fileName: "resume.\(type.fileExtension)", mediaType: type.name),
      sha256: ContentDigest.sha256(bytes))
  }

  private static func check(_ size: Int, _ limit: Int, _ label: String) throws(Failure) {
    if size == 0 { throw Failure("empty_file", "\(label) is empty", exit: .dataError) }
    if size > limit { throw tooLarge(label, limit) }
  }

  private static func tooLarge(_ label: String, _ limit: Int) -> Failure {
    Failure(
      "file_too_large",
      "\(label) is larger than \(ByteSize(bytes: limit).defaultValueDescription)",
      hint: "--max-size sets the limit, but the service has one too", exit: .dataError)
  }
}
