package import Records
internal import Schemas

extension Contract {
  /// How an answer breaks the contract, a sentence each; none when it keeps it. Nothing of the
  /// answer is quoted but its status and its media type.
  package func violations(of answer: ContractAnswer, to operation: Operation) -> [String] {
    guard let response = operation.response(answer.status) else {
      let known = operation.statuses.joined(separator: ", ")
      return ["status \(answer.status) is not documented (\(known))"]
    }
    return headerFaults(answer, response) + bodyFaults(answer, response)
  }

  /// How a JSON body that was sent breaks the contract.
  package func violations(ofRequest body: JSON, to operation: Operation) -> [String] {
    guard let schema = operation.requestSchemas["application/json"] else {
      return ["the request has a body of JSON, and none is documented"]
    }
    return schemas.violations(of: body, against: schema).map { "the request: \($0)" }
  }

  private func headerFaults(_ answer: ContractAnswer, _ response: ResponseDescription) -> [String] {
    response.headers.flatMap { header -> [String] in
      guard let value = answer.header(header.name) else {
        return header.isRequired ? ["the header \(header.name) is missing"] : []
      }
      guard let schema = header.schema else { return [] }
      return schemas.violations(of: .string(value), against: schema).map {
        "the header \(header.name) \($0.reason)"
      }
    }
  }

  private func bodyFaults(_ answer: ContractAnswer, _ response: ResponseDescription) -> [String] {
    if answer.status == 204 { return answer.body.isEmpty ? [] : ["204 has a body"] }
    guard !response.content.isEmpty else { return [] }
    guard let type = answer.mediaType else { return ["there is no Content-Type"] }
    guard let content = response.content[type] else {
      let known = response.content.keys.sorted().joined(separator: ", ")
      return ["the content type is \(type), not \(known)"]
    }
    guard type == "application/json" else { return [] }
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: answer.body)
    } catch {
      return ["the body is no JSON: \(error)"]
    }
    guard let schema = content else { return [] }
    return schemas.violations(of: json, against: schema).map(\.description)
  }
}
