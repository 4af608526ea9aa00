import Records

/// Text after a line `MEMO`.
enum MemoReader: DocumentReader {
  static let mediaType = MediaType(rawValue: "text/x-memo")
  static let spokenName: String? = "Memo"
  static let extensions: Set<String> = ["memo"]

  static func recognize(_ content: DocumentContent) -> Certainty? {
    content.bytes.starts(with: "MEMO\n".utf8) ? .certain : nil
  }

  static func read(_ content: DocumentContent) throws(Failure) -> Document {
    let text = try TextDecoding.decode(content).text
    var builder = LineBuilder()
    for line in text.split(separator: "\n").dropFirst() {
      builder.append(line)
      builder.endLine()
    }
    return Document(mediaType: mediaType, pages: [builder.finish()])
  }
}
