/// Whether this resume prints titles or organizations first and in bold, counted over the entries
/// whose words are unambiguous.
struct RoleOrder: Sendable {
  private(set) var titleFirst = 0
  private(set) var organizationFirst = 0
  private(set) var boldTitles = 0
  private(set) var boldOrganizations = 0
  /// Entries with title and organization in one cell, and with a cell for each.
  private(set) var together = 0
  private(set) var apart = 0

  mutating func count(titleFirst isTitleFirst: Bool) {
    if isTitleFirst { titleFirst += 1 } else { organizationFirst += 1 }
  }

  mutating func count(boldTitle isTitle: Bool) {
    if isTitle { boldTitles += 1 } else { boldOrganizations += 1 }
  }

  /// Entries that end with a place after a comma.
  private var trailingPlaces = 0

  mutating func countTrailingPlace() { trailingPlaces += 1 }

  /// Whether a place after a comma ends the entries.
  var hasTrailingPlaces: Bool { trailingPlaces > 0 }

  /// Entries that end with a place after a dash, a title and an organization.
  private var placesAfterBoth = 0

  mutating func countPlaceAfterBoth() { placesAfterBoth += 1 }

  var hasPlacesAfterBoth: Bool { placesAfterBoth > 0 }

  /// What follows a dash after titles, and the number of entries in which it is a known place.
  private var dashedTails: [String] = []
  private var dashedPlaces = 0
  private var entriesWithTitle = 0

  /// Entries with a comma before the dash, which leaves a title and an organization.
  private var tailsAfterBoth = 0

  mutating func count(dashedTail: String?, isPlace: Bool, isAfterBoth: Bool) {
    entriesWithTitle += 1
    if let dashedTail { dashedTails.append(dashedTail) }
    if isPlace { dashedPlaces += 1 }
    if isAfterBoth { tailsAfterBoth += 1 }
  }

  /// Whether titles end with a place after a dash: one is known, or all entries have another tail
  /// or a title and an organization before it.
  var hasDashedPlaces: Bool {
    dashedPlaces > 0 && dashedPlaces + dashedTails.count > 1
      || dashedTails.count > 1 && dashedTails.count == entriesWithTitle
        && (Set(dashedTails).count == dashedTails.count || tailsAfterBoth == dashedTails.count)
  }

  mutating func count(isTogether: Bool) {
    if isTogether { together += 1 } else { apart += 1 }
  }

  /// Whether title and organization share a cell.
  var prefersTogether: Bool { together > apart }

  /// Whether the title comes first; false without evidence.
  var prefersTitleFirst: Bool { titleFirst > organizationFirst }
}
