/// A token, password or key. Neither printing nor dumping it, nor a value that holds it, shows it.
package struct Secret: Sendable, Hashable {
  /// The text itself, for the one place that puts it on the wire or in the 0600 store.
  package let revealed: String

  package init(_ text: String) { revealed = text }

  /// The first 8 characters, enough to tell two tokens apart in a log; nothing of a short text.
  package var shortened: String { Secret.shortened(revealed) }

  /// The first 8 characters of `text` and an ellipsis; only the ellipsis when less than twice as
  /// many would stay hidden.
  package static func shortened(_ text: some StringProtocol) -> String {
    text.count >= 16 ? "\(text.prefix(8))…" : "…"
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "…" }
  package var debugDescription: String { "…" }
  package var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
