package import Records

/// Why a posting fits a resume, in sentences supported by quotations from both.
package struct Explanation: Sendable, Hashable {
  /// One to three sentences. Every skill, number and name is in the evidence or in `notFound`.
  package let summary: String
  package let bullets: [String]
  /// At least one pair for each bullet.
  package let evidence: [Evidence]
  /// Required skills that the resume does not mention, as spelled in the posting.
  package let notFound: [String]

  /// The members `explanation_summary`, `bullets`, `evidence` and `not_found`, in this order.
  package var members: [JSONObject.Member] {
    [
      .init(name: "explanation_summary", value: .string(summary)),
      .init(name: "bullets", value: .array(bullets.map(JSON.string))),
      .init(name: "evidence", value: .array(evidence.map(\.json))),
      .init(name: "not_found", value: .array(notFound.map(JSON.string))),
    ]
  }
}
