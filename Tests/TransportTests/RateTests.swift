import LoopbackServer
import Records
import Testing

@testable import Transport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(30))) struct RateTests {
  @Test func requestsAreEvenlySpaced() async throws {
    let clock = VirtualClock()
    let server = try LoopbackServer { _ in .answer(200) }
    var options = TransportOptions()
    options.rate = 4
    let client = HTTPClient(options, clock: clock.transportClock())
    for _ in 0..<4 { _ = try await client.send(HTTPRequest(.get, WebAddress(server.url))) }
    #expect(clock.sleeps == [Duration](repeating: .milliseconds(250), count: 3))
  }

  @Test func unusedTimeIsNotSavedUp() throws {
    let limit = RateLimit(perSecond: 1, file: nil)
    let start = Timestamp(seconds: 1_000)
    #expect(try limit.reserve(now: start) == .zero)
    #expect(try limit.reserve(now: start) == .seconds(1))
    #expect(try limit.reserve(now: start + .seconds(100)) == .zero)
    #expect(try limit.reserve(now: start + .seconds(100)) == .seconds(1))
  }

  @Test func aFileSharesTheMomentsBetweenLimits() async throws {
    let path = "/tmp/jm-rate-\(UInt64.random(in: 0...UInt64.max))"
    defer { unlink(path) }
    let start = Timestamp(seconds: 1_000)
    let waits = try await withThrowingTaskGroup(of: Duration.self) { group in
      for _ in 0..<40 {
        group.addTask { try RateLimit(perSecond: 10, file: path).reserve(now: start) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(waits.sorted() == (0..<40).map { .milliseconds($0 * 100) })
    var mode = stat()
    #expect(stat(path, &mode) == 0 && mode.st_mode & 0o777 == 0o600)
  }

  @Test func aClockThatWasSetBackOrADamagedFileDoesNotBlock() throws {
    let path = "/tmp/jm-rate-\(UInt64.random(in: 0...UInt64.max))"
    defer { unlink(path) }
    let limit = RateLimit(perSecond: 1, file: path)
    _ = try limit.reserve(now: Timestamp(seconds: 1_000_000))
    #expect(try limit.reserve(now: Timestamp(seconds: 5)) == .zero)
    let file = try #require(fopen(path, "w"))
    fputs("garbage", file)
    fclose(file)
    #expect(try limit.reserve(now: Timestamp(seconds: 5)) == .zero)
  }
}
