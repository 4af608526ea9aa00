/// Numbers with their nouns, in messages and pages for people.
package enum Plural {
  /// `1 search`, `2 searches`
  ///
  /// - Parameter plural: the plural of `noun`; nil for `noun` with an `s`.
  package static func phrase(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(Self.noun(noun, plural, for: count))"
  }

  /// The form of a noun that goes with `count`.
  package static func noun(_ noun: String, _ plural: String? = nil, for count: Int) -> String {
    count == 1 ? noun : plural ?? "\(noun)s"
  }
}
