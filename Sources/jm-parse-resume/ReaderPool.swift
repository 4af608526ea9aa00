import Dispatch
import Isolation
import Records
import Synchronization

/// Worker processes that read documents, each one at a time.
final class ReaderPool: Sendable {
  private struct Reader {
    let worker: IsolatedWorker
    /// Waiting for an answer blocks, so each worker has a thread of its own.
    let queue: DispatchQueue
  }

  private let free: Mutex<[Reader]>
  let count: Int

  /// - Precondition: the process has one thread.
  /// - Throws: `cannot_start_worker` (70).
  init(count: Int) throws(Failure) {
    // Room for the settings beside the largest document.
    let limits = IsolationLimits(messageBytes: ResumeReading.sizeLimit + 1 << 20)
    var readers: [Reader] = []
    for index in 0..<count {
      readers.append(
        Reader(
          worker: try IsolatedWorker(limits: limits, handler: ResumeReading.answer),
          queue: DispatchQueue(label: "reader \(index)")))
    }
    free = Mutex(readers)
    self.count = count
  }

  /// Has a free worker read a document; at most `count` calls at a time.
  ///
  /// - Parameter source: where the document is; it is fetched here, for the worker opens no files.
  /// - Throws: what fetching, converting and reading throw, or that the document ended the worker.
  func read(
    _ source: DocumentSource, _ settings: ReadingSettings, _ converter: Converter
  ) async throws(Failure) -> ParsingAnswer.Reading {
    guard let reader = free.withLock({ $0.popLast() }) else {
      throw Failure("internal_fault", "no reader is free", exit: .internalFault)
    }
    defer { free.withLock { $0.append(reader) } }
    let result: Result<ParsingAnswer.Reading, Failure> = await withCheckedContinuation { waiting in
      reader.queue.async {
        waiting.resume(
          returning: Result { () throws(Failure) in
            try Self.read(source, settings, converter, by: reader.worker)
          })
      }
    }
    return try result.get()
  }

  private static func read(
    _ source: DocumentSource, _ settings: ReadingSettings, _ converter: Converter,
    by worker: IsolatedWorker
  ) throws(Failure) -> ParsingAnswer.Reading {
    func ask(_ request: ParsingRequest) throws(Failure) -> ParsingAnswer.Reading {
      try ParsingAnswer.reading(try worker.perform(pieces: request.pieces))
    }
    let document = try source.fetch()
    let first = try ask(
      ParsingRequest(name: source.name, settings: settings, parts: [document]))
    guard let conversion = first.conversion else { return first }
    let converted = try converter.convert(document, conversion, on: worker)
    var reading = try ask(
      ParsingRequest(
        name: nil, settings: settings, parts: converted.parts,
        source: .init(program: converted.program, pages: conversion.pages)))
    // The record tells of the document, not of what was made of it on the way.
    reading.fields = reading.fields.setting(first.fields)
    return reading
  }
}
