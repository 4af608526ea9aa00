import COnDemand
import CZlib

/// Flate decoding (ISO 32000-2, 7.4.4) with one state for all streams of a document.
///
/// libdeflate, if it is installed, takes half the time of zlib, but decodes whole streams or
/// nothing. zlib decodes streams that are damaged, larger than expected, or needed only in part.
final class Inflater {
  /// The state of libdeflate; nil if it is not installed.
  private let whole = jm_deflate_is_there() != 0 ? jm_inflater_make() : nil
  private var state = z_stream()
  private var isReady = false

  deinit {
    if let whole { jm_inflater_free(whole) }
    if isReady { inflateEnd(&state) }
  }

  /// Decodes the data up to its end or damage. Data without a zlib header is decoded as raw
  /// deflate. The checksum is not verified: text that does not match it is better than none.
  func inflate(_ input: ByteRun, into sink: inout ByteSink) {
    var source = input
    // Some writers put another end of line before the data.
    while source.count > 2, source[0] == 10 || source[0] == 13 { source = source.dropFirst(1) }
    let hasHeader = source[0] & 0x0F == 8 && (Int(source[0]) << 8 | Int(source[1])) % 31 == 0
    let body = source.dropFirst(2)
    if run(hasHeader ? body : source, into: &sink) || sink.count > 0 { return }
    _ = run(hasHeader ? source : body, into: &sink)
  }

  private func prepare() -> Bool {
    if isReady { return inflateReset(&state) == Z_OK }
    isReady =
      inflateInit2_(&state, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    return isReady
  }

  /// Whether the deflate data (RFC 1951) reached its regular end.
  private func run(_ input: ByteRun, into sink: inout ByteSink) -> Bool {
    guard !input.isEmpty else { return false }
    return runWhole(input, into: &sink) || runPartly(input, into: &sink)
  }

  /// Decodes all of the data, if it fits, or nothing.
  private func runWhole(_ input: ByteRun, into sink: inout ByteSink) -> Bool {
    let room = sink.reserve(1)
    // If the room ends at the sink's limit, only a part may be needed.
    guard room < sink.limit, let whole else { return false }
    let length = jm_inflater_run(whole, input.base, input.count, sink.tail, room)
    guard length >= 0 else { return false }
    sink.advance(length)
    return true
  }

  private func runPartly(_ input: ByteRun, into sink: inout ByteSink) -> Bool {
    guard prepare() else { return false }
    state.next_in = UnsafeMutablePointer(mutating: input.base)
    state.avail_in = UInt32(clamping: input.count)
    while true {
      let room = sink.reserve(sink.count == 0 ? 1024 : 4096)
      guard room > 0 else { return false }
      let space = UInt32(clamping: room)
      state.next_out = sink.tail
      state.avail_out = space
      // All input is available, so that zlib needs no window of its own if the output has room.
      let status = CZlib.inflate(&state, Z_FINISH)
      sink.advance(Int(space - state.avail_out))
      switch status {
      case Z_OK, Z_BUF_ERROR: if state.avail_out > 0 { return false }
      case Z_STREAM_END: return true
      default: return false
      }
    }
  }
}
