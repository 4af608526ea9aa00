extension Link {
  /// The links of words: one for each run of adjacent words with the same target, even across the
  /// lines of a block.
  static func spans(in lines: [Line]) -> [Link] {
    var links: [Link] = []
    var open: (link: Link, block: Int)?
    for line in lines {
      for index in line.words.indices {
        // Most words have no link, and copying a word takes longer than this test.
        if open == nil, line.words[index].uri == nil { continue }
        let word = line.words[index]
        if let (link, block) = open, link.uri == word.uri, block == line.block {
          open?.link.text = link.text + " " + word.text
          open?.link.box = link.box.flatMap { box in word.box.map(box.union) ?? box }
          continue
        }
        if let (link, _) = open { links.append(link) }
        open = word.uri.map { (Link(uri: $0, text: word.text, box: word.box), line.block) }
      }
    }
    if let (link, _) = open { links.append(link) }
    return links
  }
}
