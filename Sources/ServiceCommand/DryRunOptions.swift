import ArgumentParser

/// `--dry-run`, for programs that change something at their service.
package struct DryRunOptions: ParsableArguments {
  @Flag(
    name: .customLong("dry-run"),
    help: "Print the requests that would change something, and neither send them nor write files.")
  package var isDryRun = false

  package init() {}
}
