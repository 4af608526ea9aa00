/// Whether a job can be done from home or from anywhere, and the country to which that is limited.
struct RemoteWork: Sendable, Hashable {
  let isRemote: Bool
  /// The ISO 3166-1 alpha-2 code of the only country from which people may work; nil without such a limit.
  let country: String?
  /// Whether people may work from any country: the posting says so, or it names no place at all.
  let isWorldwide: Bool

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
    guard isRemote else {
      country = nil
      isWorldwide = false
      return
    }
    let offered = sentences.filter { RemoteStatement(sentence: $0) == .offered }
    let offers = [location[...]] + offered
    let limits = sentences.filter(RemoteLimit.limits)
    // `Leeds. Work from anywhere in the world.` tells where the office is, and that nobody has to be there.
    let isOffered =
      (offered + [location[...]]).contains { RemotePhrases.worldwide.first(in: $0) != nil }
    let bounds = isOffered ? offered + limits : offers + limits
    country = bounds.lazy.compactMap(RemoteLimit.country).first
    let title = Tokenizer.tokens(posting.title)
    let isLimited =
      country != nil || (bounds + [title[...]]).contains(where: RemoteLimit.namesArea)
    let isPlaceless =
      posting.city == nil && posting.country == nil && RemoteLimit.namesNoPlace(location)
    isWorldwide = (isOffered || isPlaceless) && !isLimited
  }
}
