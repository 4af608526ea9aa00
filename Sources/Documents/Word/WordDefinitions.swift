/// Definitions that all stories of a document share.
final class WordDefinitions {
  var styles: WordStyles
  var numbering: WordNumbering

  init(_ archive: ZipArchive, relationships: OOXMLPackage.Relationships) {
    func part(_ type: String) -> XMLPullReader? {
      relationships.all.first { $0.type == type && !$0.isExternal }
        .flatMap { XMLPullReader(archive, $0.target) }
    }
    styles = part("styles").map(WordStyles.init) ?? WordStyles()
    numbering = part("numbering").map(WordNumbering.init) ?? WordNumbering()
  }
}
