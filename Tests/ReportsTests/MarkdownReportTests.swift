import Records
import Reports
import Testing

@Suite(.timeLimit(.minutes(30)))
struct MarkdownReportTests {
  private func markdown(_ blocks: [Report.Block]) -> String {
    let report = Report(title: "T", moment: ReportFixture.moment, blocks: blocks)
    return ReportFormat.md.writer(columns: 80, width: \.count).text(report)
  }

  @Test func figuresChartsAndTablesAreTables() {
    let text = markdown([
      .figures([Figure("n", "jobs found", .count(1200))]), .chart(ReportFixture.shares),
      .table(ReportFixture.table("Nurse")),
    ])
    #expect(
      text == """
        # T

        As of \(ReportFixture.minute).

        | Figure | Value |
        | --- | ---: |
        | jobs found | 1,200 |

        ## Direct and adjacent

        | Match | jobs | share |
        | --- | ---: | ---: |
        | direct | 30 | 62.5 % |
        | adjacent | 18 | 37.5 % |
        | none | 0 | 0 % |

        ## Past searches

        | Date | Title | Jobs |
        | --- | --- | ---: |
        | \(ReportFixture.day) | Nurse | 41 |
        |  | [Nurse](<https://example.org/?a=1&b=2>) |  |

        """)
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("<b>", "\\<b\\>"), ("[x](y)", "\\[x\\](y)"), ("`c` *d*", "\\`c\\` \\*d\\*"),
    ("# head", "\\# head"), ("C++ #1", "C++ #1"), ("1. one", "1\\. one"), ("v1.2", "v1.2"),
    ("two\nlines", "two lines"), ("&amp;", "\\&amp;"),
  ])
  func markupCharactersAreEscaped(_ text: String, _ expected: String) {
    #expect(markdown([.note(text)]).hasSuffix("\n\n\(expected)\n"))
  }
}
