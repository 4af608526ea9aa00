import Documents
import Records

/// What is asked about every document of a run.
struct ReadingSettings {
  var pages = PageSelection.all
  /// Whether the record gains `layout`.
  var showsLayout = false
  /// Whether the layout is drawn.
  var drawsBoxes = false
  /// The member that is asked for; nil for all of them.
  var only: Member?
  /// Whether pictures of text are read.
  var recognizesPictures = false
  /// Opens encrypted documents.
  var password: [UInt8]?

  /// Members of the record that formats other than JSON lines write by themselves.
  enum Member: String {
    case text
    case resume
  }
}

extension ReadingSettings {
  /// As it travels to a worker process.
  var json: JSON {
    var object = JSONObject()
    object["pages"] = .string(pages.text)
    object["layout"] = .bool(showsLayout)
    object["draw"] = .bool(drawsBoxes)
    object["only"] = only.map { .string($0.rawValue) }
    object["ocr"] = .bool(recognizesPictures)
    object["password"] = password.map { .string(Base64.encode($0)) }
    return .object(object)
  }

  init?(_ json: JSON) {
    guard let pages = json["pages"]?.stringValue.flatMap({ PageSelection($0) }) else { return nil }
    self.pages = pages
    showsLayout = json["layout"]?.boolValue ?? false
    drawsBoxes = json["draw"]?.boolValue ?? false
    only = json["only"]?.stringValue.flatMap(Member.init)
    recognizesPictures = json["ocr"]?.boolValue ?? false
    password = json["password"]?.stringValue.flatMap(Base64.decode)
  }
}
