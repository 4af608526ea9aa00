/// A dated position of a resume.
struct Job: Sendable, Hashable {
  /// The words of the header that name the role; empty if it is not clear which ones do.
  let title: Range<Int>
  /// The lines of the header and of the description below it.
  let header: Range<Int>
  let block: Range<Int>
  let dates: DateRange
  /// Whether it is paid work: not a career break, a journey or a family time.
  let isWork: Bool
}
