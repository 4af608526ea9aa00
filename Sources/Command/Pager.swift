internal import Dispatch
internal import LineIO
internal import Synchronization

/// Shows what a program writes for people on a terminal a screen at a time, as git does.
package final class Pager: Sendable {
  private struct State {
    var isWanted = true
    var command: PipedCommand?
  }

  private let state = Mutex(State())

  /// `--no-pager`.
  package func turnOff() { state.withLock { $0.isWanted = false } }

  var isWanted: Bool { state.withLock(\.isWanted) }

  /// Starts the pager. Messages wait until it ends, and ^C is its own affair.
  ///
  /// - Returns: where the output goes; nil if the pager does not start.
  func start(_ pager: PagerCommand, _ messages: Messages) -> FileDescriptor? {
    guard let command = try? PipedCommand(["/bin/sh", "-c", pager.line]),
      (try? command.start()) != nil
    else { return nil }
    command.leaveInterrupts()
    messages.hold()
    state.withLock { $0.command = command }
    DispatchQueue.global().async { [self] in
      command.waitForEnd()
      // The reader has seen enough, also if the next result is far away.
      guard state.withLock({ $0.command != nil }) else { return }
      messages.release()
      Signals.dieOfClosedPipe()
    }
    return command.inputFile
  }

  /// Ends the pager's input, and waits until its user has seen enough.
  func finish(_ messages: Messages) {
    guard let command = state.withLock({ $0.command.take() }) else { return }
    _ = command.finish()
    messages.release()
  }
}

extension Context {
  /// Shows the output from now on in a pager, if there is someone to use it: stdin and stdout are
  /// terminals.
  ///
  /// - Returns: the pager's command; nil if output goes to stdout itself.
  @discardableResult
  func usePager() -> PagerCommand? {
    guard inputIsTerminal, outputIsTerminal, pager.isWanted, let command = PagerCommand(environment)
    else { return nil }
    output.redirectFirstWrite { [pager, messages] in pager.start(command, messages) }
    return command
  }

  /// Ends the pager, if there is one.
  func endPager() { pager.finish(messages) }
}
