internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension CleverooService {
  /// Mails a code. The answer does not tell whether the address has an account.
  func requestReset(_ request: Request, _ scope: RequestScope) async throws -> Response {
    var fields = try await fields(of: request)
    let email = fields.email("email")
    try fields.check()
    try limits.admitMail(to: email, from: address(of: request, scope), at: now())
    let time = now()
    let code = try await store.write { database in
      try Parent.find(email: email, database).map {
        try ResetCode.issue(for: $0, at: time, database)
      }
    }
    if let code {
      try mail.deliver(
        to: email, subject: "Your Cleveroo code",
        body: "Your code: \(code)\r\n\r\nIt sets a new password and is valid for 15 minutes.",
        at: time)
    }
    return message("If the address has an account, a code was sent to it.")
  }

  func checkResetCode(_ request: Request, _ scope: RequestScope) async throws -> Response {
    var fields = try await fields(of: request)
    let email = fields.email("email")
    let code = fields.code("code")
    try fields.check()
    try limits.admit("code " + email, from: address(of: request, scope), at: now())
    let time = now()
    let isValid = try await store.write {
      try ResetCode.parent(email: email, code: code, at: time, $0) != nil
    }
    guard isValid else { throw Self.wrongCode }
    return message("The code is valid.")
  }

  func resetPassword(_ request: Request, _ scope: RequestScope) async throws -> Response {
    var fields = try await fields(of: request)
    let email = fields.email("email")
    let code = fields.code("code")
    let password = fields.password("newPassword")
    try fields.check()
    try limits.admit("code " + email, from: address(of: request, scope), at: now())
    let time = now()
    let hash = try await passwords.hash(password)
    let isDone = try await store.write { database in
      guard let parent = try ResetCode.parent(email: email, code: code, at: time, database)
      else { return false }
      try parent.setPassword(hash, database)
      return true
    }
    guard isDone else { throw Self.wrongCode }
    return message("The password has been changed.")
  }

  private static var wrongCode: CleverooError {
    CleverooError(.badRequest, "Invalid or expired code")
  }

  private func message(_ text: JSON) -> Response {
    Response(status: posted, json: ["message": text])
  }
}
