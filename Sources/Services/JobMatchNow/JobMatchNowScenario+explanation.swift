import JobMatchNow
import Records
import ServiceKit
import Smoke

extension JobMatchNowScenario {
  /// Requests an explanation of the first job, and checks its evidence if it has any.
  mutating func explain() async throws(Failure) {
    guard let viewToken, let job = jobs?.first, let jobID = job["job_id"]?.stringValue else {
      return
    }
    let call = Endpoint.explanation(jobID: jobID, viewToken: viewToken)
    guard let answer = try await ask(call) else { return }
    let summary = answer["explanation_summary"]?.stringValue ?? ""
    expect(
      summary.contains { !$0.isWhitespace }, "/explanation_summary", answer["explanation_summary"],
      "a text with words")
    let bullets = answer["bullets"]?.arrayValue ?? []
    expect(!bullets.isEmpty, "/bullets", answer["bullets"], "a list of one or more")
    if let named = answer["job_id"] { expect("/job_id", named, is: .string(jobID)) }
    guard let evidence = answer["evidence"]?.arrayValue else { return }
    let explained = Set(evidence.compactMap { $0["bullet"]?.intValue })
    expect(
      explained == Set(bullets.indices),
      "/evidence/*/bullet has the bullets \(explained.sorted()), but there are \(bullets.count)"
    )
    for item in evidence {
      checkSpan(item["posting"])
      checkSpan(item["resume"])
      checkField(item["posting"], of: job)
    }
  }

  /// Checks that a span is as long as its text, in Unicode scalars.
  private mutating func checkSpan(_ span: JSON?) {
    guard let start = span?["start"]?.intValue, let end = span?["end"]?.intValue,
      let text = span?["text"]?.stringValue
    else { return }
    expect(
      end >= start && end - start == text.unicodeScalars.count,
      "evidence from \(start) to \(end) has text of a different length: "
        + "\(log.secrets.quotation(of: .string(text)))")
  }

  /// Checks a quotation from a field of the listed job.
  private mutating func checkField(_ span: JSON?, of job: JSONObject) {
    guard let name = span?["field"]?.stringValue, let field = job[name]?.stringValue,
      let start = span?["start"]?.intValue, let end = span?["end"]?.intValue,
      let text = span?["text"]?.stringValue
    else { return }
    let scalars = Array(field.unicodeScalars)
    let cited = start >= 0 && start <= end && end <= scalars.count ? scalars[start..<end] : []
    expect(
      String(String.UnicodeScalarView(cited)) == text,
      "the evidence quotes \(log.secrets.quotation(of: .string(text))) from \(start) to \(end) of the "
        + "\(rule: name), which is \(log.secrets.quotation(of: .string(field)))")
  }
}
