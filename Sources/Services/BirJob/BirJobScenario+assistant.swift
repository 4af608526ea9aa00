import BirJob
import Records
import ServiceKit
import Smoke

extension BirJobScenario {
  /// Events and figures.
  static let analyticsChecks: [Check] = [
    Check("event", "an event can be recorded", skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      _ = try await scenario.askAsDevice(.event("jm_smoke", data: JSONObject(), dialect))
    },
    Check("analytics", "the figures can be read", skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      _ = try await scenario.askAsDevice(.userAnalytics(dialect))
      _ = try await scenario.ask(.statistics(dialect))
    },
  ]

  /// How long an answer of a language model may take.
  private static let answerBudget = Duration.seconds(60)

  /// The answers of the assistant.
  static let chatChecks: [Check] = [
    Check("chat", "a question is answered", budget: answerBudget, skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect else { return }
      let question = "Which jobs fit me?"
      let call = Endpoint.question(
        question, keywords: scenario.device.keywords, level: "mid", dialect)
      try await scenario.expectText(call, "the answer to a question")
    },
    Check(
      "analyze", "a job is compared with the keywords", budget: answerBudget,
      skip: withoutDeviceOrJob
    ) { (scenario) throws(Failure) in
      guard let dialect = scenario.dialect, let id = scenario.firstJobID else { return }
      try await scenario.expectText(.analysis(jobID: id, dialect), "the analysis of a job")
    },
    Check("recommend", "jobs are recommended", budget: answerBudget, skip: withoutDevice) {
      (scenario) throws(Failure) in
      guard let dialect = scenario.dialect,
        let answer = try await scenario.askAsDevice(.recommendations(dialect))
      else { return }
      let data = answer.birJobData
      let isList = data.arrayValue != nil || data.objectValue.flatMap(ChatAnswer.jobs) != nil
      scenario.expect(
        isList,
        "the recommendations have no list of jobs: \(scenario.log.secrets.quotation(of: data))")
    },
  ]

  private mutating func expectText(
    _ endpoint: Endpoint<JSONObject>, _ what: String
  ) async throws(Failure) {
    guard let answer = try await askAsDevice(endpoint) else { return }
    let text = answer.birJobData.objectValue.flatMap(ChatAnswer.text)
    expect(
      text?.contains { !$0.isWhitespace } == true,
      "\(rule: what) has no text: \(log.secrets.quotation(of: answer))")
  }
}
