package import ArgumentParser

/// How a program reads its records, and what happens to those that fail.
package struct StreamOptions: ParsableArguments {
  @Option(
    help: .init(
      "Write failed records to this file, which can be used as input to try again.",
      valueName: "file"),
    completion: .file())
  package var failed: String?

  @Flag(help: "Replace an output file even if something else wrote it.")
  package var force = false

  @Flag(help: "Stop at the first failure.")
  package var failFast = false

  @Option(help: .init("Stop after this many failures.", valueName: "n"))
  package var maxFailures: Int?

  @Flag(
    help: """
      Exit 0 although records failed, if others succeeded or if the input alone is at fault \
      (65, 66).
      """)
  package var okPartial = false

  @Flag(help: "Write results as they finish, not in the order of the input.")
  package var unordered = false

  @Flag(help: "Add run, position, request and time to results, under \"_jm\".")
  package var meta = false

  @Flag(name: [.customShort("0"), .long], help: "Read keys that end with NUL (find -print0).")
  package var null = false

  @Option(
    help: .init("Maximum length of a line, in bytes or with K, M or G.", valueName: "size"))
  package var maxLine = ByteSize(bytes: 64 << 20)

  package init() {}

  package func validate() throws {
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures must be 1 or greater.")
    }
    if maxLine.bytes < 1 { throw ValidationError("--max-line must be at least 1 byte.") }
  }

  /// - Throws: `ValidationError` if `--failed` and another option name the same file.
  package func check(apart path: String?, of option: String) throws(ValidationError) {
    try OutputFile.check("--failed", failed, apart: option, path)
  }
}
