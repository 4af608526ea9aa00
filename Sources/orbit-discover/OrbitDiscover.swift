import ArgumentParser
import Command
import Digests
import Orbit
import Records
import ServiceCommand
import ServiceKit

@main
struct OrbitDiscover: Program {
  static let example = "orbit-discover --limit 1 | orbit-profile get -"

  static let configuration = CommandConfiguration(
    commandName: "orbit-discover",
    abstract: "List other students of Orbit, the best match first.",
    discussion: "With --map, draws them as planets around you.",
    version: Toolkit.version)

  @Option(
    name: [.customShort("n"), .long],
    help: .init("List at most this many profiles.", valueName: "n"))
  var limit: Int?

  @Option(help: .init("List only matches of at least this score, from 0 to 1.", valueName: "n"))
  var minMatch: Double?

  @Option(
    help: .init("Draw the listed profiles into this SVG file.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var map: String?

  @Flag(help: "Replace the file of --map even if it is not a map.")
  var force = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit must be 0 or greater.") }
    if let minMatch, !(0...1).contains(minMatch) {
      throw ValidationError("--min-match must be a number from 0 to 1.")
    }
    if force, map == nil { throw ValidationError("--force needs --map.") }
  }

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .orbit, connection)
    let file = try mapFile(context)
    let profiles = listed(try await service.client.send(.discovered).value)
    if profiles.isEmpty, output.isForPeople(context) {
      context.messages.note("nobody to discover: add interests with 'orbit-profile set'")
    }
    try file?.write(SolarMap(profiles).text)
    try await service.show(
      profiles.map { Record($0) }, output, table: Self.table, as: .discovered)
    return .success
  }

  /// Opened before the request, so that a file that may not be replaced is refused at once.
  private func mapFile(_ context: Context) throws(Failure) -> DrawingFile? {
    guard let map else { return nil }
    return try DrawingFile(
      map, of: "--map", program: "orbit-discover", isForced: force, inputs: context.inputFiles()
    ) { ContentDigest.sha256($0) }
  }

  /// The profiles by score; those of equal scores stay in the order of the service.
  private func listed(_ profiles: [JSONObject]) -> [JSONObject] {
    let least = minMatch ?? 0
    let ranked = profiles.enumerated().sorted { left, right in
      let (first, second) = (left.element.matchScore, right.element.matchScore)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
    return Array(ranked.filter { $0.matchScore >= least }.prefix(limit ?? .max))
  }

  private static let table = Table([
    .init("name", field: "name", isFlexible: true),
    .init("age", field: "age", isNumeric: true),
    .init("match", from: "match_score", isNumeric: true) { record in
      record["match_score"].map { JSONObject([.init(name: "match_score", value: $0)]).matchPercent }
        ?? ""
    },
    .init("city", field: "location.city", isFlexible: true),
    .init("interests", from: "interests", isFlexible: true) { record in
      record["interests"]?.arrayValue?.compactMap(\.stringValue).joined(separator: ", ") ?? ""
    },
    .init("id", field: "user_id", isNumeric: true, isID: true),
  ])
}

extension JSONObject {
  /// How well a profile matches, from 0 to 1; 0 if the service does not say.
  var matchScore: Double { min(max(self["match_score"]?.doubleValue ?? 0, 0), 1) }

  /// `67 %`
  var matchPercent: String { "\(Int((matchScore * 100).rounded())) %" }
}
