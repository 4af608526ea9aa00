/// Builds a Word document part by part. Parts that are not set have simple defaults.
package struct DocxFixture {
  package var body = ""
  package var styles = ""
  package var numbering = ""
  package var relationships = ""
  package var parts: [String: String] = [:]
  /// Parts other than Word's XML.
  package var files: [String: [UInt8]] = [:]
  package var namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

  /// The common prefix of relationship types.
  package var office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

  package init(_ body: String) { self.body = body }

  package var bytes: [UInt8] { ZipFixture.archive(entries) }

  /// The parts of the package by name.
  package var entries: [(name: String, bytes: [UInt8])] {
    let root = { (name: String, content: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?><w:\(name) xmlns:w="\(namespace)" xmlns:r="\(office)" \
      xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" \
      xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" \
      xmlns:v="urn:schemas-microsoft-com:vml">\(content)</w:\(name)>
      """
    }
    let list = { (content: String) in
      """
      <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
      \(content)</Relationships>
      """
    }
    var all: [(String, String)] = [
      ("[Content_Types].xml", "<Types/>"),
      (
        "_rels/.rels",
        list("<Relationship Id='a' Type='\(office)/officeDocument' Target='word/document.xml'/>")
      ),
      (
        "word/_rels/document.xml.rels",
        list(
          """
          <Relationship Id='s' Type='\(office)/styles' Target='styles.xml'/>\
          <Relationship Id='n' Type='\(office)/numbering' Target='numbering.xml'/>\
          \(relationships)
          """)
      ),
      ("word/document.xml", root("document", "<w:body>\(body)</w:body>")),
      ("word/styles.xml", root("styles", styles)),
      ("word/numbering.xml", root("numbering", numbering)),
    ]
    for (name, content) in parts { all.append((name, root("story", content))) }
    return all.map { ($0.0, Array($0.1.utf8)) } + files.map { ($0.key, $0.value) }
  }
}
