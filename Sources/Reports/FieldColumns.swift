package import Records

/// Records as rows under the names of their fields.
package struct FieldColumns: Sendable {
  package let columns: [ReportTable.Column]

  /// - Parameter names: names of fields; `location.city` is a member of an object.
  package init(_ names: [String]) {
    columns = names.map { ReportTable.Column($0, $0) }
  }

  package func row(_ record: borrowing RecordView) -> [ReportValue] {
    var row: [ReportValue] = []
    for column in columns { row.append(Self.value(record.value(atPath: column.name))) }
    return row
  }

  /// Numbers keep their spelling.
  private static func value(_ value: JSON?) -> ReportValue {
    switch value {
    case nil, .null: .none
    case .array(let values): .text(values.map(text).joined(separator: "; "))
    case .some(let value): .text(text(value))
    }
  }

  private static func text(_ value: JSON) -> String { value.stringValue ?? value.text }
}
