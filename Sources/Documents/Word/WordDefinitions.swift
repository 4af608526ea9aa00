/// Definitions that all stories of a document share.
final class WordDefinitions {
  var styles: WordStyles
  var numbering: WordNumbering

  init(_ archive: ZipArchive, relationships: OOXMLPackage.Relationships) {
    func target(_ type: String) -> String? {
      relationships.all.first { $0.type == type && !$0.isExternal }?.target
    }
    styles = target("styles").flatMap { Self.styles(archive, $0) } ?? WordStyles()
    numbering =
      target("numbering").flatMap { XMLPullReader(archive, $0) }.map(WordNumbering.init)
      ?? WordNumbering()
  }

  private static func styles(_ archive: ZipArchive, _ part: String) -> WordStyles? {
    let bytes = archive.content(of: part, limit: StylesWithoutTables.sizeLimit)
    let reader = bytes.flatMap { XMLPullReader(XMLSource(StylesWithoutTables.of($0))) }
    return (reader ?? XMLPullReader(archive, part)).map(WordStyles.init)
  }
}
