import CZlib

/// Flate decoding (ISO 32000-2, 7.4.4) with one zlib state for all streams of a document.
final class Inflater {
  private var state = z_stream()
  private var isReady = false

  deinit {
    if isReady { inflateEnd(&state) }
  }

  /// Decodes as far as the data goes. Damaged data gives what came before the damage; data without
  /// the zlib header is taken as raw deflate.
  func inflate(_ input: ByteRun, into sink: inout ByteSink) {
    var source = input
    // Some writers leave a line end before the data.
    while source.count > 2, source[0] == 10 || source[0] == 13 { source = source.dropFirst(1) }
    let hasHeader = source[0] & 0x0F == 8 && (Int(source[0]) << 8 | Int(source[1])) % 31 == 0
    if run(source, windowBits: hasHeader ? 15 : -15, into: &sink) || sink.count > 0 { return }
    if hasHeader {
      _ = run(source.dropFirst(2), windowBits: -15, into: &sink)
    } else {
      _ =
        run(source.dropFirst(2), windowBits: -15, into: &sink)
        || run(source, windowBits: 15, into: &sink)
    }
  }

  private func prepare(windowBits: Int32) -> Bool {
    if isReady { return inflateReset2(&state, windowBits) == Z_OK }
    isReady =
      inflateInit2_(&state, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    return isReady
  }

  /// Whether the data came to its regular end.
  private func run(_ input: ByteRun, windowBits: Int32, into sink: inout ByteSink) -> Bool {
    guard !input.isEmpty, prepare(windowBits: windowBits) else { return false }
    state.next_in = UnsafeMutablePointer(mutating: input.base)
    state.avail_in = UInt32(clamping: input.count)
    while true {
      let room = sink.reserve(sink.count == 0 ? 1024 : 4096)
      guard room > 0 else { return false }
      let space = UInt32(clamping: room)
      state.next_out = sink.tail
      state.avail_out = space
      let status = CZlib.inflate(&state, Z_NO_FLUSH)
      sink.advance(Int(space - state.avail_out))
      switch status {
      case Z_OK: if state.avail_in == 0, state.avail_out > 0 { return false }
      case Z_STREAM_END: return true
      default: return false
      }
    }
  }
}
