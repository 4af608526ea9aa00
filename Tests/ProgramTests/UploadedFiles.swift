import LoopbackServer
import Testing

/// What the service receives from `jm-upload`.
@Suite(.timeLimit(.minutes(30)))
struct UploadedFiles {
  /// Larger than libcurl's buffers and the socket buffers together: when the server has read the
  /// head of the request, the end of the file has not been read yet.
  private static let size = 24 << 20

  private static let accepted = #"{"view_token":"v","user_search_id":"u","search_session_id":"s"}"#

  /// Uploads a file of zero bytes. Before the server reads the body it calls `change` with the
  /// folder of the file.
  private func upload(
    _ change: @escaping @Sendable (Folder) throws -> Void
  ) async throws -> (output: String, bodies: [[UInt8]]) {
    let shell = try Shell()
    defer { shell.remove() }
    let folder = shell.folder
    let server = try LoopbackServer(
      refusesBody: { _ in
        try? change(folder)
        return false
      },
      { _ in .json(Self.accepted) })
    let outcome = try await shell.run(
      """
      head -c \(Self.size) /dev/zero >cv.txt
      sha256sum <cv.txt | cut -c 1-64 >expected
      jm-upload --max-size 64M --failed failed.jsonl cv.txt >out.jsonl
      echo "status $?"
      jq -r .sha256 out.jsonl | diff -q - expected >/dev/null && echo "same digest"
      jq -c '[._jm.error.code, ._jm.error.retryable]' failed.jsonl
      """, variables: ["JM_BASE_URL": server.url, "JM_ANON_KEY": "key"])
    return (outcome.output, server.requests.map(\.body))
  }

  @Test func aChangedFileIsAFailedRecord() async throws {
    let changed = String(repeating: "\0", count: Self.size - 1) + "\u{1}"
    let (output, bodies) = try await upload { try $0.write(changed, to: "cv.txt") }
    #expect(output == "status 75\n[\"file_changed\",true]\n")
    #expect(bodies.isEmpty)
  }

  @Test func aReplacedFileIsSentAsItWasRead() async throws {
    let (output, bodies) = try await upload { try $0.replace("another document\n", at: "cv.txt") }
    #expect(output == "status 0\nsame digest\n")
    #expect(bodies.count == 1 && bodies.first?.count ?? 0 > Self.size)
  }

  @Test func aPipeIsNamedByItsContent() async throws {
    let shell = try Shell()
    defer { shell.remove() }
    let server = try LoopbackServer { _ in .json(Self.accepted) }
    let outcome = try await shell.run(
      """
      mkfifo cv.docx; printf 'PK\\3\\4' >cv.docx & printf '%%PDF-1.7' >named.bin
      jm-upload --jobs 1 <(printf '%%PDF-1.7') cv.docx named.bin | jq -s length
      """, variables: ["JM_BASE_URL": server.url, "JM_ANON_KEY": "key"])
    #expect(outcome.output == "3\n", "\(outcome.error)")
    let sent = server.requests.map(\.text)
    #expect(sent.count == 3)
    let parts = [
      ("resume.pdf", "application/pdf"),
      ("cv.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
      ("named.bin", "application/octet-stream"),
    ]
    for (text, part) in zip(sent, parts) {
      #expect(text.contains("filename=\"\(part.0)\"\r\nContent-Type: \(part.1)\r\n"), "\(text)")
    }
  }
}
