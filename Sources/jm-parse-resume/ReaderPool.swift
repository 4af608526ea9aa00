import Isolation
import Records
import Synchronization

/// Worker processes that read documents. While each does, its next one is fetched, and waits for it in
/// its memory; and the last answers are taken apart.
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
    concurrency = count > 1 ? IsolatedWorker.slotCount * workers.count : 1
    self.workers = WorkerPool(workers, threads: concurrency)
  }

  /// Calls `body` on threads where `read` may be called, as many as there are documents on their way.
  func onThreads<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await workers.onThreads(body)
  }

  /// Has a worker read a document; the calling thread waits.
  ///
  /// - Parameter source: where the document is; it is fetched here, for the worker opens no files.
  /// - Throws: what fetching, converting and reading throw, or that the document ended the worker.
  func read(
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

  /// Fetches the document to where the worker reads it.
  private func ask(
    _ source: DocumentSource, _ settings: ReadingSettings
  ) throws(Failure) -> ParsingAnswer.Reading {
    let request = ParsingRequest(name: source.name, settings: settings, parts: [])
    let answer = try workers.withWorker { (worker) throws(Failure) in
      try worker.perform { (room) throws(Failure) in
        let count = try source.fetch(into: room)
        let tail = request.tail(counts: [count])
        let end = UnsafeMutableRawBufferPointer(rebasing: room.dropFirst(count))
        if tail.count <= end.count { end.copyBytes(from: tail) }
        return count + tail.count
      }
    }
    return try ParsingAnswer.reading(answer)
  }

  private func ask(_ request: ParsingRequest) throws(Failure) -> ParsingAnswer.Reading {
    let pieces = request.pieces
    let answer = try workers.withWorker { (worker) throws(Failure) in
      try worker.perform(pieces: pieces)
    }
    return try ParsingAnswer.reading(answer)
  }
}
