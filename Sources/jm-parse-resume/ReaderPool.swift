import Isolation
import Records
import Synchronization

/// Worker processes that read documents, each one at a time. While they do, the next documents are
/// fetched and the last answers taken apart.
final class ReaderPool: Sendable {
  /// How many documents are worth being on their way through `read`.
  let concurrency: Int
  private let workers: WorkerPool

  /// The worker that was started before it was known how many are wanted.
  private static let early = Mutex<IsolatedWorker?>(nil)
  /// Room for the settings beside the largest document.
  private static let limits = IsolationLimits(messageBytes: ResumeReading.sizeLimit + 1 << 20)

  /// Starts one of the workers of the pool to come. It reads a small document first: the first one
  /// takes twice as long as the next.
  ///
  /// - Parameter member: what the documents will be asked for, as far as it is known; nil for all.
  /// - Precondition: the process has one thread.
  static func begin(only member: ReadingSettings.Member?) {
    // When it cannot be started, `init` says so.
    let worker = try? IsolatedWorker(
      limits: limits, rehearsal: { Rehearsal.request(only: member) }, handler: ResumeReading.answer)
    early.withLock { $0 = worker }
  }

  /// - Precondition: the process has one thread.
  /// - Throws: `cannot_start_worker` (70).
  init(count: Int) throws(Failure) {
    var workers: [IsolatedWorker] = []
    if let worker = Self.early.withLock({ $0.take() }) { workers.append(worker) }
    while workers.count < count {
      workers.append(try IsolatedWorker(limits: Self.limits, handler: ResumeReading.answer))
    }
    // Who asks for one document at a time gets it: no other is begun before it has ended.
    concurrency = count > 1 ? 2 * workers.count : 1
    self.workers = WorkerPool(workers, threads: concurrency)
  }

  /// Has a worker read a document.
  ///
  /// - Parameter source: where the document is; it is fetched here, for the worker opens no files.
  /// - Throws: what fetching, converting and reading throw, or that the document ended the worker.
  func read(
    _ source: DocumentSource, _ settings: ReadingSettings, _ converter: Converter
  ) async throws(Failure) -> ParsingAnswer.Reading {
    // One document at a time keeps nobody waiting but itself.
    if concurrency == 1 { return try readHere(source, settings, converter) }
    return try await workers.onThread { [self] () throws(Failure) in
      try readHere(source, settings, converter)
    }
  }

  /// Does the same on the calling thread, which waits.
  func readHere(
    _ source: DocumentSource, _ settings: ReadingSettings, _ converter: Converter
  ) throws(Failure) -> ParsingAnswer.Reading {
    do throws(Failure) {
      return try readConverted(source, settings, converter)
    } catch {
      throw ReadingOptions.advised(error)
    }
  }

  /// Reads a document, or what a converter makes of it.
  private func readConverted(
    _ source: DocumentSource, _ settings: ReadingSettings, _ converter: Converter
  ) throws(Failure) -> ParsingAnswer.Reading {
    let first = try ask(source, settings)
    guard let conversion = first.conversion else { return first }
    let document = try source.fetch()
    let converted = try workers.withWorker { (worker) throws(Failure) in
      try converter.convert(document, conversion, on: worker)
    }
    var reading = try ask(
      ParsingRequest(
        name: nil, settings: settings, parts: converted.parts,
        source: .init(program: converted.program, pages: conversion.pages)))
    // The record tells of the document, not of what was made of it on the way.
    reading.fields = reading.fields.setting(first.fields)
    return reading
  }

  private func ask(
    _ source: DocumentSource, _ settings: ReadingSettings
  ) throws(Failure) -> ParsingAnswer.Reading {
    let request = ParsingRequest(name: source.name, settings: settings, parts: [])
    let answer = try workers.withIdleWorker { (worker) throws(Failure) in
      try worker.perform { (room) throws(Failure) in
        let count = try source.fetch(into: room)
        let tail = request.tail(counts: [count])
        let end = UnsafeMutableRawBufferPointer(rebasing: room.dropFirst(count))
        if tail.count <= end.count { end.copyBytes(from: tail) }
        return count + tail.count
      }
    }
    if let answer { return try ParsingAnswer.reading(answer) }
    // While all workers are busy the document is fetched.
    let document = try source.fetch()
    return try ask(ParsingRequest(name: source.name, settings: settings, parts: [document]))
  }

  private func ask(_ request: ParsingRequest) throws(Failure) -> ParsingAnswer.Reading {
    let pieces = request.pieces
    let answer = try workers.withWorker { (worker) throws(Failure) in
      try worker.perform(pieces: pieces)
    }
    return try ParsingAnswer.reading(answer)
  }
}
