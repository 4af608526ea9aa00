/// Whether a job can be done from home or from anywhere, and the country to which that is limited.
struct RemoteWork: Sendable, Hashable {
  let isRemote: Bool
  /// The ISO 3166-1 alpha-2 code of the only country from which people may work; nil without such a limit.
  let country: String?

  /// Reads a posting. What its description says plainly counts more than its location and its title, and these
  /// more than its flag: people write the text, and a form sets the flag.
  ///
  /// - Parameter description: the words of its description.
  init(_ posting: Posting, description: [Token]) {
    let sentences = RemoteStatement.sentences(of: description)
    let location = Tokenizer.tokens(posting.location)
    let statement =
      RemoteStatement.summary(of: sentences.map { RemoteStatement(sentence: $0) })
      ?? RemoteStatement(location: location) ?? RemoteStatement(title: posting.title)
    isRemote = statement.map { $0 == .offered } ?? posting.remoteFlag ?? false
    country =
      isRemote
      ? ([location[...]] + sentences.filter { RemoteStatement(sentence: $0) == .offered })
        .lazy.compactMap(RemoteLimit.country).first
      : nil
  }
}
