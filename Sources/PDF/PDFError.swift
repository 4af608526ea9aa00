/// The reason why a PDF or one of its pages cannot be read.
package struct PDFError: Error, Sendable, Hashable {
  package enum Code: String, Sendable {
    /// The bytes contain no page and no object of a PDF.
    case notPDF = "not_pdf"
    /// The structure is damaged beyond repair.
    case damaged
    /// The file is encrypted, and neither the given nor the empty password opens it.
    case wrongPassword = "wrong_password"
    /// The file is encrypted by a security handler other than the standard one, or by an unknown
    /// version of it.
    case unsupportedEncryption = "unsupported_encryption"
    /// The document exceeds one of the `PDFLimits`.
    case limitExceeded = "limit_exceeded"
    /// No page has this index.
    case noSuchPage = "no_such_page"
  }

  package let code: Code
  /// A description for people, which begins in lower case and ends without a full stop.
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
