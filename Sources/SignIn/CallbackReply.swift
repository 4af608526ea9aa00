/// An answer of the loopback address to a browser: a small page that loads nothing else.
struct CallbackReply: Sendable {
  var status: String
  var contentType: String
  var body: String
  /// Allows the one script of the page, if it has one.
  var scriptNonce = ""

  static let received = page(
    "Return to the terminal",
    "The sign-in continues there. You can close this window.")

  static func refused(_ reason: String) -> CallbackReply {
    page("You are not signed in", reason)
  }

  static let notFound = plain("404 Not Found", "There is no page at this address.")
  static let notAllowed = plain("405 Method Not Allowed", "This address accepts GET and POST.")
  static let malformed = plain("400 Bad Request", "This request is malformed.")

  static func plain(_ status: String, _ text: String) -> CallbackReply {
    CallbackReply(status: status, contentType: "text/plain; charset=utf-8", body: text + "\n")
  }

  /// A page that sends the fragment of its own address back, which browsers do not send by themselves.
  static func forwarding(scriptNonce: String) -> CallbackReply {
    var reply = page("Signing in", "One moment…")
    reply.scriptNonce = scriptNonce
    reply.body += """
      <script nonce="\(scriptNonce)">
      const message = document.querySelector("p");
      const fragment = location.hash.slice(1);
      history.replaceState(null, "", location.pathname);
      if (fragment) {
        fetch(location.pathname, { method: "POST", body: fragment })
          .then(answer => answer.text()).then(text => { message.textContent = text; })
          .catch(() => { message.textContent = "The program is no longer waiting."; });
      } else {
        message.textContent = "This address contains neither a code nor a token.";
      }
      </script>

      """
    return reply
  }

  private static func page(_ title: String, _ text: String) -> CallbackReply {
    CallbackReply(
      status: "200 OK", contentType: "text/html; charset=utf-8",
      body: """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(escaped(title))</title>
        <style>body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 32rem; \
        padding: 0 1rem; color-scheme: light dark }</style>
        <h1>\(escaped(title))</h1>
        <p>\(escaped(text))</p>

        """)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// The whole HTTP response. It keeps the address out of the browser's cache and from other sites.
  var bytes: [UInt8] {
    let head = [
      "HTTP/1.1 \(status)", "Content-Type: \(contentType)", "Content-Length: \(body.utf8.count)",
      "Cache-Control: no-store", "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
      "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; "
        + "script-src 'nonce-\(scriptNonce)'; connect-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'",
      "Connection: close",
    ]
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }
}
