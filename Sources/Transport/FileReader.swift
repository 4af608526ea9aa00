internal import CCurl
internal import LineIO

/// Reads a file for one transfer, in libcurl's callbacks.
///
/// The last bytes are handed over only after the check of the whole content has passed: a server
/// never receives a complete request with a file that has changed.
final class FileReader {
  let content: FileContent
  /// Why reading ended early.
  private(set) var fault: TransferFault?
  private var offset = 0
  private var check: any ContentCheck

  init(_ content: FileContent) {
    self.content = content
    check = content.makeCheck()
  }

  /// Begins again at the first byte, as libcurl asks before it sends a request once more.
  func rewind() {
    offset = 0
    check = content.makeCheck()
  }

  /// Returns the number of bytes read, 0 at the end; nil ends the transfer.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let room = UnsafeMutableRawBufferPointer(
      rebasing: buffer.prefix(content.size - offset))
    if room.isEmpty { return 0 }
    do throws(SystemError) {
      let count = try content.file.descriptor.read(into: room, at: offset)
      offset += count
      check.add(UnsafeRawBufferPointer(rebasing: room[..<count]))
      let isShort = count == 0
      if isShort || offset == content.size && !check.isPassed {
        fault = TransferFault(.changedFile, "it changed while it was being sent")
        return nil
      }
      return count
    } catch {
      fault = TransferFault(.unreadableFile, error.reason)
      return nil
    }
  }
}

extension FileReader {
  /// Adds the content to a part of a form. The reader must live as long as the form.
  func attach(to part: OpaquePointer?) -> CURLcode {
    curl_mime_data_cb(
      part, curl_off_t(content.size),
      { bytes, size, count, context in
        guard let bytes, let reader = FileReader.from(context) else {
          return Int(CURL_READFUNC_ABORT)
        }
        let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
        return reader.read(into: buffer) ?? Int(CURL_READFUNC_ABORT)
      },
      { context, offset, origin in
        guard offset == 0, origin == SEEK_SET, let reader = FileReader.from(context) else {
          return CURL_SEEKFUNC_CANTSEEK
        }
        reader.rewind()
        return CURL_SEEKFUNC_OK
      }, nil, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> FileReader? {
    context.map { Unmanaged<FileReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
