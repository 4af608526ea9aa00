internal import Records
internal import ServerKit

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The age of a posting in the words of the API: `2 days ago`.
struct PostingAge: Hashable {
  /// The line's own `posted_at`, else the age by `date_posted`; nil without either.
  let text: String?

  init(line: JSON, now: Instant) {
    if let text = line["posted_at"]?.stringValue {
      self.text = text
      return
    }
    let date = line["date_posted"]?.stringValue.flatMap { text in
      try? Date(String(text.prefix(10)), strategy: Date.ISO8601FormatStyle().year().month().day())
    }
    text = date.map { date in
      let days = Int((Double(now.seconds) - date.timeIntervalSince1970) / 86_400)
      return days < 1 ? "today" : days == 1 ? "1 day ago" : "\(days) days ago"
    }
  }
}
