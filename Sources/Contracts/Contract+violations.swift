package import Records
internal import Schemas

extension Contract {
  /// The ways in which an answer breaks the contract, one sentence each. Empty if it breaks none of
  /// it.
  ///
  /// - Parameter quote: what to quote of a value that breaks the contract, which may hold a secret.
  ///   Without it nothing of the answer is quoted except its status and media type.
  package func violations(
    of answer: ContractAnswer, to operation: Operation, quoting quote: ((JSON) -> String)? = nil
  ) -> [String] {
    guard let response = operation.response(answer.status) else {
      let known = operation.statuses.joined(separator: ", ")
      return ["status \(answer.status) is not documented (\(known))"]
    }
    return headerViolations(answer, response, quote) + bodyViolations(answer, response, quote)
  }

  /// The ways in which a JSON request body breaks the contract.
  package func violations(ofRequest body: JSON, to operation: Operation) -> [String] {
    guard let schema = operation.requestSchemas["application/json"] else {
      return ["the request has a JSON body, but none is documented"]
    }
    return schemas.violations(of: body, against: schema).map { "the request: \($0)" }
  }

  private func headerViolations(
    _ answer: ContractAnswer, _ response: ResponseDescription, _ quote: ((JSON) -> String)?
  ) -> [String] {
    response.headers.flatMap { header -> [String] in
      guard let value = answer.header(header.name) else {
        return header.isRequired ? ["the header \(header.name) is missing"] : []
      }
      guard let schema = header.schema else { return [] }
      return schemas.violations(of: .string(value), against: schema).map { violation in
        let found = Self.quoted(violation.found, quote)
        return "the header \(header.name) \(violation.reason)\(found)"
      }
    }
  }

  private func bodyViolations(
    _ answer: ContractAnswer, _ response: ResponseDescription, _ quote: ((JSON) -> String)?
  ) -> [String] {
    let body = JSON.string(String(decoding: answer.body, as: UTF8.self))
    if answer.status == 204 {
      return answer.body.isEmpty ? [] : ["204 has a body\(Self.quoted(body, quote))"]
    }
    guard !response.content.isEmpty else { return [] }
    guard let type = answer.mediaType else { return ["Content-Type is missing"] }
    guard let content = response.content[type] else {
      let known = response.content.keys.sorted().joined(separator: ", ")
      return ["the content type is \(type), not \(known)\(Self.quoted(body, quote))"]
    }
    guard type == "application/json" else { return [] }
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: answer.body)
    } catch {
      return ["the body is not JSON (\(error))\(Self.quoted(body, quote))"]
    }
    guard let schema = content else { return [] }
    return schemas.violations(of: json, against: schema).map { violation in
      quote.map { violation.description(quoting: $0) } ?? violation.description
    }
  }

  private static func quoted(_ found: JSON?, _ quote: ((JSON) -> String)?) -> String {
    guard let found, let quote else { return "" }
    return ": \(quote(found))"
  }
}
