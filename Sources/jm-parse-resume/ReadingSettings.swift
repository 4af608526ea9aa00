import Documents
import Records

/// How the documents of a run are read.
struct ReadingSettings {
  var pages = PageSelection.all
  /// Whether the record gets `layout`.
  var showsLayout = false
  /// Whether the layout is drawn.
  var drawsBoxes = false
  /// The only field that is wanted; nil for all of them.
  var only: Member?
  /// Whether scanned pages and images are read.
  var recognizesPictures = false
  /// The password for encrypted documents.
  var password: [UInt8]?

  /// Fields of the record that some formats write alone.
  enum Member: String {
    case text
    case resume
  }
}

extension ReadingSettings {
  /// The settings as they are sent to a worker process.
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
