import Testing

/// A file in jm-recipes(7): a literal block after a comment with its name.
struct Recipe {
  let name: String
  let text: String

  /// - Throws: if the page has no file of this name.
  init(_ name: String) throws {
    let page = try #require(Checkout.root.subfolder("man").text("jm-recipes.7"))
    let parts = page.split(separator: ".\\\" file: \(name)\n.Bd -literal -offset indent\n")
    let block = try #require(parts.count == 2 ? parts[1] : nil, "\(name)")
    let end = try #require(block.firstRange(of: "\n.Ed\n"))
    self.name = name
    text = block[..<end.lowerBound].replacing(#"\e"#, with: #"\"#) + "\n"
  }

  /// Writes the file into a folder.
  func write(to folder: Folder) throws { try folder.write(text, to: name) }
}
