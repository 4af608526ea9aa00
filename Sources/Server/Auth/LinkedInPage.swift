internal import Hummingbird
internal import NIOCore

/// The page that stands in for LinkedIn's: it asks for an e-mail address and believes it.
enum LinkedInPage {
  static let path = "/linkedin/oauth/v2/authorization"

  /// - Parameter hint: the address that the field begins with.
  static func response(hint: String, fault: String? = nil) -> Response {
    let note = fault.map { "<p><strong>\(escaped($0))</strong></p>\n" } ?? ""
    let html = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>LinkedIn, played by jm-serve</title>
      <style>body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 32rem; \
      padding: 0 1rem; color-scheme: light dark }</style>
      <h1>LinkedIn, played by jm-serve</h1>
      <p>No password is asked for: whoever you say you are, you are.</p>
      \(note)<form method="post">
      <p><label>E-mail <input type="email" name="email" value="\(escaped(hint))" autofocus></label></p>
      <p><button name="answer" value="allow">Sign in</button>
      <button name="answer" value="deny">Cancel</button></p>
      </form>

      """
    return Response(
      status: fault == nil ? .ok : .badRequest,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
