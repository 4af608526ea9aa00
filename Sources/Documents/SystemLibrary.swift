import COnDemand
import Records

/// A system library that is loaded when a document first needs it.
enum SystemLibrary: String {
  case libxml2
  case libzip

  /// - Throws: `missing_library` (65).
  func load() throws(Failure) {
    let isThere =
      switch self {
      case .libxml2: jm_xml_is_there()
      case .libzip: jm_zip_is_there()
      }
    guard isThere == 0 else { return }
    throw Failure(
      "missing_library", "reading the document requires \(rawValue), which cannot be loaded",
      hint: "install \(rawValue)", exit: .dataError)
  }
}
