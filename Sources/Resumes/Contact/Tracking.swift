/// Parts of an address that tell where a visitor came from and do not change the page.
enum Tracking {
  /// Returns an address without the parameters of trackers and without an empty query.
  static func removed(from uri: String) -> String {
    guard let mark = uri.firstIndex(of: "?") else { return uri }
    let fragment = uri[mark...].firstIndex(of: "#") ?? uri.endIndex
    let kept = uri[uri.index(after: mark)..<fragment].split(separator: "&")
      .filter { !isTracker($0.prefix { $0 != "=" }.lowercased()) }
    var result = String(uri[..<mark])
    if !kept.isEmpty { result += "?" + kept.joined(separator: "&") }
    return result + uri[fragment...]
  }

  private static func isTracker(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = ["utm_", "mc_", "hsa_", "_hs", "pk_", "oly_"]

  private static let names = WordTable.words(
    """
    trk trkinfo fbclid gclid gclsrc dclid msclkid yclid twclid igshid igsh lipi licu originalsubdomain mibextid ref ref_src ref_url
    source src originalreferer share_id si s sk feature locale _ga _gl
    """)
}
