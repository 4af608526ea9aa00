/// A Word document built part by part; what is not given has a plain default.
struct DocxFixture {
  var body = ""
  var styles = ""
  var numbering = ""
  var relationships = ""
  var parts: [String: String] = [:]
  var namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

  init(_ body: String) { self.body = body }

  var bytes: [UInt8] {
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
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
    return ZipFixture.archive(all.map { ($0.0, Array($0.1.utf8)) })
  }
}

/// A ZIP archive with stored entries (APPNOTE 6.3.10, 4.3).
enum ZipFixture {
  static func archive(_ entries: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for (name, bytes) in entries {
      let offset = out.count
      let shared =
        little(20, 2) + little(0, 2) + little(0, 2) + little(0, 4) + little(crc(bytes), 4)
        + little(UInt32(bytes.count), 4) + little(UInt32(bytes.count), 4)
        + little(UInt32(name.utf8.count), 2) + little(0, 2)
      out += [0x50, 0x4B, 3, 4] + shared + Array(name.utf8) + bytes
      directory +=
        [0x50, 0x4B, 1, 2] + little(20, 2) + shared + little(0, 2) + little(0, 2) + little(0, 2)
        + little(0, 4) + little(UInt32(offset), 4) + Array(name.utf8)
    }
    let count = little(UInt32(entries.count), 2)
    return out + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + count + count
      + little(UInt32(directory.count), 4) + little(UInt32(out.count), 4) + little(0, 2)
  }

  private static func little(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
