package import ArgumentParser
package import Command

/// The options of programs that send requests for records and can resume a run.
package struct RecordOptions: ParsableArguments {
  @OptionGroup(title: "Records") package var stream: StreamOptions
  @OptionGroup(title: "Re-runs") package var journal: JournalOptions
  @OptionGroup(title: "Output") package var output: OutputOptions

  package init() {}

  /// - Throws: `ValidationError` if options do not go together or name the same file.
  package func check() throws(ValidationError) {
    try stream.check(apart: journal.journal, of: "--journal")
  }
}

/// A program with these options.
package protocol JournaledProgram: Program {
  var records: RecordOptions { get }
}

extension JournaledProgram {
  package func check() throws(ValidationError) { try records.check() }
}
