/// The metadata of a document from its information dictionary, its catalog and its metadata stream
/// (ISO 32000-2, 14.3). The information dictionary has precedence, because programs show it.
package struct PDFMetadata: Sendable, Hashable {
  package var title: String?
  package var author: String?
  package var producer: String?
  /// A BCP 47 tag: `/Lang` of the catalog, or else `dc:language`.
  package var language: String?
  /// When the document was created and last changed: `YYYY-MM-DDThh:mm:ss` and the zone, as far as
  /// they are known.
  package var created: String?
  package var modified: String?

  package init(
    title: String? = nil, author: String? = nil, producer: String? = nil, language: String? = nil,
    created: String? = nil, modified: String? = nil
  ) {
    self.title = title
    self.author = author
    self.producer = producer
    self.language = language
    self.created = created
    self.modified = modified
  }

  init(catalog: PDFDictionary, store: ObjectStore) {
    let information = store.dictionary(store.xref.trailer, "Info") ?? PDFDictionary()
    func text(_ owner: PDFDictionary, _ key: StaticString) -> String? {
      store.text(owner, key).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    self.init(
      title: text(information, "Title"), author: text(information, "Author"),
      producer: text(information, "Producer"), language: text(catalog, "Lang"),
      created: text(information, "CreationDate").flatMap(Self.date),
      modified: text(information, "ModDate").flatMap(Self.date))
    guard title == nil || author == nil || language == nil || created == nil,
      let stream = store.stream(catalog["Metadata"])
    else { return }
    store.decoded(stream).withRun { bytes in
      guard !bytes.isEmpty else { return }
      let packet = XMPPacket(bytes)
      title = title ?? packet.value("dc:title")
      author = author ?? packet.value("dc:creator")
      producer = producer ?? packet.value("pdf:Producer")
      language = language ?? packet.value("dc:language").flatMap { $0 == "x-unknown" ? nil : $0 }
      created = created ?? packet.value("xmp:CreateDate")
      modified = modified ?? packet.value("xmp:ModifyDate")
    }
  }

  /// Converts a date of PDF (7.9.4), `D:20240131120000+01'00'`, to ISO 8601; nil if it is not a
  /// date.
  static func date(_ text: String) -> String? {
    // Bytes, because finding the bounds of characters takes longer than reading a small page.
    var body = Array(text.utf8)[...]
    if body.starts(with: "D:".utf8) { body.removeFirst(2) }
    let digits = body.prefix { $0.isPDFDigit }
    guard digits.count >= 4 else { return nil }
    var date = Array(digits.prefix(4))
    for (start, mark) in zip([4, 6, 8, 10, 12], "--T::".utf8) {
      guard digits.count >= start + 2 else {
        if start == 10 { date += ":00".utf8 }
        return String(decoding: date, as: UTF8.self)
      }
      date.append(mark)
      date += digits.dropFirst(start).prefix(2)
    }
    let zone = body.dropFirst(digits.count)
    if zone.first == UInt8(ascii: "Z") { date.append(UInt8(ascii: "Z")) }
    if let sign = zone.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      let numbers = zone.filter { $0.isPDFDigit }
      if numbers.count >= 2 {
        date.append(sign)
        date += numbers.prefix(2)
        date.append(UInt8(ascii: ":"))
        date += numbers.count >= 4 ? numbers[2..<4] : Array("00".utf8)[...]
      }
    }
    return String(decoding: date, as: UTF8.self)
  }
}
