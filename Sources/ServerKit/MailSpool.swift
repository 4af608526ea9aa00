internal import Foundation

/// Writes the e-mails that a service would send to a folder, one file each.
package struct MailSpool: Sendable {
  /// Nil delivers nothing.
  let folder: String?

  /// Whether anything is delivered.
  package var isOn: Bool { folder != nil }

  /// - Throws: when the folder cannot be written.
  package func deliver(to address: String, subject: String, body: String, at now: Instant) throws {
    guard let folder else { return }
    let directory = URL(filePath: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let name = "\(now.microseconds)-\(RandomText.base62(6)).eml"
    let message = """
      To: \(address)\r
      Subject: \(subject)\r
      Date: \(now.text)\r
      Content-Type: text/plain; charset=utf-8\r
      \r
      \(body)\r

      """
    let file = directory.appending(path: name)
    try Data(message.utf8).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }
}
