import ArgumentParser
import Jobs

/// A value of `--by`: `birjob`, or names of fields separated by commas.
struct IdentityOption: ExpressibleByArgument {
  private static let birJob = "birjob"

  let identity: JobIdentity

  init?(argument: String) {
    if argument == Self.birJob {
      identity = .digestOfTitleAndCompany
      return
    }
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " })
    }
    guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
    identity = .fields(names)
  }
}

extension JobIdentity {
  /// What a job needs to have an identity, for messages.
  var wanted: String {
    switch self {
    case .standard: "\"job_id\", \"job_url\" or \"title\""
    case .fields(let names): names.map { "\"\($0)\"" }.joined(separator: " or ")
    case .digestOfTitleAndCompany: "\"title\" or \"company_name\""
    }
  }
}
