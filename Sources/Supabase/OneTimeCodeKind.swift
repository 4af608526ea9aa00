/// The purpose of a mailed code: the `type` of `POST /verify`.
package enum OneTimeCodeKind: String, Sendable, CaseIterable {
  case email, signup, invite, magiclink, recovery
  case emailChange = "email_change"
  case sms
  case phoneChange = "phone_change"
}
