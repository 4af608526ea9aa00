package import Records

/// What a posting asks for and what a resume says of it, in sentences that the texts support.
package struct Explanation: Sendable, Hashable {
  package let summary: String
  package let bullets: [String]
  package let evidence: [Evidence]
  package let requirements: [JudgedRequirement]

  /// The members `explanation_summary`, `bullets`, `evidence` and `requirements`, in this order.
  package var members: [JSONObject.Member] {
    [
      .init(name: "explanation_summary", value: .string(summary)),
      .init(name: "bullets", value: .array(bullets.map(JSON.string))),
      .init(name: "evidence", value: .array(evidence.map(\.json))),
      .init(name: "requirements", value: .array(requirements.map(\.json))),
    ]
  }
}
