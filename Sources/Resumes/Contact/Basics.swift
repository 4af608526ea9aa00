/// The person a resume is about, and their contact details.
struct Basics: Sendable {
  var name: Value?
  var label: Value?
  var mail: Value?
  var phone: Value?
  var url: Value?
  var profiles: [Profile] = []
  var place: Place?
  var address: Value?
  var summary: Value?

  struct Profile: Sendable {
    var network: String
    var username: String?
    var url: Value
  }
}
