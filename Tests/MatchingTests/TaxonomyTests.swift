import Records
import Testing

@testable import Matching

@Suite(.timeLimit(.minutes(30))) struct TaxonomyTests {
  private static let onet = [
    "Occupation Data.txt": """
    O*NET-SOC Code\tTitle\tDescription\r
    11-1011.00\tChief Executives\tDetermine policies.\r
    99-0001.00\tMoon Gardeners\tGrow roses on the moon.\r

    """,
    "Alternate Titles.txt": """
    O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)
    99-0001.00\tLunar Rose Grower (LRG)\tn/a\t08
    99-0001.00\tCrater Planter\tCPL\t08
    11-1011.00
    """,
    "Related Occupations.txt": """
    O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex
    99-0001.00\t11-1011.00\tPrimary-Short\t1
    99-0001.00\t99-9999.00\tPrimary-Long\t2
    """,
  ]

  private static let esco = [
    "occupations_de.csv": """
    conceptType,conceptUri,iscoGroup,preferredLabel,altLabels
    Occupation,http://example/1,2221,Krankenpfleger,"Pflegefachkraft
    Krankenschwester, examiniert"
    Occupation,http://example/2,7115,Zimmerer,
    """
  ]

  private func release(_ files: [String: String]) throws(Failure) -> TitleNormalizer {
    TitleNormalizer(
      try TaxonomyRelease.taxonomy { (name) throws(Failure) in files[name].map { Array($0.utf8) } })
  }

  private func code(_ title: String, _ normalizer: TitleNormalizer) -> String? {
    normalizer.occupation(of: title).map { normalizer.taxonomy.occupations[$0.occupation].code }
  }

  @Test(arguments: ["lunar rose grower", "LRG", "Crater Planters", "cpl", "Moon Gardener"])
  func titlesOfONET(title: String) throws {
    let normalizer = try release(Self.onet)
    #expect(code(title, normalizer) == "99-0001.00")
    #expect(normalizer.occupation(of: title)?.score == 1)
  }

  @Test func builtInTitlesCountForCodesOfTheRelease() throws {
    let normalizer = try release(Self.onet)
    #expect(normalizer.taxonomy.occupations.map(\.name) == ["Chief Executives", "Moon Gardeners"])
    #expect(code("Managing Director", normalizer) == "11-1011.00")
    #expect(normalizer.taxonomy.areRelated(0, 1) && normalizer.taxonomy.areRelated(1, 0))
  }

  @Test func titlesOfESCO() throws {
    let normalizer = try release(Self.esco)
    #expect(code("Krankenschwester, examiniert", normalizer) == "http://example/1")
    #expect(code("Pflegefachkräfte", normalizer) == "http://example/1")
    #expect(code("Zimmerer", normalizer) == "http://example/2")
    #expect(!normalizer.taxonomy.areRelated(0, 1))
    #expect(normalizer.taxonomy.occupations.map(\.minorGroup) == ["222", "711"])
  }

  @Test func codesOfESCO() throws {
    let table = """
      conceptUri,code,iscoGroup,preferredLabel,altLabels
      http://example/1,2221.1,2221,nurse,
      """
    #expect(code("nurse", try release(["occupations_en.csv": table])) == "2221.1")
  }

  @Test(arguments: [
    [:], ["skills_en.csv": "a,b\n1,2\n"], ["Occupation Data.txt": ""],
    ["Occupation Data.txt": "O*NET-SOC Code\tTitle\n"], ["occupations_en.csv": "a,b\n1,2\n"],
    ["Occupation Data.txt": "\0\u{1}\n\n"],
    ["Occupation Data.txt": "O*NET-SOC Code\tTitle\n1\t2\n", "Alternate Titles.txt": "x\ty\n"],
  ])
  func refusals(files: [String: String]) {
    #expect { try release(files) } throws: {
      ($0 as? Failure)?.code == "not_taxonomy" && ($0 as? Failure)?.exit == .dataError
    }
  }

  @Test func titlesWithoutWords() {
    for title in ["", " ", "!!!", "()", "/", "\u{0}", String(repeating: "x ", count: 10_000)] {
      let answer = TitleNormalizer.shared.occupation(of: title)
      #expect(answer.map { (0...1).contains($0.score) } ?? true)
    }
  }
}
