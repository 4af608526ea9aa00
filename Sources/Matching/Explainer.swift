/// Explains a match from text of both sides.
package enum Explainer {
  package static func explain(_ profile: ResumeProfile, _ posting: Posting) -> Explanation {
    Explanation(summary: "", bullets: [], evidence: [], notFound: [])
  }
}
