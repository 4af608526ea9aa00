import ArgumentParser

/// What is added to a match.
struct MatchDetails: ParsableArguments {
  @Flag(help: "Add a summary, bullets, evidence and the requirements with their statuses.")
  var explain = false

  @Flag(help: "Add the terms whose sum is the score, as \"why\".")
  var why = false
}
