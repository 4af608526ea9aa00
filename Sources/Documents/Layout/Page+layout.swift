package import Records

extension Page {
  /// The page as `--layout` writes it: `{"page", "width", "height", "lines"}`. Sizes and boxes
  /// (`[left, top, right, bottom]`) are in points from the top left corner; they are absent if the
  /// format has no geometry.
  package var layout: JSON {
    var object = JSONObject()
    object["page"] = .number(number)
    if let size {
      object["width"] = size.width.layout
      object["height"] = size.height.layout
    }
    object["lines"] = .array(lines.map(\.layout))
    return .object(object)
  }
}

extension Line {
  fileprivate var layout: JSON {
    var object = JSONObject()
    object["block"] = .number(block)
    object["column"] = .number(column)
    object["role"] = .string(role.name)
    switch role {
    case .heading(let level), .listItem(let level): object["level"] = .number(level)
    case .body, .header, .footer, .footnote: break
    }
    if let cell {
      object["cell"] = [.number(cell.table), .number(cell.row), .number(cell.column)]
    }
    if hasRuleBelow { object["rule_below"] = true }
    object["box"] = box?.layout
    object["words"] = .array(words.map(\.layout))
    return .object(object)
  }
}

extension Line.Role {
  var name: String {
    switch self {
    case .body: "body"
    case .heading: "heading"
    case .listItem: "list_item"
    case .header: "header"
    case .footer: "footer"
    case .footnote: "footnote"
    }
  }
}

extension Word {
  fileprivate var layout: JSON {
    var object = JSONObject()
    object["text"] = .string(text)
    object["box"] = box?.layout
    object["baseline"] = baseline?.layout
    if !font.isEmpty { object["font"] = .string(font) }
    if size > 0 { object["size"] = size.layout }
    if !style.isEmpty { object["style"] = .array(style.names.map { .string($0) }) }
    if let uri { object["uri"] = .string(uri) }
    return .object(object)
  }
}

extension Word.Style {
  private static let named: [(Word.Style, String)] = [
    (.bold, "bold"), (.italic, "italic"), (.underlined, "underlined"), (.capitals, "capitals"),
    (.white, "white"), (.hidden, "hidden"), (.outside, "outside"),
  ]

  fileprivate var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
}

extension Box {
  fileprivate var layout: JSON { [left.layout, top.layout, right.layout, bottom.layout] }
}

extension Double {
  /// Rounded to hundredths of a point, which are finer than any printer's dots.
  fileprivate var layout: JSON { .number((self * 100).rounded() / 100) }
}
