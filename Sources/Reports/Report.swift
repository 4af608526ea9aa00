package import Records

/// The content of a report in no particular format: blocks from top to bottom.
package struct Report: Sendable {
  package enum Block: Sendable {
    /// Totals and rates.
    case figures([Figure])
    case chart(Chart)
    case table(ReportTable)
    case entries(EntryList)
    /// A sentence about other blocks.
    case note(String)
    /// There is nothing to show, and this is the next step.
    case empty(EmptyState)
  }

  package var title: String
  /// When the data was fetched.
  package var moment: Timestamp
  package var blocks: [Block]

  package init(title: String, moment: Timestamp, blocks: [Block]) {
    self.title = title
    self.moment = moment
    self.blocks = blocks
  }

  /// All entries of all lists.
  var entries: [Entry] {
    blocks.flatMap { block in
      if case .entries(let list) = block { return list.entries }
      return []
    }
  }

  /// The table, if it is the only block.
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

/// What a report shows if there is no data.
package struct EmptyState: Sendable, Hashable {
  package var message: String
  /// The next step in words.
  package var advice: String
  /// The shell command for it.
  package var command: String

  package init(message: String, advice: String, command: String) {
    self.message = message
    self.advice = advice
    self.command = command
  }
}
