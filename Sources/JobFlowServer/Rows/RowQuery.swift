internal import GRDB

/// Turns a selection into SQL. Names in it come from `Schema`, everything else is bound.
struct RowQuery {
  let caller: Caller

  /// Rows as JSON texts, at most `limit` of them.
  func rows(_ selection: Selection, limit: Int, offset: Int) -> SQL {
    let alias: SQL = "t"
    return """
      SELECT \(json(selection, alias)) FROM \(selection.table.identifier) AS t
      WHERE \(condition(selection, alias, selection.table.rules.reads))
      ORDER BY \(order(selection, alias)) LIMIT \(limit) OFFSET \(offset)
      """
  }

  func count(_ selection: Selection) -> SQL {
    """
    SELECT count(*) FROM \(selection.table.identifier) AS t
    WHERE \(condition(selection, "t", selection.table.rules.reads))
    """
  }

  /// The numbers of the rows that `rule` and the filters admit.
  func numbers(_ selection: Selection, _ rule: RowRules.Rule) -> SQL {
    let alias: SQL = "t"
    return """
      SELECT t.rowid FROM \(selection.table.identifier) AS t
      WHERE \(condition(selection, alias, rule))
        AND \(selection.table.rules.reads.sql(alias, caller))
      ORDER BY \(order(selection, alias))
      LIMIT \(selection.limit ?? -1) OFFSET \(selection.offset)
      """
  }

  /// One row as JSON text.
  func row(_ number: Int64, _ selection: Selection) -> SQL {
    """
    SELECT \(json(selection, "t")) FROM \(selection.table.identifier) AS t WHERE t.rowid = \(number)
    """
  }

  private func condition(_ selection: Selection, _ alias: SQL, _ rule: RowRules.Rule) -> SQL {
    var conditions = [rule.sql(alias, caller)]
    conditions += selection.conditions.map { "(\($0.sql(alias)))" }
    for (index, item) in selection.items.enumerated() {
      if case .embedded(let embedding) = item, embedding.isInner {
        conditions.append(
          "EXISTS (SELECT 1 FROM \(source(embedding, alias + SQL(sql: "_\(index)"), alias)))")
      }
    }
    return conditions.joined(separator: " AND ")
  }

  private func order(_ selection: Selection, _ alias: SQL) -> SQL {
    var terms = selection.order.map { term -> SQL in
      let direction = term.isDescending ? "DESC" : "ASC"
      let nulls = term.nullsFirst ? "FIRST" : "LAST"
      return alias + SQL(sql: ".\(term.column.name) \(direction) NULLS \(nulls)")
    }
    terms.append("\(alias).rowid")
    return terms.joined(separator: ", ")
  }

  private func json(_ selection: Selection, _ alias: SQL) -> SQL {
    var members: [SQL] = []
    var names: Set<String> = []
    for (index, item) in selection.items.enumerated() {
      switch item {
      case .column(let column, let name):
        guard names.insert(name).inserted else { continue }
        members.append("\(name), \(column.type.json(alias + "." + SQL(sql: column.name)))")
      case .embedded(let embedding):
        guard embedding.isShown, names.insert(embedding.name).inserted else { continue }
        members.append(
          "\(embedding.name), \(json(embedding, alias + SQL(sql: "_\(index)"), alias))")
      }
    }
    return "json_object(\(members.joined(separator: ", ")))"
  }

  private func json(_ embedding: Embedding, _ alias: SQL, _ outer: SQL) -> SQL {
    let selection = embedding.selection
    let object = json(selection, alias)
    let source = source(embedding, alias, outer)
    if embedding.relationship.isToOne {
      return "json((SELECT \(object) FROM \(source)))"
    }
    return """
      json((SELECT json_group_array(json(object)) FROM (
        SELECT \(object) AS object FROM \(source) ORDER BY \(order(selection, alias))
        LIMIT \(selection.limit ?? -1) OFFSET \(selection.offset))))
      """
  }

  /// The related rows, which the caller may read.
  private func source(_ embedding: Embedding, _ alias: SQL, _ outer: SQL) -> SQL {
    let column = SQL(sql: embedding.relationship.column)
    let table = embedding.relationship.target
    let join: SQL =
      embedding.relationship.isToOne
      ? "\(alias).id = \(outer).\(column)" : "\(alias).\(column) = \(outer).id"
    return """
      \(table.identifier) AS \(alias)
      WHERE \(join) AND \(condition(embedding.selection, alias, table.rules.reads))
      """
  }
}
