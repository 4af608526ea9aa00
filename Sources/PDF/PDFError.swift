/// Why a PDF, or a page of one, cannot be read.
package struct PDFError: Error, Sendable, Hashable {
  package enum Code: String, Sendable {
    /// No page and no object of a PDF in these bytes.
    case notPDF = "not_pdf"
    /// The structure is damaged beyond repair.
    case damaged
    /// Encrypted, and neither the given nor the empty password opens it.
    case wrongPassword = "wrong_password"
    /// Encrypted by a security handler other than the standard one, or by an unknown version of it.
    case unsupportedEncryption = "unsupported_encryption"
    /// The document asks for more than `PDFLimits` allow.
    case limitExceeded = "limit_exceeded"
    /// There is no page of that index.
    case noSuchPage = "no_such_page"
  }

  package let code: Code
  /// For people: begins in lower case and ends without a full stop.
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
