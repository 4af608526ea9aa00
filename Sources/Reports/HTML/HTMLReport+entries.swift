import Records

extension HTMLReport {
  /// Adds a list of entries, with the controls that `PageScript` shows and uses.
  static func write(_ list: EntryList, into main: inout Markup) {
    main.element("section", ["class": "list", "aria-labelledby": "entries"]) { section in
      section.element("h2", ["id": "entries"], text: list.title)
      section.element("div", ["class": "tools", "role": "search", "hidden": "hidden"]) {
        controls(of: list, into: &$0)
      }
      section.element("p", ["class": "shown note", "role": "status"], text: "")
      section.element("ol", ["class": "entries"]) { items in
        for entry in list.entries {
          let attributes = [(name: "class", value: "card")] + properties(of: entry, list)
          items.element("li", attributes: attributes) { write(entry, into: &$0) }
        }
      }
    }
  }

  private static func controls(of list: EntryList, into tools: inout Markup) {
    tools.element("label") { label in
      label.element("span", text: "Find")
      label.empty("input", ["type": "search", "class": "find"])
    }
    for facet in list.facets {
      let values = list.values(of: facet)
      guard values.count > 1 else { continue }
      choice(
        facet.title, ["class": "facet", "data-name": facet.name],
        [Choice("", "all")] + values.map { Choice($0, $0) }, into: &tools)
    }
    let orders = list.orders.filter { order in
      list.entries.contains { ($0.value(of: order.name) ?? ReportValue.none) != ReportValue.none }
    }
    choice(
      "Sort by", ["class": "order"],
      [Choice("", "as listed")]
        + orders.map { Choice(($0.isNumeric ? "-" : "") + $0.name, $0.title) },
      into: &tools)
    guard list.entries.contains(where: { $0.comparison != nil }) else { return }
    tools.element("label", ["class": "check"]) { label in
      label.empty("input", ["type": "checkbox", "class": "details", "checked": "checked"])
      label.element("span", text: "Show details")
    }
  }

  private static func choice(
    _ title: String, _ attributes: KeyValuePairs<String, String>,
    _ options: [Choice], into tools: inout Markup
  ) {
    tools.element("label") { label in
      label.element("span", text: title)
      label.element("select", attributes) { choice in
        for option in options {
          choice.element("option", ["value": option.value], text: option.text)
        }
      }
    }
  }

  /// What the script filters and sorts by, as `data-…` attributes.
  private static func properties(
    of entry: Entry, _ list: EntryList
  ) -> [(name: String, value: String)] {
    var properties: [(name: String, value: String)] = []
    for tag in entry.tags { properties.append(("data-\(tag.facet)", tag.text)) }
    for order in list.orders {
      guard let value = entry.value(of: order.name), value != ReportValue.none else { continue }
      var text = value.plain
      if case .moment(let moment) = value { text = String(moment.seconds) }
      properties.append(("data-\(order.name)", text))
    }
    return properties
  }

  static func write(_ entry: Entry, into item: inout Markup) {
    item.element("div", ["class": "head"]) { head in
      head.element("h3") { write(entry.title, into: &$0) }
      if let measure = entry.measure {
        head.element("p", ["class": "measure"]) { text in
          text.element("span", text: measure.label)
          text.element("b", text: measure.value.displayed)
        }
      }
    }
    if !entry.tags.isEmpty || !entry.facts.isEmpty {
      item.element("ul", ["class": "facts"]) { facts in
        for fact in entry.facts { facts.element("li") { $0.element("bdi", text: fact.phrase) } }
        for tag in entry.tags { facts.element("li", ["class": "tag"], text: tag.text) }
      }
    }
    if let summary = entry.summary { item.element("p", text: summary) }
    if !entry.points.isEmpty {
      item.element("ul", ["class": "points"]) { points in
        for point in entry.points { points.element("li", text: point) }
      }
    }
    guard let comparison = entry.comparison else { return }
    item.element("details", ["open": "open"]) { details in
      details.element("summary", text: comparison.title)
      write(comparison, into: &details)
    }
  }
}

/// An option of a menu.
private struct Choice {
  let value: String
  let text: String

  init(_ value: String, _ text: String) {
    self.value = value
    self.text = text
  }
}
