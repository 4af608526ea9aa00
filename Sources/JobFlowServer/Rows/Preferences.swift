internal import HTTPTypes
internal import Hummingbird

/// The header `Prefer` (RFC 7240), in one field or several.
struct Preferences: Sendable {
  enum Returned: String, Sendable {
    case minimal, representation
    case headersOnly = "headers-only"
  }

  enum Resolution: String, Sendable {
    case merge = "merge-duplicates"
    case ignore = "ignore-duplicates"
  }

  private(set) var returned = Returned.minimal
  private(set) var resolution: Resolution?
  private(set) var usesDefaults = false
  private(set) var counts = false
  private(set) var maxAffected: Int?
  /// The preferences that were recognized, in the order of PostgREST's answer.
  private(set) var applied: [String] = []

  /// - Throws: `RestError` 400 when handling is strict and a preference is unknown.
  init(_ request: Request) throws(RestError) {
    var unknown: [String] = []
    var given: [String: String] = [:]
    for field in request.headers[values: .prefer] {
      for part in field.split(separator: ",") {
        let text = part.filter { $0 != " " }
        let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard sides.count == 2, Self.isKnown(sides[0], sides[1]) else {
          unknown.append(text)
          continue
        }
        if given[sides[0]] == nil { given[sides[0]] = sides[1] }
      }
    }
    let isStrict = given["handling"] == "strict"
    if isStrict, !unknown.isEmpty {
      throw RestError(
        .badRequest, "PGRST122", "Invalid preferences given with handling=strict",
        details: "Invalid preferences: \(unknown.joined(separator: ", "))")
    }
    returned = given["return"].flatMap(Returned.init) ?? .minimal
    resolution = given["resolution"].flatMap(Resolution.init)
    usesDefaults = given["missing"] == "default"
    counts = given["count"] != nil
    // Without strict handling the limit is not one that a client may rely on.
    maxAffected = isStrict ? given["max-affected"].flatMap { Int($0) } : nil
    if !isStrict { given["max-affected"] = nil }
    applied = Self.order.compactMap { name in given[name].map { "\(name)=\($0)" } }
  }

  private static let order = [
    "resolution", "missing", "return", "count", "handling", "max-affected",
  ]

  private static func isKnown(_ name: String, _ value: String) -> Bool {
    switch name {
    case "return": Returned(rawValue: value) != nil
    case "resolution": Resolution(rawValue: value) != nil
    case "missing": ["default", "null"].contains(value)
    case "count": ["exact", "planned", "estimated"].contains(value)
    case "handling": ["strict", "lenient"].contains(value)
    case "max-affected": Int(value).map { $0 >= 0 } ?? false
    default: false
    }
  }
}
