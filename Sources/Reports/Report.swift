package import Records

/// What a report says, before it has a format: blocks from top to bottom.
package struct Report: Sendable {
  package enum Block: Sendable {
    /// Totals and rates that stand by themselves.
    case figures([Figure])
    case chart(Chart)
    case table(ReportTable)
    /// A sentence about the blocks beside it.
    case note(String)
    /// That there is nothing to show, and what to do about it.
    case empty(EmptyState)
  }

  package var title: String
  /// The moment for which the report holds.
  package var moment: Timestamp
  package var blocks: [Block]

  package init(title: String, moment: Timestamp, blocks: [Block]) {
    self.title = title
    self.moment = moment
    self.blocks = blocks
  }

  /// The table, when there is nothing beside it.
  var onlyTable: ReportTable? {
    if blocks.count == 1, case .table(let table) = blocks[0] { return table }
    return nil
  }
}

/// A total or a rate.
package struct Figure: Sendable, Hashable {
  /// The name for programs: `total_searches`.
  package var name: String
  package var label: String
  package var value: ReportValue

  package init(_ name: String, _ label: String, _ value: ReportValue) {
    self.name = name
    self.label = label
    self.value = value
  }
}

/// What stands where there is nothing to report.
package struct EmptyState: Sendable, Hashable {
  package var message: String
  /// What leads to the next step, in words.
  package var advice: String
  /// The shell line that takes it.
  package var command: String

  package init(message: String, advice: String, command: String) {
    self.message = message
    self.advice = advice
    self.command = command
  }
}
