internal import Records
internal import ServerKit

/// Finds the keywords that a posting has, of many devices in one pass over its words.
struct KeywordMatcher: Sendable {
  private struct Entry: Sendable {
    let words: [String]
    /// The devices that have the keyword, and how each spells it.
    var owners: [(device: Int64, keyword: String)]
  }

  /// By the first word.
  private var entries: [String: [Entry]] = [:]

  /// For the devices that want notifications.
  init(_ devices: [Device]) {
    self.init(devices.filter(\.isNotified).map { ($0.number, $0.keywords) })
  }

  init(_ lists: [(device: Int64, keywords: [String])]) {
    for (device, keywords) in lists {
      for keyword in keywords {
        let words = FoldedText.words(keyword)
        guard let first = words.first else { continue }
        let owner = (device: device, keyword: keyword)
        if let index = entries[first]?.firstIndex(where: { $0.words == words }) {
          entries[first]?[index].owners.append(owner)
        } else {
          entries[first, default: []].append(Entry(words: words, owners: [owner]))
        }
      }
    }
  }

  /// The keywords in a posting by device, in the order of their first occurrence.
  ///
  /// A keyword of several words matches the same words in a row, in one field. `remote` also matches
  /// a posting that is marked as remote.
  func matches(_ posting: StoredPosting) -> [Int64: [String]] {
    var found: [Int64: [String]] = [:]
    for text in Self.texts(of: posting) {
      let words = FoldedText.words(text)
      for start in words.indices {
        for entry in entries[words[start]] ?? []
        where words[start...].starts(with: entry.words) {
          for owner in entry.owners
          where !(found[owner.device] ?? []).contains(owner.keyword) {
            found[owner.device, default: []].append(owner.keyword)
          }
        }
      }
    }
    return found
  }

  /// The keywords of one device in a posting.
  static func keywords(of device: Device, in posting: StoredPosting) -> [String] {
    keywords(device.keywords, in: posting)
  }

  static func keywords(_ keywords: [String], in posting: StoredPosting) -> [String] {
    KeywordMatcher([(device: 0, keywords: keywords)]).matches(posting)[0] ?? []
  }

  private static func texts(of posting: StoredPosting) -> [String] {
    let job = ListedJob(posting)
    let skills = (posting.line["skills"]?.arrayValue ?? [])
      .compactMap { $0.stringValue ?? $0["name"]?.stringValue }
    return [job.title, job.company, job.location] + skills + [job.description]
      + (job.isRemote ? ["remote"] : [])
  }
}
