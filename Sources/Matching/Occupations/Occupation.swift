/// An occupation of a taxonomy.
package struct Occupation: Sendable, Hashable {
  /// `15-1252.00` in O*NET-SOC; in ESCO its `code`, or its address in a release without codes. Several
  /// occupations may share a code if their titles differ (product managers and marketing managers).
  package let code: String
  package let name: String
  /// The minor group of ISCO-08, three digits; nil if the taxonomy does not give it.
  let minorGroup: String?
  /// Indices of related occupations: those in the O*NET tiers Primary-Short and Primary-Long.
  var related: [Int]
}
