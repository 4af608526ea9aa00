import Documents
import Records

/// What is asked about every document of a run.
struct ReadingSettings {
  var pages = PageSelection.all
  /// Whether the record gains `layout`.
  var showsLayout = false
  /// Whether the layout is drawn.
  var drawsBoxes = false
  /// Opens encrypted documents.
  var password: [UInt8]?
}

extension ReadingSettings {
  /// As it travels to a worker process.
  var json: JSON {
    var object = JSONObject()
    object["pages"] = .string(pages.text)
    object["layout"] = .bool(showsLayout)
    object["draw"] = .bool(drawsBoxes)
    object["password"] = password.map { .string(Base64.encode($0)) }
    return .object(object)
  }

  init?(_ json: JSON) {
    guard let pages = json["pages"]?.stringValue.flatMap({ PageSelection($0) }) else { return nil }
    self.pages = pages
    showsLayout = json["layout"]?.boolValue ?? false
    drawsBoxes = json["draw"]?.boolValue ?? false
    password = json["password"]?.stringValue.flatMap(Base64.decode)
  }
}
