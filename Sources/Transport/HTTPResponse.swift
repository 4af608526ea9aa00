/// The final answer to a request, with its whole body.
package struct HTTPResponse: Sendable {
  package let status: Int
  package let headers: HTTPHeaders
  package let body: [UInt8]
  /// The address that answered: the request's, or the one that redirects led to.
  package let url: WebAddress
  /// How many times the request was sent, redirects not counted.
  package let attempts: Int
  /// The setting that the request's address came from, for hints.
  package let addressSetting: AddressSetting?
  /// The proxy that the request went through, without credentials.
  let proxy: String?

  package init(
    status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], url: WebAddress,
    attempts: Int = 1, addressSetting: AddressSetting? = nil, proxy: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.attempts = attempts
    self.addressSetting = addressSetting
    self.proxy = proxy
  }

  package var isSuccess: Bool { (200..<300).contains(status) }

  /// The request's identifier, as named by the server or the network in front of it.
  package var requestID: String? { Self.requestID(headers) }

  static func requestID(_ headers: HTTPHeaders) -> String? {
    let names = [
      "x-request-id", "sb-request-id", "x-correlation-id", "x-vercel-id", "x-amzn-requestid",
      "cf-ray",
    ]
    return names.lazy.compactMap { headers[$0] }.first { !$0.isEmpty }
  }
}
