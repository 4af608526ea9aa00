import LoopbackServer
import Testing

@testable import Transport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct TransferLoopsTests {
  @Test(arguments: [
    ([], 4, 0), ([0], 4, 0), ([15], 4, 0), ([16], 4, 1), ([16], 1, 0), ([16, 3], 4, 1),
    ([2, 40], 4, 0), ([16, 16], 2, 0), ([20, 17, 18], 3, 1),
  ])
  func fewShareALoopAndManyAreSpread(loads: [Int], most: Int, place: Int) {
    #expect(TransferLoops.place(for: loads, most: most) == place)
  }

  @Test func theSeventeenthConcurrentTransferStartsAnotherLoop() async throws {
    let gauge = Gauge()
    let server = try LoopbackServer { _ in
      gauge.enter()
      while gauge.most < 20 { sched_yield() }
      return .answer(200, body: "text")
    }
    let loops = TransferLoops(most: 3)
    let request = HTTPRequest(.get, try WebAddress(server.url))
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let transfer = try Transfer(
            request, options: TransportOptions(), timeout: .seconds(30))
          return try await loops.run(transfer).result.get().status
        }
      }
      for try await status in group { #expect(status == 200) }
    }
    #expect(loops.loads == [0, 0])
  }
}
