/// Whether this resume prints titles or organizations first and in bold, counted over the entries
/// whose words are unambiguous.
struct RoleOrder: Sendable {
  private(set) var titleFirst = 0
  private(set) var organizationFirst = 0
  private(set) var boldTitles = 0
  private(set) var boldOrganizations = 0

  mutating func count(titleFirst isTitleFirst: Bool) {
    if isTitleFirst { titleFirst += 1 } else { organizationFirst += 1 }
  }

  mutating func count(boldTitle isTitle: Bool) {
    if isTitle { boldTitles += 1 } else { boldOrganizations += 1 }
  }

  /// Whether the title comes first; false without evidence.
  var prefersTitleFirst: Bool { titleFirst > organizationFirst }
}
