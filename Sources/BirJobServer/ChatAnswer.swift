/// Answers in sentences. They are made from what matching found, and say so.
enum ChatAnswer {
  /// How answers come about, for clients.
  static let source = "local-matching"

  private static let note =
    "This server answers by matching keywords with its postings; no language model reads the "
    + "question."

  static func text(_ jobs: [ListedJob], keywords: [String]) -> String {
    guard !jobs.isEmpty else {
      return "No posting of this server fits the question"
        + (keywords.isEmpty ? ". " : " and the keywords \(list(keywords)). ") + note
    }
    let count = jobs.count == 1 ? "One posting fits" : "\(jobs.count) postings fit"
    let lines = jobs.enumerated().map { "\($0 + 1). \(line($1))" }
    return "\(count) best:\n" + lines.joined(separator: "\n") + "\n" + note
  }

  static func analysis(
    of job: ListedJob, matched: [String], keywords: [String], missing: [String]
  ) -> String {
    var sentences = ["\(line(job))."]
    if matched.isEmpty {
      sentences.append("None of the \(keywords.count) keywords of the device is in the posting.")
    } else {
      sentences.append(
        "\(matched.count) of the \(keywords.count) keywords of the device are in the posting: "
          + "\(list(matched)).")
    }
    if !missing.isEmpty {
      sentences.append("The posting also requires \(list(missing)).")
    }
    return (sentences + [note]).joined(separator: " ")
  }

  private static func line(_ job: ListedJob) -> String {
    let place = job.isRemote && job.location.isEmpty ? "remote" : job.location
    return "\(job.title) at \(job.company)" + (place.isEmpty ? "" : ", \(place)")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
