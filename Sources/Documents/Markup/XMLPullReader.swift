import CXML2

/// Reads an XML part of an archive node by node (libxml2's xmlTextReader), without network, DTD or
/// entities. The first fault ends the reading and stays in `fault`.
final class XMLPullReader {
  enum Node {
    case start
    case end
    case text
  }

  enum Fault {
    /// Nothing can be read from here on.
    case unreadable
    case tooLarge
    /// A document type declaration, which neither OPC (ECMA-376 part 2, 6.1.4) nor ODF packages use.
    case documentType
  }

  private(set) var fault: Fault?
  /// Whether the part is not well-formed up to here; what makes sense of it is read all the same.
  private(set) var isDamaged = false
  /// Whether text of nothing but white space is a node even without `xml:space`, as in ODF.
  var keepsWhiteSpace = false
  private let reader: xmlTextReaderPtr
  private let source: ZipEntry
  private var emptyElementIsOpen = false
  private static let libraryIsReady: Void = xmlInitParser()

  /// Nil when the archive has no such part.
  init?(_ archive: ZipArchive, _ part: String) {
    _ = Self.libraryIsReady
    guard let source = archive.open(part) else { return nil }
    self.source = source
    // Damaged parts are read on as far as they make sense; the error handler notes the damage.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue
      | XML_PARSE_NOWARNING.rawValue
    let reader = xmlReaderForIO(
      { context, buffer, length in
        guard let context, let buffer, length > 0 else { return -1 }
        let entry = Unmanaged<ZipEntry>.fromOpaque(context).takeUnretainedValue()
        return Int32(
          entry.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(length))))
      }, { _ in 0 }, Unmanaged.passUnretained(source).toOpaque(), nil, nil, Int32(options))
    guard let reader else { return nil }
    self.reader = reader
    xmlTextReaderSetStructuredErrorHandler(
      reader,
      { context, error in
        guard let context, error?.pointee.level == XML_ERR_FATAL else { return }
        Unmanaged<XMLPullReader>.fromOpaque(context).takeUnretainedValue().isDamaged = true
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { xmlFreeTextReader(reader) }

  /// Goes on to the next node; nil at the end of the part or at a fault. An empty element is
  /// a start followed by an end, like any other.
  func next() -> Node? {
    if emptyElementIsOpen {
      emptyElementIsOpen = false
      return .end
    }
    while fault == nil {
      let state = xmlTextReaderRead(reader)
      guard state == 1 else {
        if source.exceedsLimit { fault = .tooLarge } else if state != 0 { fault = .unreadable }
        return nil
      }
      switch xmlReaderTypes(rawValue: UInt32(max(0, xmlTextReaderNodeType(reader)))) {
      case XML_READER_TYPE_ELEMENT:
        emptyElementIsOpen = xmlTextReaderIsEmptyElement(reader) == 1
        return .start
      case XML_READER_TYPE_END_ELEMENT: return .end
      case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
        return .text
      case XML_READER_TYPE_WHITESPACE: if keepsWhiteSpace { return .text }
      case XML_READER_TYPE_DOCUMENT_TYPE: fault = .documentType
      default: continue
      }
    }
    return nil
  }

  /// Calls `visit` at the start of each child element of the element that was just started. What
  /// `visit` leaves unread of the child is skipped.
  func forEachChild(_ visit: () -> Void) {
    let depth = depth
    while let node = next() {
      if node == .end, self.depth <= depth { return }
      if node == .start, self.depth == depth + 1 { visit() }
    }
  }

  /// Skips what is left of the element that was just started.
  func skip() { forEachChild {} }

  /// The text of the element that was just started, child elements included.
  func elementText() -> String {
    let depth = depth
    var text = ""
    while let node = next() {
      if node == .end, self.depth <= depth { break }
      if node == .text { text += self.text }
    }
    return text
  }

  var depth: Int { Int(xmlTextReaderDepth(reader)) }

  /// The local name of the element.
  var name: String { Self.string(xmlTextReaderConstLocalName(reader)) }

  var namespace: String { Self.string(xmlTextReaderConstNamespaceUri(reader)) }

  var text: String { Self.string(xmlTextReaderConstValue(reader)) }

  /// The attribute with this local name, in whatever namespace.
  func attribute(_ name: String) -> String? {
    guard xmlTextReaderMoveToFirstAttribute(reader) == 1 else { return nil }
    defer { xmlTextReaderMoveToElement(reader) }
    repeat {
      if Self.string(xmlTextReaderConstLocalName(reader)) == name {
        return Self.string(xmlTextReaderConstValue(reader))
      }
    } while xmlTextReaderMoveToNextAttribute(reader) == 1
    return nil
  }

  private static func string(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
