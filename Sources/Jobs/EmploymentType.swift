/// The kinds of employment, as schema.org spells them.
package enum EmploymentType {
  /// Returns `FULL_TIME` for `Full-time`, `fulltime`, `Permanent, full time`; unknown kinds in capital
  /// letters with underscores.
  package static func normalized(_ text: String) -> String {
    let letters = text.lowercased().filter(\.isLetter)
    for (part, name) in kinds where letters.contains(part) { return name }
    return text.uppercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
  }

  private static let kinds = [
    ("fulltime", "FULL_TIME"), ("vollzeit", "FULL_TIME"), ("parttime", "PART_TIME"),
    ("teilzeit", "PART_TIME"), ("intern", "INTERN"), ("contract", "CONTRACTOR"),
    ("freelance", "CONTRACTOR"), ("temporary", "TEMPORARY"), ("volunteer", "VOLUNTEER"),
    ("perdiem", "PER_DIEM"), ("permanent", "FULL_TIME"),
  ]
}
