package import Records
package import Transport

/// A request to a service, and how its answer is read. It is a value: `ServiceClient` sends it.
///
/// Each service declares its endpoints as static members:
///
///     extension Endpoint<JSONObject> {
///       package static func thing(id: String) -> Self {
///         Endpoint(ToyOperation.getThing, path: ["id": id]) { (response) throws(Failure) in
///           try response.object()
///         }
///       }
///     }
package struct Endpoint<Answer: Sendable>: Sendable {
  package typealias Decoder = @Sendable (HTTPResponse) throws(Failure) -> Answer

  package let method: HTTPMethod
  /// The path, in which only the parameters that a credential fills in are still in braces.
  package let path: String
  package let query: [(name: String, value: String?)]
  package let body: HTTPBody
  /// Members of a JSON body that a credential fills in: the parameter for each name.
  package let credentialMembers: [(name: String, parameter: String)]
  /// Items of the query that a credential fills in: the parameter for each name.
  package let credentialQuery: [(name: String, parameter: String)]
  package let headers: HTTPHeaders
  package let access: EndpointAccess
  /// Whether it may be sent again after the server may have acted on it; nil for what the method
  /// promises.
  package let isIdempotent: Bool?
  /// Whether it names something that the service may not have, such as a search or a job. If it does
  /// not, a 404 means that the address is wrong.
  let namesResource: Bool
  let decode: Decoder
  /// The answer that a refusal means; nil if it is a failure.
  let recover: @Sendable (Failure) -> Answer?

  /// - Parameters:
  ///   - path: the values of parameters in the operation's path. A parameter without a value here is
  ///     filled in by the credential.
  ///   - renaming: the credential's names of parameters that the operation's path names otherwise.
  ///   - query: items without a value are left out.
  ///   - recover: the answer that a failure means, such as false for a 404; nil if it stays one.
  package init(
    _ operation: some ServiceOperation, path parameters: [String: String] = [:],
    renaming: [String: String] = [:],
    query: [(name: String, value: String?)] = [], body: HTTPBody = .none,
    credentialMembers: [(name: String, parameter: String)] = [],
    credentialQuery: [(name: String, parameter: String)] = [],
    headers: HTTPHeaders = HTTPHeaders(), access: EndpointAccess = .anonymous,
    isIdempotent: Bool? = nil, namesResource: Bool = true,
    recover: @escaping @Sendable (Failure) -> Answer? = { _ in nil },
    decode: @escaping Decoder
  ) {
    method = operation.method
    path = PathTemplate.fill(PathTemplate.rename(operation.path, renaming), parameters)
    self.query = query
    self.body = body
    self.credentialMembers = credentialMembers
    self.credentialQuery = credentialQuery
    self.headers = headers
    self.access = access
    self.isIdempotent = isIdempotent
    self.namesResource = namesResource
    self.recover = recover
    self.decode = decode
  }

  /// The request of this endpoint.
  ///
  /// - Parameters:
  ///   - service: the prefix of whose variables hints name.
  ///   - credential: nil for an anonymous request.
  func request(
    to baseURL: WebAddress, variablePrefix: String, as credential: Credential?
  ) throws(Failure) -> HTTPRequest {
    let filled = PathTemplate.fill(path, credential?.parameters.mapValues(\.revealed) ?? [:])
    if let missing = missingParameter(filled, credential) {
      throw Failure(
        "incomplete_credential", "the \(missing) is not known, and this call needs it",
        exit: .notSignedIn)
    }
    let added = credentialQuery.map { item in
      (name: item.name, value: credential?.parameters[item.parameter]?.revealed)
    }
    var url = try baseURL.appending(path: filled, query: query + added)
    if filled != path {
      url.hide(PathTemplate.parameters(of: path).compactMap { credential?.parameters[$0] })
    }
    var headers = headers
    if headers["Accept"] == nil { headers["Accept"] = "application/json" }
    for field in credential?.headers ?? [] { headers[field.name] = field.value.revealed }
    var request = HTTPRequest(
      method, url, headers: headers,
      body: try body { credential?.parameters[$0]?.revealed }, isIdempotent: isIdempotent)
    request.addressSetting = .baseURL(prefix: variablePrefix)
    return request
  }

  /// The request of this endpoint without a credential: what it would fill in stays in braces.
  func announcement(to baseURL: WebAddress) throws(Failure) -> HTTPRequest {
    let added = credentialQuery.map { (name: $0.name, value: Optional("{\($0.parameter)}")) }
    return HTTPRequest(
      method, try baseURL.appending(path: path, query: query + added), headers: headers,
      body: try body { "{\($0)}" })
  }

  /// The first parameter for which the credential has no value.
  private func missingParameter(_ filled: String, _ credential: Credential?) -> String? {
    PathTemplate.parameters(of: filled).first
      ?? (credentialMembers + credentialQuery).map(\.parameter).first {
        credential?.parameters[$0] == nil
      }
  }

  /// - Parameter value: returns what the credential has for a parameter.
  private func body(filledBy value: (String) -> String?) throws(Failure) -> HTTPBody {
    guard !credentialMembers.isEmpty else { return body }
    var members = credentialMembers.compactMap { member in
      value(member.parameter).map {
        JSONObject.Member(name: member.name, value: .string($0))
      }
    }
    if case .bytes(let bytes, _) = body, let rest = (try? JSON(parsing: bytes))?.objectValue {
      members += rest.members
    }
    return .json(.object(JSONObject(members)))
  }
}

/// Whether an endpoint is called with a credential.
package enum EndpointAccess: Sendable, Hashable {
  case anonymous
  /// With a credential if there is one.
  case optional
  case required
}

extension HTTPBody {
  package static func json(_ json: JSON) -> HTTPBody {
    .bytes(json.line, contentType: "application/json")
  }
}
