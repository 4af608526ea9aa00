package import ServiceKit

extension ListKind {
  package static let discovered = ListKind(
    "orbit profiles", row: "profile", key: "user_id", idsAreNumbers: true,
    command: "orbit-discover")
}
