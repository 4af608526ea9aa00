import ArgumentParser
import Documents
import FoundationEssentials
import LineIO
import Resumes

/// Trains the model that finds section headings and measures what to expect of it. `make
/// train-resumes` runs it; it is not a product, so it is never installed.
@main
struct Trainer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume-trainer",
    abstract: "Train the model that finds section headings.",
    discussion: """
      DATA and each folder in it that has folders named documents and truth is read, as by \
      bench-resumes. Prints F1 of the headings for each layout, tool and language: with its \
      documents left out of the training, and with the titles of its language unknown as well.
      """)

  @Option(help: "Write the weights as Swift to this file.")
  var output: String?

  @Option(help: "Passes over the examples.")
  var passes = 60

  @Argument(help: "Folders of labeled resumes.")
  var data: [String]

  func run() throws {
    let documents = try data.flatMap(LabeledDocument.read)
    guard !documents.isEmpty else { throw ValidationError("There is no labeled resume.") }
    try write(
      "\(documents.count) documents, \(documents.reduce(0) { $0 + $1.truths.count }) candidates\n")
    for group in LabeledDocument.Group.allCases { try compare(documents, by: group) }
    let model = LogisticRegression(documents.flatMap(\.trainingExamples), passes: passes)
    try write(
      "on the documents that it was trained on: \(f1(documents) { model.decides($0.features) })\n")
    if let output { try model.swift.write(toFile: output, atomically: true, encoding: .utf8) }
  }

  /// Prints the figures with each value of a property left out.
  private func compare(_ documents: [LabeledDocument], by group: LabeledDocument.Group) throws {
    let values = Set(documents.compactMap { $0.groups[group] }).sorted()
    var sums = (rules: Score(), left: Score(), unnamed: Score())
    try write("\(group.rawValue) left out: rules, model, model without titles\n")
    for value in values {
      let own = documents.filter { $0.groups[group] == value }
      let others = documents.filter { $0.groups[group] != value }
      let model = LogisticRegression(others.flatMap(\.trainingExamples), passes: passes)
      let rules = score(own) { $0.isHeadingByRules }
      let left = score(own) { model.decides($0.features) }
      let unnamed = score(own) { model.decides($0.featuresWithoutTitles) }
      try write("  \(value): \(rules.f1) \(left.f1) \(unnamed.f1)\n")
      sums.rules.add(rules)
      sums.left.add(left)
      sums.unnamed.add(unnamed)
    }
    try write("  all: \(sums.rules.f1) \(sums.left.f1) \(sums.unnamed.f1)\n")
  }

  private func f1(
    _ documents: [LabeledDocument], _ decides: (HeadingExamples.Example) -> Bool
  ) -> String { score(documents, decides).f1 }

  private func score(
    _ documents: [LabeledDocument], _ decides: (HeadingExamples.Example) -> Bool
  ) -> Score {
    var score = Score()
    for document in documents {
      for (example, truth) in zip(document.examples, document.truths) {
        let found = decides(example)
        score.right += found && truth ? 1 : 0
        score.found += found ? 1 : 0
      }
      score.known += document.headings
    }
    return score
  }
}

func write(_ text: String) throws {
  try FileDescriptor.standardOutput.write(Array(text.utf8))
}

/// Counts of headings.
struct Score {
  var right = 0
  var found = 0
  var known = 0

  var f1: String {
    let share = found + known > 0 ? Double(2 * right) / Double(found + known) : 0
    let thousandths = String(Int((share * 1000).rounded()))
    return thousandths.count > 3
      ? "1.000" : "0." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
  }

  mutating func add(_ other: Score) {
    right += other.right
    found += other.found
    known += other.known
  }
}
