import Command
package import Flow
package import Records
import Storage
import Synchronization

/// The service's answers that earlier runs of a program have kept, and those that this run keeps:
/// in the file that `--journal` names, and in the program's own journal.
package final class KeptAnswers: Sendable {
  struct Place: Sendable {
    let journal: Journal
    /// Whether answers are taken from it, or only added.
    let isRead: Bool
    /// Whether the user asked for it. Trouble with it then ends the run; with any other the run
    /// goes on without.
    let isWanted: Bool
  }

  /// Sixteen hexadecimal digits: those of the journal that answers are taken from, else of this
  /// run alone.
  package let run: String
  private let places: Mutex<[Place]>
  private let messages: Messages

  init(_ places: [Place], messages: Messages) {
    run = places.first { $0.isRead && $0.isWanted }?.journal.run ?? RunStamp.randomRun()
    self.places = Mutex(places)
    self.messages = messages
  }

  /// What was kept under `key`: an object for each result; nil when it has to be asked for.
  ///
  /// - Throws: `Failure` when a journal that the user asked for cannot be read.
  package func answer(to key: String) throws(Failure) -> [Record]? {
    for place in places.withLock({ $0 }) where place.isRead {
      do throws(Failure) {
        if let found = try place.journal.results(of: key) { return found }
      } catch {
        try leave(place, error)
      }
    }
    return nil
  }

  /// The results of `record` with what was kept under `key`, which is nil where the record has
  /// none; nil when it has to be asked for.
  ///
  /// - Throws: as `answer`.
  package func results(of record: Record, key: String?) throws(Failure) -> RecordLines? {
    guard let key, let answer = try answer(to: key) else { return nil }
    return RecordLines(answer.map { record.setting($0) })
  }

  /// Keeps an answer; on return it is in the file, and the result may be handed on. When a journal
  /// that the user asked for cannot keep it, the run ends after this record.
  package func keep(_ results: RecordLines, for key: String, _ emit: Emit) async {
    for place in places.withLock({ $0 }) {
      do throws(Failure) {
        try await place.journal.keep(results, of: key)
      } catch {
        do throws(Failure) { try leave(place, error) } catch { emit.endRun(error) }
      }
    }
  }

  /// Lets go of the files, at the end of a run. Answers that are lost then can be asked for again.
  package func close() {
    for place in places.withLock({ $0 }) {
      do throws(Failure) { try place.journal.close() } catch { try? leave(place, error) }
    }
  }

  private func leave(_ place: Place, _ failure: Failure) throws(Failure) {
    if place.isWanted { throw failure }
    let isFirst = places.withLock { places in
      let count = places.count
      places.removeAll { $0.journal === place.journal }
      return places.count < count
    }
    if isFirst { messages.note("answers are not kept: \(failure)") }
  }
}
