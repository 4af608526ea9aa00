internal import Records
package import ServiceKit
internal import Transport

extension Endpoint<JSONObject> {
  /// Asks a question. The answer has `response`, or the text under another name, which
  /// `ChatAnswer.text` finds.
  ///
  /// - Parameters:
  ///   - keywords: what the person looks for.
  ///   - level: the experience level; nil if it is not known.
  package static func question(
    _ text: String, keywords: [String], level: String?, _ dialect: Dialect
  ) -> Self {
    switch dialect {
    case .seed:
      var context = JSONObject()
      if !keywords.isEmpty { context["user_keywords"] = .array(keywords.map(JSON.string)) }
      context["experience_level"] = level.map { .string($0) }
      var body = JSONObject([.init(name: "message", value: .string(text))])
      if !context.isEmpty { body["context"] = .object(context) }
      return Endpoint(
        BirJobOperation.chat, body: .json(.object(body)),
        credentialMembers: [("user_id", "device_id")], access: .required
      ) { (response) throws(Failure) in try response.data() }
    case .real:
      return Endpoint(
        BirJobOperation.chatByToken, body: .json(["message": .string(text)]),
        access: .required
      ) { (response) throws(Failure) in try response.data() }
    }
  }

  /// How a job fits the device's keywords.
  package static func analysis(jobID: String, _ dialect: Dialect) -> Self {
    let body = HTTPBody.json(["job_id": JobLines.number(jobID)])
    return switch dialect {
    case .seed:
      Endpoint(
        BirJobOperation.analyzeJob, body: body, credentialMembers: [("device_id", "device_id")],
        access: .required, isIdempotent: true
      ) { (response) throws(Failure) in try response.data() }
    case .real:
      Endpoint(
        BirJobOperation.analyzeJobByToken, body: body, access: .required, isIdempotent: true
      ) { (response) throws(Failure) in try response.data() }
    }
  }

  /// Jobs that the service recommends to the device.
  package static func recommendations(_ dialect: Dialect) -> Self {
    Endpoint(
      BirJobOperation.getRecommendations, renaming: ["device": dialect.deviceParameter],
      access: .required
    ) { (response) throws(Failure) in
      let body = try response.accepted()
      if let list = body["data"]?.arrayValue {
        return JSONObject([.init(name: "recommendations", value: .array(list))])
      }
      return try response.data()
    }
  }
}
