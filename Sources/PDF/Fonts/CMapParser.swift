/// Parses CMap files (Adobe Technical Note 5014) and ToUnicode maps.
struct CMapParser {
  private var cursor: ByteCursor
  private var map = CMap()
  private var lastName: ByteRun?
  private var lastNumber = 0
  private static let maximumRanges = 200_000

  private init(_ bytes: ByteRun) { cursor = ByteCursor(bytes) }

  static func parse(_ bytes: ByteRun) -> CMap {
    var parser = CMapParser(bytes)
    parser.run()
    parser.map.finish()
    return parser.map
  }

  private mutating func run() {
    while let token = next() {
      switch token {
      case .name(let name):
        lastName = name
        // The writing mode is written as "/WMode 1 def".
        if name == "WMode", case .number(let mode) = next() { map.isVertical = mode == 1 }
      case .word(let word):
        if word == "begincodespacerange" {
          readCodespaces()
        } else if word == "beginbfchar" {
          readPairs()
        } else if word == "beginbfrange" {
          readTextRanges()
        } else if word == "begincidchar" {
          readCIDs(isRange: false)
        } else if word == "begincidrange" {
          readCIDs(isRange: true)
        } else if word == "usecmap" {
          map.parent = lastName
        }
      default: break
      }
      if map.texts.count + map.cids.count > Self.maximumRanges { return }
    }
  }

  private enum Token {
    case hex(ByteRun)
    case number(Int)
    case name(ByteRun)
    case word(ByteRun)
    case open
    case close
  }

  private mutating func next() -> Token? {
    while true {
      cursor.skipSpace()
      guard let byte = cursor.current else { return nil }
      switch byte {
      case UInt8(ascii: "<"):
        if cursor.peek(1) == UInt8(ascii: "<") {
          cursor.skip(2)
          continue
        }
        return .hex(cursor.scanHexString())
      case UInt8(ascii: "["):
        cursor.skip(1)
        return .open
      case UInt8(ascii: "]"):
        cursor.skip(1)
        return .close
      case UInt8(ascii: "/"):
        cursor.skip(1)
        return .name(cursor.takeRegular())
      case UInt8(ascii: "("):
        _ = cursor.scanLiteralString()
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        return .number(cursor.takeNumber().integer ?? 0)
      default:
        let word = cursor.takeRegular()
        if word.isEmpty {
          cursor.skip(1)
          continue
        }
        return .word(word)
      }
    }
  }

  /// The value of up to four bytes in hexadecimal, and their number.
  private func code(_ digits: ByteRun) -> (value: UInt32, length: Int) {
    var value: UInt32 = 0
    var count = 0
    for byte in digits.buffer {
      guard let digit = byte.hexValue else { continue }
      value = value << 4 | UInt32(digit)
      count += 1
    }
    return (value, (count + 1) / 2)
  }

  /// UTF-16BE text in hexadecimal: a single scalar, or an index in the pool.
  private mutating func destination(_ digits: ByteRun) -> (value: UInt32, count: UInt32) {
    let (value, length) = code(digits)
    if length <= 2 { return (Unicode.Scalar(value) == nil ? 0xFFFD : value, 0) }
    var units: [UInt16] = []
    var unit: UInt16 = 0
    var nibbles = 0
    for byte in digits.buffer {
      guard let digit = byte.hexValue, units.count < 128 else { continue }
      unit = unit << 4 | UInt16(digit)
      nibbles += 1
      if nibbles % 4 == 0 { units.append(unit) }
    }
    let scalars = String(decoding: units, as: UTF16.self).unicodeScalars
    if scalars.count == 1, let only = scalars.first { return (only.value, 0) }
    let start = map.pool.count
    map.pool.append(contentsOf: scalars)
    return (UInt32(clamping: start), UInt32(map.pool.count - start))
  }

  private mutating func readCodespaces() {
    while case .hex(let low) = next(), case .hex(let high) = next() {
      let (first, length) = code(low)
      guard (1...4).contains(length), map.codespaces.count < 256 else { continue }
      map.codespaces.append(.init(length: length, low: first, high: code(high).value))
    }
  }

  private mutating func readPairs() {
    while case .hex(let source) = next(), let target = next() {
      let from = code(source).value
      switch target {
      case .hex(let digits):
        let (value, count) = destination(digits)
        map.texts.append(.init(low: from, high: from, value: value, count: count))
      case .name(let name):
        append(GlyphNames.scalars(name), at: from)
      default: return
      }
      if map.texts.count > Self.maximumRanges { return }
    }
  }

  private mutating func append(_ scalars: [Unicode.Scalar], at code: UInt32) {
    guard !scalars.isEmpty else { return }
    let start = UInt32(clamping: map.pool.count)
    map.pool.append(contentsOf: scalars)
    map.texts.append(.init(low: code, high: code, value: start, count: UInt32(scalars.count)))
  }

  private mutating func readTextRanges() {
    while case .hex(let low) = next(), case .hex(let high) = next(), let target = next() {
      let first = code(low).value
      let last = code(high).value
      switch target {
      case .hex(let digits):
        guard last >= first else { continue }
        let (value, count) = destination(digits)
        map.texts.append(.init(low: first, high: last, value: value, count: count))
      case .open:
        var from = first
        while case .hex(let digits) = next() {
          let (value, count) = destination(digits)
          map.texts.append(.init(low: from, high: from, value: value, count: count))
          from &+= 1
          if map.texts.count > Self.maximumRanges { return }
        }
      default: return
      }
      if map.texts.count > Self.maximumRanges { return }
    }
  }

  private mutating func readCIDs(isRange: Bool) {
    while case .hex(let low) = next() {
      let first = code(low).value
      var last = first
      if isRange {
        guard case .hex(let high) = next() else { return }
        last = code(high).value
      }
      guard case .number(let cid) = next() else { return }
      if last >= first, let value = UInt32(exactly: cid) {
        map.cids.append(.init(low: first, high: last, value: value))
      }
      if map.cids.count > Self.maximumRanges { return }
    }
  }
}
