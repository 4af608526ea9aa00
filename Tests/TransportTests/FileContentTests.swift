import LineIO
import LoopbackServer
import Records
import Synchronization
import Testing
import Transport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files as parts of a request, while other programs change them.
@Suite(.timeLimit(.minutes(30))) final class FileContentTests {
  /// Larger than libcurl's buffers and the socket buffers together.
  private static let bytes = (0..<(24 << 20)).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }

  private let path: String

  init() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/jm-file-\(UInt64.random(in: 0...UInt64.max))"
  }

  deinit { unlink(path) }

  /// Passes bytes that are equal to the expected ones.
  private struct EqualityCheck: ContentCheck {
    let expected: [UInt8]
    private var seen: [UInt8] = []

    init(_ expected: [UInt8]) { self.expected = expected }

    mutating func add(_ bytes: UnsafeRawBufferPointer) { seen += bytes }
    var isPassed: Bool { seen == expected }
  }

  private func write(_ bytes: [UInt8]) throws {
    let file = try #require(fopen(path, "r+") ?? fopen(path, "w"))
    bytes.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
  }

  /// The file, to be sent with these bytes.
  private func content(_ expected: [UInt8]) throws -> FileContent {
    let file = OpenFile(try .open(reading: Array(path.utf8)))
    return FileContent(file, size: expected.count) { EqualityCheck(expected) }
  }

  private func send(_ content: FileContent, to server: LoopbackServer) async throws -> HTTPResponse
  {
    let part = MultipartPart(
      name: "file", content: .file(content), fileName: "my \"cv\" ö.pdf",
      contentType: "application/pdf")
    let more = MultipartPart(name: "label", content: .bytes(Array("v1".utf8)))
    return try await HTTPClient().send(
      HTTPRequest(.post, WebAddress(server.url), body: .multipart([part, more])))
  }

  @Test func aFileIsSentFromItsDescriptor() async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    let bytes = Array(Self.bytes.prefix(300_000))
    try write(bytes)
    let content = try content(bytes)
    // Another file under the same name, as editors save.
    unlink(path)
    try write([UInt8](repeating: 0x78, count: 300_000))
    #expect(try await send(content, to: server).status == 200)
    let request = try #require(server.requests.first)
    #expect(request.headers["content-type"]?.hasPrefix("multipart/form-data; boundary=") == true)
    #expect(request.body.firstRange(of: bytes) != nil)
    let text = String(decoding: request.body.prefix(400), as: UTF8.self)
    #expect(text.contains(#"name="file"; filename="my %22cv%22 ö.pdf""#), "\(text.prefix(200))")
    #expect(text.contains("Content-Type: application/pdf\r\n"))
    #expect(String(decoding: request.body.suffix(200), as: UTF8.self).contains(#"name="label""#))
  }

  @Test(arguments: [0, 150_000, 299_999])
  func aChangedFileIsNeverReceivedWhole(place: Int) async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    var bytes = Array(Self.bytes.prefix(300_000))
    try write(bytes)
    let content = try content(bytes)
    bytes[place] ^= 1
    try write(bytes)
    let failure = await #expect(throws: Failure.self) { try await send(content, to: server) }
    #expect(failure?.code == "file_changed" && failure?.retryable == true)
    #expect(failure?.exit == .tryAgain && failure?.attempts == 1)
    #expect(server.requests.isEmpty)
  }

  @Test func aShortenedFileIsAChangedOne() async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    let bytes = Array(Self.bytes.prefix(300_000))
    try write(bytes)
    let content = try content(bytes)
    truncate(path, 200_000)
    let failure = await #expect(throws: Failure.self) { try await send(content, to: server) }
    #expect(failure?.code == "file_changed" && server.requests.isEmpty)
  }

  @Test func ofAFileThatGrowsTheFirstBytesAreSent() async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    let bytes = Array(Self.bytes.prefix(1_000))
    try write(bytes + [0x0A])
    #expect(try await send(content(bytes), to: server).status == 200)
    let body = try #require(server.requests.first?.body)
    #expect(body.firstRange(of: bytes + [0x0D, 0x0A]) != nil)
  }

  @Test func aRetrySendsTheSameBytes() async throws {
    let refusals = Mutex(1)
    let server = try LoopbackServer(
      refusesBody: { _ in
        refusals.withLock { left in
          left -= 1
          return left >= 0
        }
      }, { _ in .answer(201) })
    try write(Self.bytes)
    let response = try await send(content(Self.bytes), to: server)
    #expect(response.status == 201 && response.attempts == 2)
    #expect(server.requests.last?.body.firstRange(of: Self.bytes.prefix(64)) != nil)
    #expect(server.requests.last?.body.count ?? 0 > Self.bytes.count)
  }

  @Test func anUnreadableFileIsAFailure() async throws {
    let server = try LoopbackServer { _ in .answer(200) }
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[1]) }
    let file = OpenFile(FileDescriptor(rawValue: ends[0]))
    let content = FileContent(file, size: 10) { EqualityCheck([]) }
    let failure = await #expect(throws: Failure.self) { try await send(content, to: server) }
    #expect(failure?.code == "unreadable_file" && failure?.exit == .noInput)
    #expect(server.requests.isEmpty)
  }
}
