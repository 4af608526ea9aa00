import ArgumentParser
import Command
import Matching

/// Which matches are written.
struct MatchSelection: ParsableArguments {
  @Option(help: .init("Write at most this many matches for each resume.", valueName: "n"))
  var top: Int?

  @Option(
    help: .init("Write only matches with at least this score, from 0 to 100.", valueName: "score"))
  var minScore: Double?

  @Flag(help: "Write every job, also those that are neither direct nor adjacent.")
  var all = false

  @Option(help: "Write only direct or only adjacent matches.")
  var category: Match.Category?

  @Option(
    help: .init(
      "Write only remote jobs, or jobs whose requirements of these kinds the resume meets, separated "
        + "by commas: \(Must.names).", valueName: "kinds"))
  var must: MustList?

  @Option(
    help: .init(
      "Leave out jobs of this company, or with this word or phrase in their title or text. Repeat "
        + "for more.", valueName: "text"))
  var not: [String] = []

  func validate() throws {
    if let top, top < 0 { throw ValidationError("--top must be 0 or greater.") }
    if all, category != nil {
      throw ValidationError("--all and --category cannot be used together.")
    }
    if let minScore, !(0...100).contains(minScore) {
      throw ValidationError("--min-score must be from 0 to 100.")
    }
    if not.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("--not needs a word or a company.")
    }
  }
}

extension Match.Category: ExpressibleByArgument {}
