/// The final answer to a request, its body whole.
package struct HTTPResponse: Sendable {
  package let status: Int
  package let headers: HTTPHeaders
  package let body: [UInt8]
  /// Where the answer came from: the request's address, or where redirects led.
  package let url: WebAddress
  /// How many times the request was sent, redirects not counted.
  package let attempts: Int

  package init(
    status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], url: WebAddress,
    attempts: Int = 1
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.attempts = attempts
  }

  package var isSuccess: Bool { (200..<300).contains(status) }

  /// The request's identifier as the server or the network before it named it.
  package var requestID: String? { Self.requestID(headers) }

  static func requestID(_ headers: HTTPHeaders) -> String? {
    let names = [
      "x-request-id", "sb-request-id", "x-correlation-id", "x-vercel-id", "x-amzn-requestid",
      "cf-ray",
    ]
    return names.lazy.compactMap { headers[$0] }.first { !$0.isEmpty }
  }
}
