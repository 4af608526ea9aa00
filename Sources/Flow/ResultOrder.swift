/// Puts the output of records into the order in which the records were read: the output of the
/// first unfinished record passes through, that of later records waits for its turn.
struct ResultOrder<Output> {
  /// What may be written now.
  struct Released {
    var outputs: [Output] = []
    /// The number of records whose last output is among these, or that had none.
    var endedRecords = 0
  }

  private let isOrdered: Bool
  /// The index of the first unfinished record.
  private var head = 0
  /// The output of records after the head, by their index.
  private var held: [Int: [Output]] = [:]
  /// The indexes of finished records after the head.
  private var finished: Set<Int> = []

  /// - Parameter isOrdered: False to pass everything through at once.
  init(isOrdered: Bool) { self.isOrdered = isOrdered }

  /// Whether output of this record passes through.
  func isNext(_ index: Int) -> Bool { !isOrdered || index == head }

  mutating func add(_ output: Output, of index: Int) -> Released {
    if isNext(index) { return Released(outputs: [output]) }
    held[index, default: []].append(output)
    return Released()
  }

  mutating func end(_ index: Int) -> Released {
    guard isOrdered else { return Released(endedRecords: 1) }
    guard index == head else {
      finished.insert(index)
      return Released()
    }
    var released = Released()
    repeat {
      head += 1
      released.endedRecords += 1
      // The next record may still be unfinished: what it has so far passes through now.
      released.outputs += held.removeValue(forKey: head) ?? []
    } while finished.remove(head) != nil
    return released
  }
}
