import CXML2

/// A document as libxml2 reads it, so that reports are checked by an independent parser.
struct XMLDocument {
  /// Names of elements, in order.
  private(set) var elements: [String] = []
  /// Text and the values of attributes.
  private(set) var texts: [String] = []
  private(set) var addresses: [String] = []

  /// Nil if `text` is not well-formed.
  init?(_ text: String) {
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue)
    let bytes = Array(text.utf8).map { CChar(bitPattern: $0) }
    guard let document = xmlReadMemory(bytes, Int32(bytes.count), nil, "UTF-8", options) else {
      return nil
    }
    defer { xmlFreeDoc(document) }
    visit(xmlDocGetRootElement(document))
  }

  private mutating func visit(_ first: xmlNodePtr?) {
    var next = first
    while let node = next {
      if node.pointee.type == XML_ELEMENT_NODE {
        elements.append(String(cString: node.pointee.name))
        for name in ["href", "src", "aria-label", "data-label"] {
          guard let value = xmlHasProp(node, name)?.pointee.children?.pointee.content else {
            continue
          }
          let text = String(cString: value)
          texts.append(text)
          if name == "href" || name == "src" { addresses.append(text) }
        }
      } else if let content = node.pointee.content {
        texts.append(String(cString: content))
      }
      visit(node.pointee.children)
      next = node.pointee.next
    }
  }
}
