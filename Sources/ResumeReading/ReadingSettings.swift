package import Documents
import Records
package import Resumes

/// How the documents of a run are read.
package struct ReadingSettings: Sendable {
  var pages = PageSelection.all
  /// Whether the record gets `layout`.
  var showsLayout = false
  /// Whether the layout is drawn.
  var drawsBoxes = false
  /// The only field that is wanted; nil for all of them.
  var only: Member?
  /// Whether scanned pages and images are read.
  var recognizesPictures = false
  /// Whether documents that only another program can read are converted.
  var allowsConversion = true
  /// The password for encrypted documents.
  var password: [UInt8]?
  /// Which fields are written, and what about them.
  package var resume = ResumeOptions()
  /// Whether personal data is replaced.
  package var isRedacted = false

  /// Fields of the record that some formats write alone.
  package enum Member: String, Sendable {
    case text
    case resume
  }

  package init() {}

  package init(
    pages: PageSelection, showsLayout: Bool, drawsBoxes: Bool, only: Member?,
    recognizesPictures: Bool, password: [UInt8]?
  ) {
    self.pages = pages
    self.showsLayout = showsLayout
    self.drawsBoxes = drawsBoxes
    self.only = only
    self.recognizesPictures = recognizesPictures
    self.password = password
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
    object["convert"] = .bool(allowsConversion)
    object["minimum"] = .number(resume.minimumConfidence)
    object["provenance"] = .bool(resume.hasProvenance)
    object["explain"] = .bool(resume.isExplained)
    object["redact"] = .bool(isRedacted)
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
    allowsConversion = json["convert"]?.boolValue ?? false
    resume.minimumConfidence = json["minimum"]?.doubleValue ?? 0
    resume.hasProvenance = json["provenance"]?.boolValue ?? true
    resume.isExplained = json["explain"]?.boolValue ?? false
    isRedacted = json["redact"]?.boolValue ?? false
    password = json["password"]?.stringValue.flatMap(Base64.decode)
  }
}
