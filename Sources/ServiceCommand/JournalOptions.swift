package import ArgumentParser

/// Where a run stores the records that it has finished.
package struct JournalOptions: ParsableArguments {
  @Option(
    help: .init(
      "Store finished records in this file; a later run with it requests only the rest.",
      valueName: "file"), completion: .file())
  package var journal: String?

  package init() {}
}
