import Flow
import JobReports
import LineIO
import Records
import Synchronization

/// Collects jobs for a report, which is written when all of them have come.
final class CollectedJobs: ResultSink {
  private let report: Mutex<JobReport>
  private let present: @Sendable (JobReport) throws(SystemError) -> Void
  private let output: ByteWriter

  init(
    _ report: JobReport, _ output: ByteWriter,
    present: @escaping @Sendable (JobReport) throws(SystemError) -> Void
  ) {
    self.report = Mutex(report)
    self.output = output
    self.present = present
  }

  func write(_ record: Record) { record.withView { write($0) } }
  func write(_ record: borrowing RecordView) { report.withLock { $0.add(record) } }
  func flush() throws(SystemError) { try output.flush() }
  func finish() throws(SystemError) { try present(report.withLock { $0 }) }
}
