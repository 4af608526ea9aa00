package import Records

/// A report as a mail (RFC 5322) with a part in plain text and one in HTML (RFC 2046 §5.1.4), ready for
/// sendmail(8). Lines end with line feeds, as sendmail(8) takes them.
package struct MailReport: ReportWriter {
  /// Occurs in no part: quoted-printable text has a digit or a letter after each `=` within a line.
  private static let boundary = "=_part"
  /// The columns of the text, by old custom.
  private static let columns = 72
  /// The longest line of a header, if it can be broken there (RFC 2047 §2).
  private static let lineLength = 76
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private let from: MailAddress?
  private let to: [MailAddress]
  /// Nil for the title of the report.
  private let subject: String?
  private let date: Timestamp
  private let width: @Sendable (String) -> Int

  /// - Parameters:
  ///   - from: the author; nil leaves the header to the mail system.
  ///   - date: when the mail is written.
  ///   - width: returns the number of columns that a text takes.
  package init(
    from: MailAddress?, to: [MailAddress], subject: String?, date: Timestamp,
    width: @escaping @Sendable (String) -> Int
  ) {
    self.from = from
    self.to = to
    self.subject = subject
    self.date = date
    self.width = width
  }

  package func text(_ report: Report) -> String {
    let subject = PlainText.line(subject ?? report.title)
    var headers: [String] = []
    if let from { headers.append(Self.header("From", from.words)) }
    if !to.isEmpty { headers.append(Self.header("To", Self.list(to))) }
    headers += [
      Self.header("Subject", EncodedWord.words(subject)),
      Self.header("Date", [Self.text(of: date)]),
      // No absence notes in answer (RFC 3834 §5).
      "Auto-Submitted: auto-generated", "MIME-Version: 1.0",
      "Content-Type: multipart/alternative; boundary=\"\(Self.boundary)\"",
    ]
    var withoutCharts = report
    withoutCharts.blocks.removeAll { if case .chart = $0 { true } else { false } }
    let plain = TextReport(columns: Self.columns, width: width).text(withoutCharts)
    return headers.joined(separator: "\n") + "\n\n" + Self.part("plain", plain)
      + Self.part("html", HTMLReport.plainPage(report)) + "--\(Self.boundary)--\n"
  }

  private static func part(_ type: String, _ text: String) -> String {
    """
    --\(boundary)
    Content-Type: text/\(type); charset=utf-8
    Content-Transfer-Encoding: quoted-printable

    \(QuotedPrintable.encode(text))

    """
  }

  /// The words of addresses, with commas between them.
  private static func list(_ addresses: [MailAddress]) -> [String] {
    addresses.enumerated().flatMap { index, address in
      var words = address.words
      if index < addresses.count - 1 { words[words.count - 1] += "," }
      return words
    }
  }

  /// A header, folded between words.
  private static func header(_ name: String, _ words: [String]) -> String {
    var lines = ["\(name):"]
    for word in words {
      let last = lines[lines.count - 1]
      if last.utf8.count + 1 + word.utf8.count > lineLength, last.utf8.count > name.utf8.count + 1 {
        lines.append(" \(word)")
      } else {
        lines[lines.count - 1] += " \(word)"
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A moment in the form of RFC 5322 §3.3: `Mon, 23 Nov 2026 07:05:00 +0000`.
  static func text(of moment: Timestamp) -> String {
    let fields = moment.calendarFields
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    // 1970-01-01 was a Thursday.
    let days = (moment.seconds - ((moment.seconds % 86_400) + 86_400) % 86_400) / 86_400
    let day = Self.days[Int((days % 7 + 7) % 7)]
    let time = [fields.hour, fields.minute, fields.second].map(padded).joined(separator: ":")
    return
      "\(day), \(fields.day) \(months[fields.month - 1]) \(fields.year) \(time) +0000"
  }
}
