import CProcess

/// The process that runs the handler, request after request, until its supervisor goes away.
struct Worker {
  let socket: Int32
  let memory: MessageMemory
  let limits: IsolationLimits
  let handler: (consuming [UInt8]) -> [UInt8]
  /// What documents of usual size take.
  private static let keptHeap = 16 << 20

  func run(_ rehearsal: (() -> [UInt8])?) -> Never {
    cprocess_ready_heap(Self.keptHeap)
    if let rehearsal { _ = handler(rehearsal()) }
    while let bell = Doorbell.receive(from: socket) {
      cprocess_limit_cpu(UInt32(max(1, min(limits.seconds.rounded(.up), 100_000))))
      let answer = handler(memory.request(bell.count))
      var reply = Doorbell(kind: .tooLarge)
      if answer.count <= memory.capacity {
        memory.putAnswer(answer)
        reply = Doorbell(kind: .answer, count: answer.count)
      }
      guard reply.send(to: socket) else { break }
    }
    cprocess_exit_now(0)
  }
}
