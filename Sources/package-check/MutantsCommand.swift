import ArgumentParser

struct MutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Check the bugs to plant and list them, or print a file with one of them planted.",
    discussion: """
      Each line has the number of a mutant, its file, its test filter and its name, separated by \
      tabs. Mutants that cannot be planted are printed instead, and the exit status is 1.
      """)

  @Option(help: "Print the file with this mutant planted.")
  var plant: Int?

  @Option(help: "Shuffle the list with this seed.")
  var seed: UInt64?

  @Option(help: "List at most this many mutants.")
  var count: Int?

  @Option(help: "List only mutants whose file or name matches this regular expression.")
  var only: String?

  @Argument(help: "Files with one mutant per line.")
  var files: [String]

  func validate() throws {
    if let only, (try? Regex(only)) == nil {
      throw ValidationError("--only is not a regular expression.")
    }
    if let count, count < 0 { throw ValidationError("--count cannot be negative.") }
  }

  func run() throws {
    let mutants = try Mutant.read(files)
    if let plant {
      guard mutants.indices.contains(plant) else { throw ValidationError("No mutant \(plant).") }
      return try write(mutants[plant].planted())
    }
    let stale = try mutants.compactMap { mutant in
      try mutant.complaint().map { "\(mutant.file): \(mutant.name): \($0)\n" }
    }
    guard stale.isEmpty else {
      try write(stale.joined())
      throw ExitCode.failure
    }
    try write(
      selected(mutants).map {
        "\($0.offset)\t\($0.element.file)\t\($0.element.filter)\t\($0.element.name)\n"
      }
      .joined())
  }

  private func selected(_ mutants: [Mutant]) throws -> [(offset: Int, element: Mutant)] {
    var list = Array(mutants.enumerated())
    if let only {
      let pattern = try Regex(only)
      list = list.filter { $0.element.file.contains(pattern) || $0.element.name.contains(pattern) }
    }
    if let seed {
      var generator = SeededGenerator(seed: seed)
      list.shuffle(using: &generator)
    }
    return Array(list.prefix(count ?? list.count))
  }
}
