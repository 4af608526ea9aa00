internal import CTaxonomy

extension Taxonomy {
  /// The occupations of O*NET-SOC, with titles of O*NET, of ESCO and of this toolkit
  /// (`CTaxonomy/tables/README.md`).
  package static let builtIn = Taxonomy(
    table: UnsafeBufferPointer(
      start: ctaxonomy_occupations().assumingMemoryBound(to: UInt8.self),
      count: ctaxonomy_occupations_size()))

  /// - Parameter table: lines of code, minor group, name, related codes, own titles and other titles.
  init(table: UnsafeBufferPointer<UInt8>) {
    var related: [String] = []
    for line in table.parts(separatedBy: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.parts(separatedBy: UInt8(ascii: "\t"))
      guard fields.count == 6 else { continue }
      let index = add(
        code: String(decoding: fields[0], as: UTF8.self),
        name: String(decoding: fields[2], as: UTF8.self),
        minorGroup: String(decoding: fields[1], as: UTF8.self))
      related.append(String(decoding: fields[3], as: UTF8.self))
      for (field, rank) in [(fields[4], TitleList.Rank.own), (fields[5], .listed)] {
        for title in field.parts(separatedBy: UInt8(ascii: "|")) {
          add(read: title, occupation: index, rank: rank)
        }
      }
    }
    for (index, codes) in related.enumerated() { relate(index, to: codes.split(separator: " ")) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the parts between separators, which may be empty.
  func parts(separatedBy separator: UInt8) -> [UnsafeBufferPointer<UInt8>] {
    var parts: [UnsafeBufferPointer<UInt8>] = []
    var start = 0
    for index in indices where self[index] == separator {
      parts.append(UnsafeBufferPointer(rebasing: self[start..<index]))
      start = index + 1
    }
    parts.append(UnsafeBufferPointer(rebasing: self[start...]))
    return parts
  }
}
