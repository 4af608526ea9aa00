/// What is left of a document's limits. Once one is passed, `exceeded` stays set and further
/// decoding comes back empty; whoever gives results to a caller then throws it instead.
final class Budget {
  let limits: PDFLimits
  private(set) var exceeded: PDFError?
  private var decodedBytes = 0

  init(_ limits: PDFLimits) { self.limits = limits }

  /// How large the next decoded stream may become.
  var streamAllowance: Int {
    exceeded == nil ? max(0, min(limits.streamBytes, limits.decodedBytes - decodedBytes)) : 0
  }

  func spend(decoded count: Int) { decodedBytes += count }

  func exceed(_ what: StaticString) {
    if exceeded == nil {
      exceeded = PDFError(.limitExceeded, "the document exceeds the limit of \(what)")
    }
  }

  func check() throws(PDFError) {
    if let exceeded { throw exceeded }
  }
}
