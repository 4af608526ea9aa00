import COnDemand

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads an XML part of an archive node by node (libxml2's push parser), without network, DTD or
/// entities. Reading ends at the first fault, which remains in `fault`.
final class XMLPullReader {
  enum Node {
    case start
    case end
    case text
  }

  enum Fault {
    /// The rest of the part cannot be read.
    case unreadable
    case tooLarge
    /// A document type declaration, which neither OPC (ECMA-376 part 2, 6.1.4) nor ODF packages
    /// use.
    case documentType
  }

  private(set) var fault: Fault?
  private let reader: OpaquePointer
  private let source: XMLSource

  /// Nil if the archive has no such part.
  convenience init?(_ archive: ZipArchive, _ part: String) {
    guard let entry = archive.open(part) else { return nil }
    self.init(XMLSource(entry))
  }

  init?(_ source: XMLSource) {
    guard jm_xml_is_there() != 0 else { return nil }
    self.source = source
    let reader = jm_xml_open(
      { context, buffer, length in
        guard let context, let buffer, length > 0 else { return -1 }
        let source = Unmanaged<XMLSource>.fromOpaque(context).takeUnretainedValue()
        return Int32(
          source.read(UnsafeMutableRawBufferPointer(start: buffer, count: Int(length))))
      }, Unmanaged.passUnretained(source).toOpaque())
    guard let reader else { return nil }
    self.reader = reader
  }

  deinit { jm_xml_close(reader) }

  /// Moves to the next node; nil at the end of the part or at a fault. An empty element is a start
  /// followed by an end, like any other.
  func next() -> Node? {
    guard fault == nil else { return nil }
    switch jm_xml_next(reader) {
    case JM_XML_START_OF_ELEMENT: return .start
    case JM_XML_END_OF_ELEMENT: return .end
    case JM_XML_TEXT: return .text
    case JM_XML_DOCUMENT_TYPE: fault = .documentType
    case JM_XML_END: if source.exceedsLimit { fault = .tooLarge }
    default: fault = source.exceedsLimit ? .tooLarge : .unreadable
    }
    return nil
  }

  /// Calls `visit` at the start of each child element of the element that was just started. The
  /// parts of the child that `visit` does not read are skipped.
  func forEachChild(_ visit: () -> Void) {
    let depth = depth
    while let node = next() {
      if node == .end, self.depth <= depth { return }
      if node == .start, self.depth == depth + 1 { visit() }
    }
  }

  /// Skips the rest of the element that was just started.
  func skip() { forEachChild {} }

  /// The text of the element that was just started, including child elements.
  func elementText() -> String {
    let depth = depth
    var text = ""
    while let node = next() {
      if node == .end, self.depth <= depth { break }
      if node == .text { text += self.text }
    }
    return text
  }

  var depth: Int { Int(jm_xml_depth(reader)) }

  /// The local name of the element.
  var name: Name { Name(characters: jm_xml_name(reader)) }

  var namespace: String { Self.string(jm_xml_namespace(reader)) }

  var text: String { Self.string(jm_xml_text(reader)) }

  /// The attribute with this local name, in any namespace.
  func attribute(_ name: String) -> String? {
    jm_xml_attribute(reader, name).map { String(cString: $0) }
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  /// A name, valid until the next node. It is compared with many others and never kept, so no string is
  /// made of it.
  struct Name {
    fileprivate let characters: UnsafePointer<CChar>?

    static func == (name: Name, text: StaticString) -> Bool {
      guard let characters = name.characters else { return false }
      let other = UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
      return strcmp(characters, other) == 0
    }

    static func != (name: Name, text: StaticString) -> Bool { !(name == text) }

    static func ~= (text: StaticString, name: Name) -> Bool { name == text }
  }
}
