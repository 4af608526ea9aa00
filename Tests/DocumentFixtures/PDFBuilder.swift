/// Builds small PDF files from the text of their objects.
package struct PDFBuilder {
  /// Object numbers and bodies, including streams.
  package private(set) var objects: [(number: Int, body: [UInt8])] = []
  package var trailerExtra = ""
  package var header = "%PDF-1.7\n"

  package init() {}

  package mutating func add(_ number: Int, _ body: String) {
    objects.append((number, Array(body.utf8)))
  }

  package mutating func addStream(_ number: Int, _ dictionary: String = "", _ data: [UInt8]) {
    let head = "<</Length \(data.count) \(dictionary)>>\nstream\n"
    objects.append((number, Array(head.utf8) + data + Array("\nendstream".utf8)))
  }

  package mutating func addStream(_ number: Int, _ dictionary: String = "", _ data: String) {
    addStream(number, dictionary, Array(data.utf8))
  }

  /// A file with one page. Objects 1 to 4 are catalog, page tree, page and content.
  package static func page(
    _ content: String, resources: String = "/Font<</F1 5 0 R>>", page: String = "",
    font: String = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    catalog: String = ""
  ) -> PDFBuilder {
    var builder = PDFBuilder()
    builder.add(1, "<</Type/Catalog/Pages 2 0 R \(catalog)>>")
    builder.add(2, "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 200 100]>>")
    builder.add(3, "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>\(page)>>")
    builder.addStream(4, "", content)
    builder.add(5, font)
    return builder
  }

  /// The objects without an xref table, and their offsets.
  package func body() -> (bytes: [UInt8], offsets: [Int: Int]) {
    var bytes = Array(header.utf8)
    var offsets: [Int: Int] = [:]
    for object in objects {
      offsets[object.number] = bytes.count
      bytes += Array("\(object.number) 0 obj\n".utf8) + object.body + Array("\nendobj\n".utf8)
    }
    return (bytes, offsets)
  }

  /// A file with a classic xref table.
  package func classic() -> [UInt8] {
    var (bytes, offsets) = body()
    let start = bytes.count
    let size = (offsets.keys.max() ?? 0) + 1
    var table = "xref\n0 \(size)\n0000000000 65535 f \n"
    for number in 1..<size {
      let offset = String(offsets[number] ?? 0)
      let digits = String(repeating: "0", count: 10 - offset.count) + offset
      table += "\(digits) 00000 \(offsets[number] == nil ? "f" : "n") \n"
    }
    table += "trailer\n<</Size \(size)/Root 1 0 R \(trailerExtra)>>\nstartxref\n\(start)\n%%EOF\n"
    bytes += Array(table.utf8)
    return bytes
  }

  /// A file with an xref stream and all objects except streams in an object stream.
  package func compressed() -> [UInt8] {
    var plain = PDFBuilder()
    var index = ""
    var inner = ""
    var places: [Int: Int] = [:]
    for object in objects {
      let text = String(decoding: object.body, as: UTF8.self)
      if text.contains("stream\n") {
        plain.objects.append(object)
      } else {
        places[object.number] = places.count
        index += "\(object.number) \(inner.utf8.count) "
        inner += text + "\n"
      }
    }
    let container = (objects.map(\.number).max() ?? 0) + 1
    plain.addStream(
      container, "/Type/ObjStm/N \(places.count)/First \(index.utf8.count)/Filter/FlateDecode",
      Self.stored(Array((index + inner).utf8)))
    var (bytes, offsets) = plain.body()
    let start = bytes.count
    offsets[container + 1] = start
    var rows: [UInt8] = []
    for number in 0...(container + 1) {
      if let place = places[number] {
        rows += [2, UInt8(container >> 8), UInt8(container & 255), UInt8(place)]
      } else if let offset = offsets[number] {
        rows += [1, UInt8(offset >> 8), UInt8(offset & 255), 0]
      } else {
        rows += [0, 0, 0, 0]
      }
    }
    let head =
      "\(container + 1) 0 obj\n<</Type/XRef/Size \(container + 2)/W[1 2 1]/Root 1 0 R"
      + "/Length \(rows.count) \(trailerExtra)>>\nstream\n"
    bytes += Array(head.utf8) + rows
    bytes += Array("\nendstream\nendobj\nstartxref\n\(start)\n%%EOF\n".utf8)
    return bytes
  }

  /// A zlib stream (RFC 1950) of one stored block of at most 65,535 bytes.
  package static func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    var (first, second) = (UInt32(1), UInt32(0))
    for byte in data {
      first = (first + UInt32(byte)) % 65521
      second = (second + first) % 65521
    }
    let sum = second << 16 | first
    return [
      0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
      + data + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}
