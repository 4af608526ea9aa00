import ArgumentParser
import Reports

/// The headers of `--format mail`.
struct MailOptions: ParsableArguments {
  @Option(
    help: .init("The recipient of the mail. Repeat for others.", valueName: "address"))
  var to: [MailAddress] = []

  @Option(
    help: .init("The author of the mail. (default: set by sendmail)", valueName: "address"))
  var from: MailAddress?

  @Option(help: .init("The subject of the mail. (default: the title)", valueName: "text"))
  var subject: String?

  var isUsed: Bool { !to.isEmpty || from != nil || subject != nil }
}

extension MailAddress: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
