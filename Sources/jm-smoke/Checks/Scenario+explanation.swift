import JobMatchNow
import Records

extension Journey {
  /// Has the first job explained. Where the answer gives evidence, it must be of this job.
  mutating func explain() async throws(Failure) {
    guard let viewToken, let job = jobs?.first, let jobID = job["job_id"]?.stringValue else {
      return
    }
    let call = ServiceCall.explanation(jobID: jobID, viewToken: viewToken)
    guard let answer = try await ask(call) else { return }
    let summary = answer["explanation_summary"]?.stringValue ?? ""
    expect(summary.contains { !$0.isWhitespace }, "the explanation has no summary")
    let bullets = answer["bullets"]?.arrayValue ?? []
    expect(!bullets.isEmpty, "the explanation has no bullets")
    if let named = answer["job_id"]?.stringValue {
      expect(named == jobID, "the explanation is of another job")
    }
    guard let evidence = answer["evidence"]?.arrayValue else { return }
    let explained = Set(evidence.compactMap { $0["bullet"]?.intValue })
    expect(
      explained == Set(bullets.indices), "the evidence is not for the bullets that are there")
    for item in evidence {
      checkSpan(item["posting"])
      checkSpan(item["resume"])
      checkField(item["posting"], of: job)
    }
  }

  /// A span is as long as its text, in Unicode scalars.
  private mutating func checkSpan(_ span: JSON?) {
    guard let start = span?["start"]?.intValue, let end = span?["end"]?.intValue,
      let text = span?["text"]?.stringValue
    else { return }
    expect(
      end >= start && end - start == text.unicodeScalars.count,
      "a span of the evidence is not as long as its text")
  }

  /// What is cited from a field that the list gives stands there.
  private mutating func checkField(_ span: JSON?, of job: JSONObject) {
    guard let name = span?["field"]?.stringValue, let field = job[name]?.stringValue,
      let start = span?["start"]?.intValue, let end = span?["end"]?.intValue,
      let text = span?["text"]?.stringValue
    else { return }
    let scalars = Array(field.unicodeScalars)
    let cited = start >= 0 && start <= end && end <= scalars.count ? scalars[start..<end] : []
    expect(
      String(String.UnicodeScalarView(cited)) == text,
      "the evidence cites a \(name) that the job has not")
  }
}
