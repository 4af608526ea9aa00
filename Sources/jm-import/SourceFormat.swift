import ArgumentParser
import Importing

/// A value of `--from`.
struct SourceFormat: ExpressibleByArgument {
  let format: PostingFormat

  init?(argument: String) {
    guard let format = PostingFormat(rawValue: argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { PostingFormat.allCases.map(\.rawValue) }
}

/// A value of `--map`: `title=Job Title`.
struct ColumnMapping: ExpressibleByArgument {
  let field: String
  let column: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, PostingSource.tableFields.contains(parts[0]) else { return nil }
    field = parts[0]
    column = parts[1]
  }
}
