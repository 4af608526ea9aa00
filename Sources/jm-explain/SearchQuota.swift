/// Admits the first records of each search.
struct SearchQuota {
  private let limit: Int?
  private var admitted: [String?: Int] = [:]

  /// - Parameter limit: the number of records per search; nil for no limit.
  init(_ limit: Int?) { self.limit = limit }

  mutating func admits(_ viewToken: String?) -> Bool {
    guard let limit else { return true }
    admitted[viewToken, default: 0] += 1
    return admitted[viewToken, default: 0] <= limit
  }
}
