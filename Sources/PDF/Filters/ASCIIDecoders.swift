/// ASCII85 decoding (ISO 32000-2, 7.4.3).
enum ASCII85Decoder {
  static func decode(_ input: ByteRun, into sink: inout ByteSink) {
    var group: UInt32 = 0
    var count = 0
    var index = 0
    // The prefix of ASCII85 on other systems.
    while input[index].isPDFSpace, index < input.count { index += 1 }
    if input.matches("<~", at: index) { index += 2 }
    while index < input.count {
      let byte = input.base[index]
      index += 1
      switch byte {
      case UInt8(ascii: "z") where count == 0:
        for _ in 0..<4 { sink.append(0) }
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group = group &* 85 &+ UInt32(byte - 33)
        count += 1
        if count == 5 {
          for shift in [24, 16, 8, 0] as [UInt32] {
            sink.append(UInt8(truncatingIfNeeded: group >> shift))
          }
          group = 0
          count = 0
        }
      case UInt8(ascii: "~"):
        index = input.count
      default: break
      }
      if sink.isFull { return }
    }
    guard count > 1 else { return }
    for _ in count..<5 { group = group &* 85 &+ 84 }
    for place in 0..<(count - 1) {
      sink.append(UInt8(truncatingIfNeeded: group >> UInt32(24 - 8 * place)))
    }
  }
}

/// ASCIIHex decoding (7.4.2).
enum ASCIIHexDecoder {
  static func decode(_ input: ByteRun, into sink: inout ByteSink) {
    let end = input.firstIndex(of: ">") ?? input.count
    let digits = input.slice(0, end)
    let room = sink.reserve(digits.count / 2 + 1)
    let allowed = digits.slice(0, room * 2 - 2)
    sink.advance(allowed.decodeHex(into: sink.tail))
  }
}

/// Run-length decoding (7.4.5).
enum RunLengthDecoder {
  static func decode(_ input: ByteRun, into sink: inout ByteSink) {
    var index = 0
    while index < input.count, !sink.isFull {
      let length = Int(input.base[index])
      index += 1
      if length == 128 { return }
      if length < 128 {
        sink.append(input.slice(index, index + length + 1))
        index += length + 1
      } else {
        guard index < input.count else { return }
        for _ in 0..<(257 - length) { sink.append(input.base[index]) }
        index += 1
      }
    }
  }
}
