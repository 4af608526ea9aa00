import ArgumentParser
import Resumes

/// Which fields of a resume are written, and what is written about them.
struct FieldOptions: ParsableArguments {
  @Option(
    help: .init(
      "Leave out fields with a lower confidence, from 0 to 1.", valueName: "confidence"))
  var minConfidence = 0.0

  @Flag(help: "Add \"explanation\": each field with the line it comes from.")
  var explain = false

  @Flag(help: "Replace name, contact data, address and birth data in text and resume.")
  var redact = false

  @Flag(name: .customLong("no-provenance"), help: "Leave out meta.x-provenance.")
  var omitsProvenance = false

  func validate() throws {
    guard (0...1).contains(minConfidence) else {
      throw ValidationError("--min-confidence must be from 0 to 1.")
    }
  }

  var resumeOptions: ResumeOptions {
    var options = ResumeOptions()
    options.minimumConfidence = minConfidence
    options.hasProvenance = !omitsProvenance
    options.isExplained = explain
    return options
  }
}
