internal import CCurl
internal import LineIO
internal import Synchronization

/// The transfer loops of the process. A few concurrent requests share the connections of one loop.
/// Many are spread over several, because libcurl's work for each grows with their number.
final class TransferLoops: Sendable {
  static let shared = TransferLoops(most: min(2 * Processors.count, 4))

  private struct Entry {
    let loop: TransferLoop
    var transfers = 0
  }

  /// The number of transfers that one loop takes before another one is started. 64 requests at a
  /// time on one loop kept its thread busy for longer than the answers took to read (64 lists of
  /// jobs at once, README "Speed"); up to 16 share connections, which matters more with TLS.
  static let fewTransfers = 16

  /// In the order in which they were started.
  private let entries = Mutex<[Entry]>([])
  private let most: Int

  init(most: Int) {
    self.most = most
    _ = Self.libraryIsReady
  }

  private static let libraryIsReady: Void = {
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    jm_gate_install()
  }()

  /// The number of transfers of each loop.
  var loads: [Int] { entries.withLock { $0.map(\.transfers) } }

  /// Runs `transfer` to its end. Cancelling the task ends it at once.
  func run(_ transfer: Transfer) async -> Transfer.Completion {
    let (place, loop) = entries.withLock { entries in
      let place = Self.place(for: entries.lazy.map(\.transfers), most: most)
      if place == entries.count { entries.append(Entry(loop: TransferLoop())) }
      entries[place].transfers += 1
      return (place, entries[place].loop)
    }
    defer { entries.withLock { $0[place].transfers -= 1 } }
    return await loop.run(transfer)
  }

  /// The index of the loop that takes the next transfer; an index equal to the number of loops
  /// means a new one.
  static func place<Loads: RandomAccessCollection>(
    for loads: Loads, most: Int
  ) -> Int where Loads.Element == Int, Loads.Index == Int {
    if let place = loads.firstIndex(where: { $0 < fewTransfers }) { return place }
    if loads.count < most { return loads.count }
    return loads.indices.min { loads[$0] < loads[$1] } ?? 0
  }
}
