/// A file descriptor that is closed when the last reference to it goes away.
package final class OpenFile: Sendable {
  package let descriptor: FileDescriptor

  package init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }
}
