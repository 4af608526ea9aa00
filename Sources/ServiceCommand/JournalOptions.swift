package import ArgumentParser

/// What spares a later run the records that this one has finished.
package struct JournalOptions: ParsableArguments {
  @Option(
    help: .init(
      "Keep finished records in this file; a run that finds them there asks only for the rest.",
      valueName: "file"),
    completion: .file())
  package var journal: String?

  package init() {}
}
