import Flow
package import LineIO
package import Records

extension Context {
  /// The regular files that a run reads: stdin, the files that these paths name, and those that are
  /// in `files`.
  package func inputFiles(_ paths: [String] = []) -> [FileStatus] {
    let ownInput = [try? input.status()].compactMap(\.self).filter(\.isRegularFile)
    let named = paths.filter { $0 != "-" }.compactMap(RunFiles.regularFile)
    return ownInput + named + files.inputs
  }

  /// Checks that a database which an option names is not an input: SQLite would fill an empty file.
  ///
  /// - Parameter paths: the input files that are known before the run starts, besides stdin.
  /// - Throws: `output_is_input` (64).
  package func check(
    database path: String, of option: String, inputs paths: [String] = []
  ) throws(Failure) {
    if let existing = RunFiles.regularFile(path),
      inputFiles(paths).contains(where: existing.isSameFile)
    {
      throw OutputFile.isInput(path, option)
    }
    files.addDatabase(path, option: option)
  }

  /// The failure stream of a run.
  ///
  /// - Parameter paths: the input files that are known before the run starts, besides stdin.
  /// - Throws: what `OutputFile` throws; `results_are_input` (64).
  package func failureStream(
    _ options: StreamOptions, inputs paths: [String] = []
  ) throws(Failure) -> FailureStream {
    try refuseResultsInInput(paths)
    return try FailureStream(
      path: options.failed, isForced: options.force, maxLine: options.maxLine.bytes,
      inputs: inputFiles(paths), messages: messages)
  }

  /// Refuses results that would be appended to an input, as `<jobs.jsonl >>jobs.jsonl` does: the run
  /// would read them as more input, without end, or change a document. Results that replace what has been
  /// read are the shell's business.
  private func refuseResultsInInput(_ paths: [String]) throws(Failure) {
    let output = FileDescriptor.standardOutput
    guard let status = try? output.status(), status.isRegularFile,
      let end = output.writingOffset
    else { return }
    let isStandardInput =
      (try? input.status()).map(status.isSameFile) == true && (input.offset ?? end) < end
    let named = paths.filter { $0 != "-" }.first {
      end > 0 && RunFiles.regularFile($0).map(status.isSameFile) == true
    }
    guard isStandardInput || named != nil else { return }
    let place = named.map { "\($0), which is an input" } ?? "the file on stdin"
    throw Failure(
      "results_are_input", "the results would be appended to \(place)",
      hint: "write them to another file", exit: .usage)
  }
}
