import CCharacterCollections
import Synchronization

/// The characters of the CIDs of one of Adobe's character collections (ISO 32000-2, 9.7.3).
final class CharacterCollection: Sendable {
  /// The scalar of each CID; 0 if there is none.
  private let scalars: [UInt32]
  /// The scalars of CIDs that represent several.
  private let sequences: [UInt32: [Unicode.Scalar]]
  /// The lowest CID of each scalar; half-width CIDs only if there is no other.
  private let cids: [UInt32: UInt32]

  private static let known = Mutex<[String: CharacterCollection]>([:])

  /// The collection of a registry and ordering; nil if it is not one of Adobe's for Chinese,
  /// Japanese and Korean.
  static func named(registry: ByteRun, ordering: ByteRun) -> CharacterCollection? {
    guard registry == "Adobe" else { return nil }
    var index = 0
    while true {
      let map = ccharactercollections_map(index)
      let name = String(cString: map.ordering)
      if name.isEmpty { return nil }
      if ordering.buffer.elementsEqual(name.utf8) {
        return known.withLock { known in
          if let collection = known[name] { return collection }
          // Adobe-Japan1 has half-width characters before full-width ones.
          let collection = CharacterCollection(
            map, halfWidth: name == "Japan1" ? 231..<633 : 0..<0)
          known[name] = collection
          return collection
        }
      }
      index += 1
    }
  }

  private init(_ map: ccharactercollections_map, halfWidth: Range<UInt32>) {
    var sink = ByteSink(capacity: 1 << 16, limit: 1 << 20)
    let packed = ByteRun(
      base: map.bytes.assumingMemoryBound(to: UInt8.self), count: map.size)
    Inflater().inflate(packed, into: &sink)
    var scalars: [UInt32] = []
    var sequences: [UInt32: [Unicode.Scalar]] = [:]
    var cids: [UInt32: UInt32] = [:]
    sink.finish().withRun { bytes in
      var numbers = Numbers(bytes)
      let count = numbers.next()
      var last: UInt32 = 0
      scalars.reserveCapacity(Int(count))
      cids.reserveCapacity(Int(count))
      for cid in 0..<count {
        let step = numbers.next()
        last = step & 1 == 0 ? last &+ step >> 1 : last &- (step &+ 1) >> 1
        scalars.append(last)
        if last != 0, cids[last].map(halfWidth.contains) ?? true { cids[last] = cid }
      }
      var cid: UInt32 = 0
      for _ in 0..<numbers.next() {
        cid &+= numbers.next()
        sequences[cid] = (0..<numbers.next()).compactMap { _ in Unicode.Scalar(numbers.next()) }
      }
    }
    self.scalars = scalars
    self.sequences = sequences
    self.cids = cids
  }

  /// The scalars of a CID; empty if it is unknown.
  func text(_ cid: UInt32) -> [Unicode.Scalar] {
    guard cid < scalars.count else { return [] }
    let value = scalars[Int(cid)]
    if value == 0 { return sequences[cid] ?? [] }
    return Unicode.Scalar(value).map { [$0] } ?? []
  }

  /// The usual CID of a scalar.
  func cid(_ scalar: Unicode.Scalar) -> UInt32? { cids[scalar.value] }

  /// Reads numbers in LEB128.
  private struct Numbers {
    private let bytes: ByteRun
    private var place = 0

    init(_ bytes: ByteRun) { self.bytes = bytes }

    mutating func next() -> UInt32 {
      var value: UInt32 = 0
      var shift: UInt32 = 0
      while shift < 32 {
        let byte = UInt32(bytes[place])
        place += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift += 7
      }
      return value
    }
  }
}
