import Testing

@testable import GoTrueServer
@testable import JobMatchNowServer
@testable import Server
@testable import ServerKit

@Suite(.timeLimit(.minutes(30)))
struct MultipartTests {
  @Test func readsPartsByteForByte() throws {
    let content: [UInt8] = [0x0D, 0x0A, 0x2D, 0x2D, 0x00, 0xFF, 0x0D, 0x0A]
    let body =
      Array("preamble\r\n--b d\r\nContent-Disposition: form-data; name=\"file\"; ".utf8)
      + Array("filename=\"a;b \\\"c\\\".pdf\"\r\ncontent-type: Application/PDF; x=1\r\n\r\n".utf8)
      + content
      + Array("\r\n--b d\r\nContent-Disposition: form-data; name=label\r\n\r\n\r\n--b d--".utf8)
    let form = try Multipart(contentType: "Multipart/Form-Data; boundary=\"b d\"", body: body)
    #expect(form.parts.map(\.name) == ["file", "label"])
    #expect(form.parts[0].fileName == #"a;b "c".pdf"#)
    #expect(form.parts[0].contentType == "application/pdf")
    #expect(Array(form.parts[0].content) == content)
    #expect(form.parts[1].content.isEmpty)
  }

  private func parts(_ count: Int) throws -> Int {
    let part = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n"
    let body = String(repeating: part, count: count) + "--b--\r\n"
    return try Multipart(
      contentType: "multipart/form-data; boundary=b", body: Array(body.utf8)
    ).parts.count
  }

  @Test func has64PartsAtMost() throws {
    #expect(try parts(64) == 64)
    #expect(throws: Multipart.Fault.malformed("there are too many parts")) { try parts(65) }
  }

  /// 16 KiB with the empty line that ends the headers.
  @Test(arguments: [(16 * 1024, true), (16 * 1024 + 1, false)])
  func theHeadersOfAPartAreBounded(size: Int, isRead: Bool) throws {
    let start = "Content-Disposition: form-data; name=\"a\"\r\nX-Fill: "
    let fill = String(repeating: "f", count: size - start.utf8.count - 4)
    let body = "--b\r\n" + start + fill + "\r\n\r\ncontent\r\n--b--\r\n"
    let form = try? Multipart(
      contentType: "multipart/form-data; boundary=b", body: Array(body.utf8))
    #expect((form?.parts.map(\.name) == ["a"]) == isRead)
  }

  /// Whatever arrives is read or refused.
  @Test func cutBodiesNeverTrap() {
    let whole = Array(
      "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nabc\r\n--b--\r\n".utf8)
    for start in whole.indices {
      for end in start...whole.count {
        _ = try? Multipart(
          contentType: "multipart/form-data; boundary=b", body: Array(whole[start..<end]))
      }
    }
  }
}
