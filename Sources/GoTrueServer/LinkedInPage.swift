internal import Crypto
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The page that stands in for LinkedIn's: it accepts any e-mail address without proof.
enum LinkedInPage {
  static let area = "/linkedin"
  static let suffix = "/oauth/v2/authorization"
  static let path = area + suffix

  private static let style = """
    body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 32rem; \
    padding: 0 1rem; color-scheme: light dark }
    """

  /// Nothing but the page's own style is loaded, and no site can frame it. Browsers apply
  /// `form-action` to the redirects after a form too, which end at the client's own address.
  private static let policy: String = {
    let hash = Data(SHA256.hash(data: Data(style.utf8))).base64EncodedString()
    return "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; "
      + "form-action 'self' http://127.0.0.1:* http://localhost:* http://[::1]:* jobmatchnow:; "
      + "frame-ancestors 'none'"
  }()

  /// - Parameter hint: the address that the field begins with.
  static func response(hint: String, fault: String? = nil) -> Response {
    let note = fault.map { "<p><strong>\(escaped($0))</strong></p>\n" } ?? ""
    let html = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Stand-in for LinkedIn</title>
      <style>\(style)</style>
      <main>
      <h1>Stand-in for LinkedIn</h1>
      <p>This page stands in for LinkedIn in jm-serve. It needs no password: enter the e-mail \
      address to sign in with.</p>
      \(note)<form method="post">
      <p><label>E-mail <input type="email" name="email" value="\(escaped(hint))" autofocus></label></p>
      <p><button name="answer" value="allow">Sign in</button>
      <button name="answer" value="deny">Cancel</button></p>
      </form>
      </main>

      """
    return Response(
      status: fault == nil ? .ok : .badRequest,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
        .contentSecurityPolicy: policy, .frameOptions: "DENY", .referrerPolicy: "no-referrer",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
