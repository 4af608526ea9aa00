/// How a resume speaks of something it mentions.
enum Polarity: Sendable, Hashable {
  case has
  /// The person had it long ago.
  case past
  /// The person is learning it, or has seen it only.
  case learning
  /// The person knows only a little of it.
  case basic
  case denied
  case expired
  /// The mention says nothing about the person: a name, a colleague, another sense.
  case unrelated
}
