import LineIO

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe with both ends in this process.
func makePipe() -> (reading: FileDescriptor, writing: FileDescriptor) {
  var ends: [Int32] = [0, 0]
  precondition(pipe(&ends) == 0)
  return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
}

/// A file that holds `bytes`, opened for reading, with no name.
func makeFile(_ bytes: [UInt8]) throws -> FileDescriptor {
  var template = Array("/tmp/jm-test-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  precondition(descriptor >= 0)
  unlink(template)
  try FileDescriptor(rawValue: descriptor).write(bytes)
  lseek(descriptor, 0, SEEK_SET)
  return FileDescriptor(rawValue: descriptor)
}
