/// The rest of a document's limits. Once a limit is exceeded, `exceeded` stays set and decoding
/// returns nothing. Functions that return results to other modules then throw it.
final class Budget {
  let limits: PDFLimits
  private(set) var exceeded: PDFError?
  private var decodedBytes = 0

  init(_ limits: PDFLimits) { self.limits = limits }

  /// The maximum number of bytes of the next decoded stream.
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
