import ArgumentParser
import BirJob
import Command
import Records
import ServiceCommand
import ServiceKit

@main
struct BirjobHealth: Program {
  static let example = "until birjob-health --quiet >/dev/null; do sleep 10; done"

  static let configuration = CommandConfiguration(
    commandName: "birjob-health",
    abstract: "Show whether the BirJob service and its parts run.",
    discussion: """
      Asks both health addresses and prints one line for each. Exits 69 if the service or one of its \
      parts is down.
      """,
    version: Toolkit.version)

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Connection") var connection: ConnectionOptions

  func run(in context: Context) async throws -> Records.ExitStatus {
    output.apply(to: context)
    let service = try ServiceContext(context, .birJob, connection)
    var lines: [Record] = []
    var faults: [String] = []
    var failed: Records.ExitStatus?
    for isDetailed in [false, true] {
      let endpoint = Endpoint.health(isDetailed: isDetailed)
      do throws(Failure) {
        let health = try Health(try await service.client.answer(to: endpoint))
        lines.append(
          Record(JSONObject([.init(name: "route", value: .string(endpoint.path))]))
            .setting(health.members.members))
        faults += health.faults.map { "\(endpoint.path): \($0)" }
      } catch {
        context.messages.error(error)
        failed = failed ?? error.exit
      }
    }
    try context.show(lines, in: context.sink(output, paragraph: Self.paragraph))
    if faults.isEmpty { return failed ?? .success }
    context.messages.error("not healthy: \(faults.joined(separator: "; "))")
    return .unavailable
  }

  private static func paragraph(_ record: Record) -> String {
    let parts = ["services", "metrics"].flatMap { record[$0]?.objectValue?.members ?? [] }
    let lines = parts.map { part in
      "  \(Printable.line(part.name)): \(Printable.line(part.value.stringValue ?? part.value.text))"
    }
    let state = "\(record.string("route") ?? ""): \(record.string("status") ?? "")"
    return ([Printable.line(state)] + lines).joined(separator: "\n")
  }
}
