package import ArgumentParser
package import LineIO
package import Records

/// A file that a record names by `path`, or by `path_base64` if the path is not UTF-8.
package struct InputFile: Sendable {
  /// The path's bytes.
  package var path: [UInt8]

  package init(path: [UInt8]) { self.path = path }

  /// - Parameter argument: text as `ArgumentText` has it.
  package init(argument: String) { path = ArgumentText.bytes(argument) }

  /// - Throws: `missing_field` or `invalid_field` (65) if the record names no file.
  package init(_ record: Record) throws(Failure) {
    guard let member = record["path_base64"], !member.isNull else {
      path = Array(try record.required("path").utf8)
      return
    }
    guard let bytes = Base64.decode(try record.required("path_base64")) else {
      throw Failure("invalid_field", "\"path_base64\" is not Base64", exit: .dataError)
    }
    path = bytes
  }

  /// Checks that this is not the document on stdin, which holds the records already.
  ///
  /// - Throws: `stdin_in_use` (65).
  package func refuseStandardInput() throws(Failure) {
    guard isStandardInput else { return }
    throw Failure(
      "stdin_in_use", "'-' is a document on stdin only as an argument; here stdin has the paths",
      hint: "a file with this name is './-'", exit: .dataError)
  }

  /// The first bytes of PDF (ISO 32000-1 §7.5.2) and of ZIP containers such as DOCX and ODT.
  private static let signatures = [Array("%PDF-".utf8), [0x50, 0x4B, 0x03, 0x04]]

  /// Checks that this is not the first line of a document that was piped in without being named.
  ///
  /// - Throws: `document_on_stdin` (65).
  func refuseContent(program: String) throws(Failure) {
    guard Self.signatures.contains(where: path.starts), (try? FileStatus(following: path)) == nil
    else { return }
    throw Failure(
      "document_on_stdin", "stdin holds a document, not the paths of documents",
      hint: "name it '-': \(program) -", exit: .dataError)
  }

  /// - Throws: `ValidationError` if more than one argument is the document on stdin, which can be read
  ///   once.
  package static func check(arguments: [String]) throws(ValidationError) {
    if arguments.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("'-' can be given only once.")
    }
  }

  /// Whether the path is `-`, which names the document on stdin.
  package var isStandardInput: Bool { path == [UInt8(ascii: "-")] }

  /// The path for messages.
  package var label: String { String(decoding: path, as: UTF8.self) }

  /// The part of the path after the last slash.
  package var name: String {
    String(decoding: path.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// Opens the file for reading.
  ///
  /// - Throws: `no_such_file`, `is_directory` or `unreadable_file`, all with exit 66.
  package func open() throws(Failure) -> (file: FileDescriptor, status: FileStatus) {
    do throws(SystemError) {
      let file = try FileDescriptor.open(reading: path)
      let status = try file.status()
      guard status.isDirectory else { return (file, status) }
      try file.close()
    } catch {
      if error.isNotFound {
        throw Failure("no_such_file", "\(label): no such file", exit: .noInput)
      }
      throw Failure(
        "unreadable_file", "\(label): cannot read the file: \(error.reason)", exit: .noInput)
    }
    throw Failure(
      "is_directory", "\(label): is a directory", hint: "name the files in it: \(label)/*",
      exit: .noInput)
  }

  /// Reads the whole file.
  ///
  /// - Throws: what `open` throws; `document_too_large` (65) if there are more than `limit` bytes.
  package func read(limit: Int) throws(Failure) -> [UInt8] {
    try read(limit) { (file, size) throws(SystemError) in
      try file.readAll(expecting: size, limit: limit)
    }
  }

  /// Reads the whole file into memory.
  ///
  /// - Returns: the number of bytes.
  /// - Throws: what `read(limit:)` throws; the limit is the size of the memory.
  package func read(into memory: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    try read(memory.count) { (file, _) throws(SystemError) in try file.readAll(into: memory) }
  }

  private func read<Content>(
    _ limit: Int, _ body: (FileDescriptor, _ size: Int) throws(SystemError) -> Content
  ) throws(Failure) -> Content {
    let (file, status) = try open()
    defer { try? file.close() }
    if status.isRegularFile, status.size > limit { throw tooLarge(limit) }
    do throws(SystemError) {
      return try body(file, status.isRegularFile ? status.size : 0)
    } catch {
      if error.isTooLarge { throw tooLarge(limit) }
      throw Failure(
        "unreadable_file", "\(label): cannot read the file: \(error.reason)", exit: .noInput)
    }
  }

  private func tooLarge(_ limit: Int) -> Failure {
    Failure(
      "document_too_large",
      "\(label): larger than \(ByteSize(bytes: limit).defaultValueDescription)",
      exit: .dataError)
  }
}
