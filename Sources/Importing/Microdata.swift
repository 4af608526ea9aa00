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
    /// An item that is open. Its values are collected apart, so that adding one copies no others.
    private struct Item {
      var type: String
      var names: [String] = []
      var values: [String: [JSON]] = [:]

      mutating func add(_ value: JSON, to name: String) {
        if values[name] == nil { names.append(name) }
        values[name, default: []].append(value)
      }

      var json: JSON {
        var object = JSONObject([.init(name: "@type", value: .string(type))])
        for name in names {
          let all = values[name] ?? []
          object[name] = all.count == 1 ? all[0] : .array(all)
        }
        return .object(object)
      }
    }

    /// An element that is open.
    private struct Element {
      let name: String
      var item: Item?
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
        let type = attributes["itemtype"] ?? ""
        element.item = Item(type: type.split(separator: "/").last.map(String.init) ?? type)
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
          items.append(item.json)
        } else {
          set(element.property, item.json, in: open.count)
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
        open[owner].item?.add(value, to: name)
      }
    }
  }
}
