package import Flow
package import Records
package import Storage
import Synchronization

/// Results of earlier runs of a program, and the store for the results of this run: the file that
/// `--journal` names, and the program's default journal.
package final class CachedResults: Sendable {
  struct Place: Sendable {
    let journal: Journal
    /// Whether results are read from it, or only added.
    let isRead: Bool
    /// Whether the user asked for this journal. If it fails, the run ends; if any other journal
    /// fails, the run continues without it.
    let isRequired: Bool
  }

  /// Sixteen hexadecimal digits that identify the run: those of the journal that the user named,
  /// which stay the same when the run is resumed; otherwise random.
  package let run: String
  private let places: Mutex<[Place]>
  private let warn: @Sendable (String) -> Void

  /// - Parameter warn: receives the reason why a journal that is not required is not used.
  init(_ places: [Place], warn: @escaping @Sendable (String) -> Void) {
    run = places.first { $0.isRead && $0.isRequired }?.journal.run ?? RunStamp.randomRun()
    self.places = Mutex(places)
    self.warn = warn
  }

  /// The cached answer for `key`, one object per result; nil if a request is needed.
  ///
  /// - Throws: `Failure` if a required journal cannot be read.
  package func answer(to key: String) throws(Failure) -> [Record]? {
    for place in places.withLock({ $0 }) where place.isRead {
      do throws(Failure) {
        if let found = try place.journal.results(of: key) { return found }
      } catch {
        try abandon(place, error)
      }
    }
    return nil
  }

  /// `record` with the members of each cached result for `key` added; nil if `key` is nil or a
  /// request is needed.
  ///
  /// - Throws: as `answer(to:)`.
  package func results(of record: Record, key: String?) throws(Failure) -> RecordLines? {
    guard let key, let answer = try answer(to: key) else { return nil }
    return RecordLines(answer.map { record.setting($0) })
  }

  /// Stores an answer; when this returns, the answer is in the file and the result may be written.
  /// If a required journal cannot store it, the run ends after this record.
  package func keep(_ results: UnwrittenResults, for key: String, _ emit: Emit) async {
    for place in places.withLock({ $0 }) {
      do throws(Failure) {
        try await place.journal.keep(results, of: key)
      } catch {
        do throws(Failure) { try abandon(place, error) } catch { emit.endRun(error) }
      }
    }
  }

  /// Closes the files at the end of a run. Answers that are lost here can be requested again.
  package func close() {
    for place in places.withLock({ $0 }) {
      do throws(Failure) { try place.journal.close() } catch { try? abandon(place, error) }
    }
  }

  /// Stops using a journal that failed, with one warning. Throws `failure` if it is required.
  private func abandon(_ place: Place, _ failure: Failure) throws(Failure) {
    if place.isRequired { throw failure }
    let isFirst = places.withLock { places in
      let count = places.count
      places.removeAll { $0.journal === place.journal }
      return places.count < count
    }
    if isFirst { warn("results are not cached: \(failure)") }
  }
}
