package import ArgumentParser

/// How a program reads its records and what happens to those that fail.
package struct StreamOptions: ParsableArguments {
  @Option(
    help: .init("Write failed records to this file.", valueName: "file"), completion: .file())
  package var failed: String?

  @Flag(help: "Stop at the first failure.")
  package var failFast = false

  @Option(help: .init("Stop after this many failures.", valueName: "n"))
  package var maxFailures: Int?

  @Flag(help: "Exit 0 also when some records failed.")
  package var okPartial = false

  @Flag(help: "Write results as they finish, not in the order of the input.")
  package var unordered = false

  @Flag(help: "Add run, position, request and time to results, under \"_jm\".")
  package var meta = false

  @Flag(name: [.customShort("0"), .long], help: "Read keys that end with NUL (find -print0).")
  package var null = false

  @Option(help: .init("The longest line that is accepted.", valueName: "size"))
  package var maxLine = ByteSize(bytes: 64 << 20)

  package init() {}

  package func validate() throws {
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures takes a number from 1.")
    }
    if maxLine.bytes < 1 { throw ValidationError("--max-line takes a size from 1 byte.") }
  }
}
