package import Records

/// Why a posting fits a resume, in sentences that rest on text of both.
package struct Explanation: Sendable, Hashable {
  /// One or two sentences; every word of substance is in some bullet's evidence.
  package let summary: String
  package let bullets: [String]
  /// At least one for every bullet.
  package let evidence: [Evidence]
  /// Required skills, as the posting writes them, that the resume does not mention.
  package let notFound: [String]

  /// `explanation_summary`, `bullets`, `evidence` and `not_found`, in this order.
  package var members: [JSONObject.Member] {
    [
      .init(name: "explanation_summary", value: .string(summary)),
      .init(name: "bullets", value: .array(bullets.map(JSON.string))),
      .init(name: "evidence", value: .array(evidence.map(\.json))),
      .init(name: "not_found", value: .array(notFound.map(JSON.string))),
    ]
  }
}
