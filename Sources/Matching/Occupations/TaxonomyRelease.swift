package import Records

/// A release of O*NET or ESCO: a folder with files that are read as they were published.
package enum TaxonomyRelease {
  /// The tab-separated text files of O*NET.
  private static let occupationData = "Occupation Data.txt"
  private static let alternateTitles = "Alternate Titles.txt"
  private static let relatedOccupations = "Related Occupations.txt"

  /// The languages of ESCO, which has a table of occupations for each: `occupations_en.csv`.
  private static let languages = [
    "en", "ar", "bg", "cs", "da", "de", "el", "es", "et", "fi", "fr", "ga", "hr", "hu", "is", "it",
    "lt", "lv", "mt", "nl", "no", "pl", "pt", "ro", "sk", "sl", "sv", "uk",
  ]

  /// Reads a release.
  ///
  /// - Parameter read: returns the bytes of a file in the folder; nil if there is no such file.
  /// - Throws: `not_taxonomy` (65) if the files are not those of a release or have other columns, and
  ///   what `read` throws.
  package static func taxonomy(
    read: (String) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> Taxonomy {
    func table(_ name: String, _ separator: Character) throws(Failure) -> ReleaseTable? {
      guard let bytes = try read(name) else { return nil }
      return ReleaseTable(name, bytes, separator: separator.asciiValue ?? 0)
    }
    if let data = try table(occupationData, "\t") {
      return try Taxonomy(
        onet: data, titles: table(alternateTitles, "\t"), related: table(relatedOccupations, "\t"))
    }
    for language in languages {
      if let data = try table("occupations_\(language).csv", ",") {
        return try Taxonomy(esco: data)
      }
    }
    throw Failure(
      "not_taxonomy",
      "there is neither \"\(occupationData)\" of O*NET nor \"occupations_en.csv\" of ESCO",
      hint: "name the folder with the text files of O*NET or the CSV files of ESCO",
      exit: .dataError)
  }
}
