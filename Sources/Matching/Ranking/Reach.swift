/// How well the place of a posting fits the place of a resume, from 0 to 1.
enum Reach {
  /// Set by hand: a job next door comes first, then one that can be done from home, then one that takes a
  /// move inside the country. Whether the person may work in another country is not
  /// known. Tested by `ThresholdTests/places`.
  private static let local = 1.0
  private static let remote = 0.8
  private static let national = 0.5
  private static let unknown = 0.4
  private static let abroad = 0.0

  /// - Parameters:
  ///   - here: the place of the resume.
  ///   - there: the place of the posting; without a country, a remote job can be done anywhere.
  static func value(_ here: Place?, _ there: Place?, isRemote: Bool) -> Double {
    guard let here, let there else { return isRemote && there == nil ? remote : unknown }
    switch here.scope(of: there) {
    case .local: return local
    case .national: return isRemote ? remote : national
    case nil:
      guard let mine = here.country, let theirs = there.country else {
        return isRemote ? remote : unknown
      }
      return mine == theirs ? national : abroad
    }
  }
}
