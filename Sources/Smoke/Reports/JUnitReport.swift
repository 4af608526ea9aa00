internal import Records

/// JUnit XML as CI services read it: one suite with one case per check.
struct JUnitReport: Report {
  private let address: String
  private let startedAt: Timestamp
  private var results: [CheckResult] = []

  init(address: String, count: Int?, startedAt: Timestamp) {
    self.address = address
    self.startedAt = startedAt
  }

  func beginning() -> String { "" }

  mutating func text(for result: CheckResult) -> String {
    results.append(result)
    return ""
  }

  func ending() -> String {
    let time = results.reduce(Duration.zero) { $0 + $1.duration }
    let kinds = ResultCounts(results)
    let counts =
      "tests=\"\(results.count)\" failures=\"\(kinds.failed)\" errors=\"\(kinds.errors)\""
      + " skipped=\"\(kinds.skipped + kinds.known)\" time=\"\(Self.seconds(time))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="jm-smoke" timestamp="\(startedAt.rfc3339)" \(counts)>
          <properties>
            <property name="address" value="\(Self.escaped(address))"/>
          </properties>
      \(results.map(Self.element).joined())  </testsuite>
      </testsuites>

      """
  }

  private static func element(_ result: CheckResult) -> String {
    let name = escaped("\(result.name): \(result.title)")
    let head =
      "    <testcase classname=\"jm-smoke.\(escaped(result.name))\" name=\"\(name)\""
      + " time=\"\(seconds(result.duration))\""
    // JUnit XML has no outcome for what is wrong but was so before.
    let skipped: (String) -> String = { "<skipped message=\"\(escaped($0))\"/>" }
    switch result.outcome {
    case .passed where result.fixed.isEmpty: return head + "/>\n"
    case .passed:
      let lines = escaped(result.lines.joined(separator: "\n"))
      return head + ">\n      <system-out>\(lines)</system-out>\n    </testcase>\n"
    case .skipped(let reason): return head + ">\n      \(skipped(reason))\n    </testcase>\n"
    case .known:
      let reason = result.lines.joined(separator: "\n")
      return head + ">\n      \(skipped(reason))\n    </testcase>\n"
    case .failed, .error:
      let element = result.outcome == .error ? "error" : "failure"
      let requests = result.exchanges.map { exchange in
        "\(exchange.operation) \(exchange.status) \(exchange.requestID ?? "")"
      }
      let message = escaped(result.findings.first?.text ?? "")
      return head + ">\n      <\(element) message=\"\(message)\">"
        + escaped((result.lines + requests).joined(separator: "\n"))
        + "</\(element)>\n    </testcase>\n"
    }
  }

  /// The duration in seconds, to the millisecond.
  private static func seconds(_ duration: Duration) -> String {
    JSON.number((duration / .milliseconds(1)).rounded() / 1000).text
  }

  /// Text for an attribute or an element. U+FFFD replaces characters that XML 1.0 (§2.2) forbids.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}
