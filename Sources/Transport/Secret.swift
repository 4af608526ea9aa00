/// A token, password or key. Printing or dumping it, or a value that contains it, does not show it.
package struct Secret: Sendable, Hashable {
  /// The text itself, for the code that sends it or writes it to the 0600 store.
  package let revealed: String

  package init(_ text: String) { revealed = text }

  /// The first 8 characters, enough to tell two tokens apart in a log; none of a short text.
  package var shortened: String { Secret.shortened(revealed) }

  /// The first 8 characters of `text` and an ellipsis; only the ellipsis for fewer than 16
  /// characters, because too few of them would stay hidden.
  package static func shortened(_ text: some StringProtocol) -> String {
    text.count >= 16 ? "\(text.prefix(8))…" : "…"
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "…" }
  package var debugDescription: String { "…" }
  package var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
