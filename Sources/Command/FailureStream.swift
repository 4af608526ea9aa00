package import Flow
package import LineIO
package import Records

/// The failure stream: failed records into a file, or one readable line each on stderr.
package struct FailureStream: FailureSink {
  private let messages: Messages
  private let file: FileDescriptor?

  /// - Parameter path: a file that is created for its owner alone and replaced.
  /// - Throws: `Failure` with exit 73 when it cannot be created, 64 when it is an input of the run.
  package init(path: String?, inputs: [FileDescriptor], messages: Messages) throws(Failure) {
    self.messages = messages
    guard let path else {
      file = nil
      return
    }
    let opened: FileDescriptor
    do throws(SystemError) {
      opened = try .open(writing: path, mode: 0o600)
    } catch {
      throw Failure(
        "cannot_create", "the failure file cannot be created: \(error)", exit: .cannotCreate)
    }
    try Self.refuseInput(opened, inputs, path)
    do throws(SystemError) {
      if try opened.status().isRegularFile {
        try opened.restrictToOwner()
        try opened.truncate()
      }
    } catch {
      throw Failure(
        "cannot_create", "the failure file \(path) cannot be replaced: \(error)",
        exit: .cannotCreate)
    }
    file = opened
  }

  private static func refuseInput(
    _ file: FileDescriptor, _ inputs: [FileDescriptor], _ path: String
  ) throws(Failure) {
    guard let status = try? file.status(), status.isRegularFile else { return }
    for input in inputs {
      if let other = try? input.status(), other.isSameFile(as: status) {
        throw Failure(
          "failed_is_input", "\(path) is the input of this run",
          hint: "give --failed another file", exit: .usage)
      }
    }
  }

  package func write(_ item: InputItem, _ failure: Failure) throws(SystemError) {
    guard let file else {
      messages.error("\(item.label): \(failure)")
      return
    }
    var reserved = item.original["_jm"]?.objectValue ?? JSONObject()
    reserved["error"] = failure.json
    let record = item.original.setting([.init(name: "_jm", value: .object(reserved))])
    try file.write(record.bytes + [0x0A])
  }
}
