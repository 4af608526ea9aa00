/// LZW decoding (ISO 32000-2, 7.4.4).
struct LZWDecoder {
  /// Whether codes become longer one code early, which is the default.
  var growsEarly = true

  func decode(_ input: ByteRun, into sink: inout ByteSink) {
    // A table entry is a range of the output that was already written.
    var starts = [Int](repeating: 0, count: 4097)
    var lengths = [Int](repeating: 0, count: 4097)
    var next = 258
    var width = 9
    var previousStart = -1
    var previousLength = 0
    var bits: UInt32 = 0
    var available = 0
    var index = 0
    while !sink.isFull {
      while available < width {
        guard index < input.count else { return }
        bits = bits << 8 | UInt32(input.base[index])
        index += 1
        available += 8
      }
      available -= width
      let code = Int(bits >> UInt32(available)) & ((1 << width) - 1)
      if code == 256 {
        next = 258
        width = 9
        previousStart = -1
        continue
      }
      if code == 257 { return }
      let start = sink.count
      if code < 256 {
        sink.append(UInt8(code))
      } else if code < next {
        copy(starts[code], lengths[code], &sink)
      } else if code == next, previousStart >= 0 {
        copy(previousStart, previousLength, &sink)
        sink.append(sink.memory[previousStart])
      } else {
        return
      }
      if previousStart >= 0, next < 4096 {
        starts[next] = previousStart
        lengths[next] = previousLength + 1
        next += 1
      }
      previousStart = start
      previousLength = sink.count - start
      let threshold = next + (growsEarly ? 1 : 0)
      width = threshold >= 2048 ? 12 : threshold >= 1024 ? 11 : threshold >= 512 ? 10 : 9
    }
  }

  /// Repeats output. The range may overlap the bytes being written.
  private func copy(_ start: Int, _ length: Int, _ sink: inout ByteSink) {
    for offset in start..<(start + length) where offset < sink.count {
      sink.append(sink.memory[offset])
    }
  }
}
