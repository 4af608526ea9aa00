import Isolation
package import Records
import Synchronization

/// Worker processes that read documents. While a worker reads a document, the next ones are fetched
/// into its memory, and the answers to the last ones are decoded.
package final class ReaderPool: Sendable {
  /// The number of documents that should be in progress in `read`.
  package let concurrency: Int
  private let workers: WorkerPool

  /// The worker that was started before the number of workers was known.
  private static let early = Mutex<IsolatedWorker?>(nil)
  /// The largest document and a megabyte for the settings.
  private static let limits = IsolationLimits(messageBytes: ParsingHandler.sizeLimit + 1 << 20)

  /// Starts the first worker, so that it starts up on another processor while arguments are parsed.
  ///
  /// - Precondition: The process has one thread.
  package static func begin() {
    // If it cannot be started, `init` tries again and throws.
    let worker = try? IsolatedWorker(limits: limits, handler: ParsingHandler.answer)
    early.withLock { $0 = worker }
  }

  /// - Precondition: The process has one thread.
  /// - Throws: `cannot_start_worker` (70).
  package init(count: Int) throws(Failure) {
    var workers: [IsolatedWorker] = []
    if let worker = Self.early.withLock({ $0.take() }) { workers.append(worker) }
    while workers.count < count {
      workers.append(try IsolatedWorker(limits: Self.limits, handler: ParsingHandler.answer))
    }
    // A single worker reads one document at a time.
    concurrency = count > 1 ? IsolatedWorker.slotCount * workers.count : 1
    self.workers = WorkerPool(workers, threads: concurrency)
  }

  /// Calls `body` on threads where `read` may block, one for each document in progress.
  package func onThreads<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await workers.onThreads(body)
  }

  /// Has a worker read a document. Blocks the calling thread.
  ///
  /// - Parameters:
  ///   - source: The document. It is fetched here, because the worker cannot open files.
  ///   - converter: Converts documents that cannot be read directly; nil if the settings do not
  ///     allow it.
  /// - Throws: The failures of fetching, converting and reading, and those of
  ///   `IsolatedWorker.perform`.
  package func read(
    _ source: any DocumentSource, _ settings: ReadingSettings, _ converter: Converter?
  ) throws(Failure) -> ParsingAnswer.Reading {
    let first = try send(source, settings)
    guard let conversion = first.conversion, let converter else { return first }
    let document = try source.fetch()
    let converted = try workers.withWorker { (worker) throws(Failure) in
      try converter.convert(document, conversion, on: worker)
    }
    var reading = try send(
      ParsingRequest(
        name: nil, settings: settings, parts: converted.parts,
        source: .init(program: converted.program, pages: conversion.pages)))
    // The record describes the document, not the converter's output.
    reading.fields = reading.fields.setting(first.fields)
    return reading
  }

  /// Fetches the document into the worker's memory.
  private func send(
    _ source: any DocumentSource, _ settings: ReadingSettings
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

  private func send(_ request: ParsingRequest) throws(Failure) -> ParsingAnswer.Reading {
    let pieces = request.pieces
    let answer = try workers.withWorker { (worker) throws(Failure) in
      try worker.perform(pieces: pieces)
    }
    return try ParsingAnswer.reading(answer)
  }
}
