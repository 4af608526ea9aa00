extension Link {
  /// The links that words carry: one for each run of neighbouring words with the same target, also
  /// over the lines of one block.
  static func spans(in lines: [Line]) -> [Link] {
    var links: [Link] = []
    var open: (link: Link, block: Int)?
    for line in lines {
      for index in line.words.indices {
        // Most words carry no link, and copying one costs more than looking.
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
