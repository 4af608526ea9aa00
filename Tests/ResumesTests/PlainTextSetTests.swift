import FoundationEssentials
import Records
import Testing

@testable import Resumes

/// 130 resumes in plain text with what they say, written without knowledge of the rules: 66 in English, the others in ten
/// languages. Their shares may rise and not fall.
@Suite(.timeLimit(.minutes(30))) struct PlainTextSetTests {
  private struct Share {
    var right = 0
    var all = 0
    mutating func add(_ isRight: Bool) {
      all += 1
      if isRight { right += 1 }
    }
    var value: Double { Double(right) / Double(max(all, 1)) }
  }

  /// The least share of each field that has to be right.
  private static let minimumShares = [
    "name": 0.861, "email": 1.0, "label": 0.846, "work": 0.749, "school": 0.789, "skills": 0.898,
    "languages": 0.842,
  ]

  @Test func sharesOfFieldsThatAreRight() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "plain-texts.jsonl")
    var shares: [String: Share] = [:]
    for line in try Data(contentsOf: path).split(separator: UInt8(ascii: "\n")) {
      let sample = try JSON(parsing: Array(line))
      let resume = try parsed(sample["text"]?.stringValue ?? "")
      compare(resume, with: sample["truth"] ?? .null, &shares)
    }
    for (field, minimum) in Self.minimumShares.sorted(by: { $0.key < $1.key }) {
      let share = shares[field] ?? Share()
      print("plain texts, \(field): \(share.right) of \(share.all)")
      #expect(share.value >= minimum, "\(field)")
    }
  }

  private func compare(_ resume: JSON, with truth: JSON, _ shares: inout [String: Share]) {
    for field in ["name", "email", "label"] {
      guard let wanted = truth[field]?.stringValue else { continue }
      shares[field, default: Share()].add(
        same(wanted, resume["basics"]?[field]?.stringValue))
    }
    let positions = resume["work"]?.arrayValue ?? []
    for job in truth["work"]?.arrayValue ?? [] {
      shares["work", default: Share()].add(
        positions.contains { position in
          same(job["position"]?.stringValue, position["position"]?.stringValue)
            && same(job["name"]?.stringValue, position["name"]?.stringValue)
            && (job["start"]?.stringValue).map {
              position["startDate"]?.stringValue?.hasPrefix($0.prefix(4)) ?? false
            } ?? true
        })
    }
    let studies = (resume["education"]?.arrayValue ?? []).map {
      folded($0["institution"]?.stringValue)
    }
    for study in truth["education"]?.arrayValue ?? [] {
      guard let school = study["institution"]?.stringValue else { continue }
      shares["school", default: Share()].add(studies.contains { $0.contains(folded(school)) })
    }
    let skills = (resume["skills"]?.arrayValue ?? []).flatMap {
      [folded($0["name"]?.stringValue)]
        + ($0["keywords"]?.arrayValue ?? []).map { folded($0.stringValue) }
    }.joined(separator: " | ")
    for skill in truth["skills"]?.arrayValue ?? [] {
      shares["skills", default: Share()].add(skills.contains(folded(skill.stringValue)))
    }
    let languages = (resume["languages"]?.arrayValue ?? []).map {
      folded($0["language"]?.stringValue)
    }
    for language in truth["languages"]?.arrayValue ?? [] {
      shares["languages", default: Share()].add(
        languages.contains { $0.contains(folded(language.stringValue)) })
    }
  }

  private func same(_ one: String?, _ other: String?) -> Bool { folded(one) == folded(other) }

  /// The letters and digits of a text in lower case, with one space between words.
  private func folded(_ text: String?) -> String {
    (text ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
