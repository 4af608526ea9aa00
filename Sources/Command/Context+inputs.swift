import Flow
package import LineIO
package import Records

extension Context {
  /// The regular files that a run reads: stdin and the files that these paths name.
  package func inputFiles(_ paths: [String] = []) -> [FileStatus] {
    let named = paths.compactMap { try? FileStatus(following: ArgumentText.bytes($0)) }
    return ([try? input.status()].compactMap(\.self) + named).filter(\.isRegularFile)
  }

  /// The failure stream of a run.
  ///
  /// - Parameter paths: the input files that are known before the run starts, besides stdin.
  /// - Throws: what `OutputFile` throws.
  package func failureStream(
    _ options: StreamOptions, inputs paths: [String] = []
  ) throws(Failure) -> FailureStream {
    try FailureStream(
      path: options.failed, isForced: options.force, maxLine: options.maxLine.bytes,
      inputs: inputFiles(paths), messages: messages)
  }
}
