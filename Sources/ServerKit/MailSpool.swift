/// Writes the e-mails that a service would send to a folder, one file each.
package struct MailSpool: Sendable {
  /// Nil delivers nothing.
  let folder: String?

  /// Whether anything is delivered.
  package var isOn: Bool { folder != nil }

  /// - Throws: when the folder cannot be written.
  package func deliver(to address: String, subject: String, body: String, at now: Instant) throws {
    guard let folder else { return }
    let message = """
      To: \(address)\r
      Subject: \(subject)\r
      Date: \(now.text)\r
      Content-Type: text/plain; charset=utf-8\r
      \r
      \(body)\r

      """
    try PrivateFolder(folder).write(
      Array(message.utf8), to: "\(now.microseconds)-\(RandomText.base62(6)).eml")
  }
}
