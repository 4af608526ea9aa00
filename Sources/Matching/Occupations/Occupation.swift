/// An occupation of O*NET-SOC 2019.
package struct Occupation: Sendable, Hashable {
  /// `15-1252.00`. Occupations of one code may stand apart where their titles do (product managers
  /// and marketing managers).
  package let code: String
  package let name: String
  /// ISCO-08 minor group, three digits.
  let minorGroup: String
  /// Titles under which it hires, folded.
  let titles: [String]
  /// Codes in the O*NET tiers Primary-Short and Primary-Long, as far as the table has them.
  let related: Set<String>
}
