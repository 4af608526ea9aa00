/// What differs from run to run, replaced by its kind: `<uuid>`, `<token>`, `<time>`, `<port>`.
struct Placeholders {
  var folder: Folder

  func applied(to text: String) -> String {
    text
      .replacing(folder.path, with: "<folder>")
      .replacing(Checkout.root.path, with: "<checkout>")
      // A JSON Web Token in any place.
      .replacing(#/eyJ[\w\-]+\.[\w\-]+\.[\w\-]+/#, with: "<token>")
      .replacing(#/"(?<name>[a-z]+_token)": ?"[^"]*"/#) { "\"\($0.output.name)\":\"<token>\"" }
      .replacing(#/\btoken=[A-Za-z0-9]+/#, with: "token=<token>")
      .replacing(
        #/\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b/#,
        with: "<uuid>"
      )
      .replacing(
        #/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+\-]\d\d:?\d\d)/#, with: "<time>"
      )
      // A second file that is damaged within the same second has a number.
      .replacing(#/\.damaged-<time>-\d+/#, with: ".damaged-<time>")
      .replacing(#/[^"\s]*\/jm-serve-\w{12}/#, with: "<exec>")
      .replacing(#/Search #[0-9a-f]+/#, with: "Search #<id>")
      .replacing(#/after \d+ ms/#, with: "after <n> ms")
      // Counted up to the present.
      .replacing(#/\bresume you have (only )?\d+ (years?|months?)\b/#) {
        "resume you have \($0.output.1 ?? "")<n> \($0.output.2)"
      }
      .replacing(#/\b(127\.0\.0\.1|localhost):\d+/#) { "\($0.output.1):<port>" }
  }
}
