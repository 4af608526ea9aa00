internal import Records

/// The items of schema.org that HTML attributes describe: `itemscope`, `itemtype`, `itemprop`.
enum Microdata {
  /// Returns the items that belong to no other item, as JSON-LD.
  static func items(in html: [UInt8]) -> [JSON] {
    var builder = Builder()
    for token in MarkupScanner(html) { builder.add(token) }
    return builder.finish()
  }

  private struct Builder {
    /// An element that is open.
    private struct Element {
      let name: String
      var item: JSONObject?
      var property: String?
      /// The text of a property without an item.
      var text: String?
    }

    /// The most elements that are open at a time; those inside the last one belong to it.
    private static let depthLimit = 256
    /// The most properties that an element's text is collected for.
    private static let propertyLimit = 4

    private var open: [Element] = []
    /// The number of open elements beyond `depthLimit`.
    private var deeper = 0
    private var items: [JSON] = []

    private static let empty: Set<String> = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
      "wbr",
    ]

    mutating func add(_ token: MarkupScanner.Token) {
      switch token {
      case .text(let text): append(CharacterReferences.escaped(text))
      case .start(let name, let attributes, let isClosed):
        if ["br", "p", "li", "div", "h2", "h3"].contains(name) { append("<\(name)>") }
        let isEmpty = isClosed || Self.empty.contains(name)
        if open.count >= Self.depthLimit {
          if !isEmpty { deeper += 1 }
          return
        }
        start(name, attributes)
        if isEmpty { close() }
      case .end(let name):
        if deeper > 0 {
          deeper -= 1
          return
        }
        guard open.contains(where: { $0.name == name }) else { return }
        if ["p", "li", "div", "ul"].contains(name) { append("</\(name)>") }
        while let last = open.last {
          close()
          if last.name == name { break }
        }
      }
    }

    mutating func finish() -> [JSON] {
      while !open.isEmpty { close() }
      return items
    }

    private mutating func append(_ text: String) {
      for index in open.indices where open[index].text != nil { open[index].text? += text }
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) {
      var element = Element(name: name, property: attributes["itemprop"])
      if attributes["itemscope"] != nil {
        var item = JSONObject()
        let type = attributes["itemtype"] ?? ""
        item["@type"] = .string(type.split(separator: "/").last.map(String.init) ?? type)
        element.item = item
      } else if element.property != nil {
        let given = ["content", "datetime", "href", "src", "value"].lazy.compactMap {
          attributes[$0]
        }
        if let value = given.first {
          set(element.property, .string(value), in: open.count)
          element.property = nil
        } else if open.count(where: { $0.text != nil }) < Self.propertyLimit {
          element.text = ""
        }
      }
      open.append(element)
    }

    private mutating func close() {
      guard let element = open.popLast() else { return }
      if let item = element.item {
        if element.property == nil {
          items.append(.object(item))
        } else {
          set(element.property, .object(item), in: open.count)
        }
      } else if let text = element.text {
        set(element.property, .string(text.trimmed), in: open.count)
      }
    }

    /// Sets a property of the innermost item that encloses an element.
    private mutating func set(_ names: String?, _ value: JSON, in depth: Int) {
      guard let names, let owner = open[..<depth].lastIndex(where: { $0.item != nil }) else {
        return
      }
      for name in names.split(separator: " ").map(String.init) {
        if let known = open[owner].item?[name] {
          open[owner].item?[name] = .array((known.arrayValue ?? [known]) + [value])
        } else {
          open[owner].item?[name] = value
        }
      }
    }
  }
}
