internal import Records

extension Taxonomy {
  /// Reads the text files of an O*NET release. The titles of the built-in table count as well for the
  /// occupations that the release has.
  ///
  /// - Throws: `not_taxonomy` (65) if a file lacks a column or has no rows.
  init(onet data: ReleaseTable, titles: ReleaseTable?, related: ReleaseTable?) throws(Failure) {
    let code = "O*NET-SOC Code"
    var listed: [String: [String]] = [:]
    try titles?.forEachRow([code, "Alternate Title"], optional: ["Short Title"]) { row in
      listed[row[0], default: []] += Self.spellings(row[1])
      if !row[2].isEmpty, row[2] != "n/a" { listed[row[0], default: []].append(row[2]) }
    }
    let known = Taxonomy.builtIn
    let knownTitles = known.titles.ranges(occupations: known.occupations.count)
    let sameCode = Dictionary(grouping: known.occupations.indices) { known.occupations[$0].code }
    self.init()
    try data.forEachRow([code, "Title"]) { row in
      let same = sameCode[row[0]] ?? []
      let group = same.first.flatMap { known.occupations[$0].minorGroup }
      let index = add(code: row[0], name: row[1], minorGroup: group)
      for title in listed[row[0]] ?? [] { add(title, occupation: index, rank: .listed) }
      for occupation in same {
        add(known.titles, knownTitles[occupation], occupation: index)
      }
    }
    try related?.forEachRow([code, "Related O*NET-SOC Code", "Relatedness Tier"]) { row in
      guard row[2].hasPrefix("Primary"), let index = index(of: row[0]) else { return }
      relate(index, to: [row[1][...]])
    }
  }

  /// Reads the occupations of an ESCO release.
  ///
  /// - Throws: `not_taxonomy` (65) if the file lacks a column or has no rows.
  init(esco data: ReleaseTable) throws(Failure) {
    self.init()
    try data.forEachRow(
      ["conceptUri", "iscoGroup", "preferredLabel", "altLabels"],
      optional: ["hiddenLabels", "code"]
    ) { row in
      guard !row[0].isEmpty, !row[2].isEmpty else { return }
      let index = add(
        code: row[5].isEmpty ? row[0] : row[5], name: row[2], minorGroup: String(row[1].prefix(3)))
      for labels in [row[3], row[4]] {
        for label in labels.split(whereSeparator: \.isNewline) {
          add(String(label), occupation: index, rank: .listed)
        }
      }
    }
  }

  private mutating func add(_ title: String, occupation: Int, rank: TitleList.Rank) {
    var title = title
    title.withUTF8 { add($0, occupation: occupation, rank: rank) }
  }

  /// Returns the title and the abbreviation of `Chief Executive Officer (CEO)`.
  private static func spellings(_ title: String) -> [String] {
    guard title.last == ")", let open = title.lastIndex(of: "("), open != title.startIndex else {
      return [title]
    }
    return [String(title[..<open]), String(title[title.index(after: open)...].dropLast())]
  }
}
