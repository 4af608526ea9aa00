/// Which of title and organisation this resume prints first, and in which style, by the entries
/// where the words are clear.
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

  /// Without evidence the organisation comes first.
  var prefersTitleFirst: Bool { titleFirst > organizationFirst }
}
