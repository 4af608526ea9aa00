/// An occupation of O*NET-SOC 2019.
package struct Occupation: Sendable, Hashable {
  /// `15-1252.00`. Several occupations may share a code if their titles differ (product managers
  /// and marketing managers).
  package let code: String
  package let name: String
  /// ISCO-08 minor group, three digits.
  let minorGroup: String
  /// Titles used in postings, folded.
  let titles: [String]
  /// Codes in the O*NET tiers Primary-Short and Primary-Long, limited to those in the table.
  let related: Set<String>
}
