import Records

/// External programs that run one after the other in a temporary folder to convert a file.
package struct ToolJob: Sendable {
  /// A program with its arguments.
  package struct Step: Sendable, Hashable {
    /// An absolute path.
    package var program: String
    package var arguments: [String]

    package init(_ program: String, _ arguments: [String]) {
      self.program = program
      self.arguments = arguments
    }
  }

  package var steps: [Step]
  /// The name of the input in the folder.
  package var inputName: String
  package var input: [UInt8]
  /// The name of the file that the last step makes; `stdout` for its standard output.
  package var outputName: String
  /// The whole environment of the programs, except `HOME` and `TMPDIR`, which are the folder.
  package var environment: [String: String]
  /// Where the folder is created.
  package var temporaryFolder: String
  package var limits: ToolLimits

  package init(
    _ steps: [Step], input: [UInt8], named inputName: String, output outputName: String,
    environment: [String: String] = [:], temporaryFolder: String = "/tmp",
    limits: ToolLimits = ToolLimits()
  ) {
    self.steps = steps
    self.input = input
    self.inputName = inputName
    self.outputName = outputName
    self.environment = environment
    self.temporaryFolder = temporaryFolder
    self.limits = limits
  }
}

/// The limits of all programs of a job together.
package struct ToolLimits: Sendable, Hashable {
  /// Seconds of wall-clock time, and of processor time of each process.
  package var seconds: Double
  /// Resident bytes of all its processes.
  package var residentBytes: Int
  /// The maximum number of bytes in the folder besides the input, and in the output.
  package var outputBytes: Int

  package init(
    seconds: Double = 60, residentBytes: Int = 1 << 30, outputBytes: Int = 64 << 20
  ) {
    self.seconds = seconds
    self.residentBytes = residentBytes
    self.outputBytes = outputBytes
  }
}

extension ToolJob {
  /// A line of JSON, then the input's bytes.
  var message: [UInt8] {
    let steps: [JSON] = steps.map { .array(([$0.program] + $0.arguments).map { .string($0) }) }
    var variables = JSONObject()
    for (name, value) in environment { variables[name] = .string(value) }
    let head: JSON = [
      "steps": .array(steps), "input": .string(inputName), "output": .string(outputName),
      "environment": .object(variables), "folder": .string(temporaryFolder),
      "seconds": .number(limits.seconds), "resident": .number(limits.residentBytes),
      "bytes": .number(limits.outputBytes),
    ]
    return head.line + [UInt8(ascii: "\n")] + input
  }

  init?(_ message: [UInt8]) {
    guard let end = message.firstIndex(of: UInt8(ascii: "\n")),
      let head = try? JSON(parsing: Array(message[..<end])),
      let inputName = head["input"]?.stringValue, let outputName = head["output"]?.stringValue,
      let folder = head["folder"]?.stringValue, let seconds = head["seconds"]?.doubleValue,
      let resident = head["resident"]?.intValue, let bytes = head["bytes"]?.intValue
    else { return nil }
    let words = (head["steps"]?.arrayValue ?? []).map {
      ($0.arrayValue ?? []).compactMap(\.stringValue)
    }
    let steps = words.compactMap { words in
      words.first.map { Step($0, Array(words.dropFirst())) }
    }
    var environment: [String: String] = [:]
    for member in head["environment"]?.objectValue?.members ?? [] {
      environment[member.name] = member.value.stringValue
    }
    self.init(
      steps, input: Array(message[(end + 1)...]), named: inputName, output: outputName,
      environment: environment, temporaryFolder: folder,
      limits: ToolLimits(seconds: seconds, residentBytes: resident, outputBytes: bytes))
  }
}
