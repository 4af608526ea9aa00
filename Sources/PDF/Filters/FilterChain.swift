/// Decodes a stream through its filters (ISO 32000-2, 7.4). Filters of images end the chain: their
/// data is of no use to text, and the stream is empty then.
struct FilterChain {
  let store: ObjectStore

  /// - Parameter limit: how many bytes are wanted; nil for all of them.
  func decode(_ stream: PDFStream, upTo limit: Int? = nil) -> OwnedBytes {
    var output = store.decryptor?.decrypt(stream, store: store)
    let dictionary = stream.dictionary
    let filters = list(dictionary, "Filter", "F")
    let parameters = list(dictionary, "DecodeParms", "DP")
    for (index, filter) in filters.prefix(16).enumerated() {
      guard let name = store.resolve(filter).name else { continue }
      let parameter = index < parameters.count ? store.dictionary(parameters[index]) : nil
      let wanted = index == filters.count - 1 ? limit : nil
      let decoded: OwnedBytes?
      if let input = output {
        decoded = input.withRun { apply(name, parameter ?? PDFDictionary(), to: $0, upTo: wanted) }
      } else {
        decoded = apply(name, parameter ?? PDFDictionary(), to: stream.raw, upTo: wanted)
      }
      guard let decoded else { return OwnedBytes(copying: []) }
      output = decoded
    }
    return output ?? OwnedBytes(copying: stream.raw.buffer)
  }

  /// One object or an array of them; the short key is that of inline images.
  private func list(
    _ dictionary: PDFDictionary, _ key: StaticString, _ short: StaticString
  ) -> [PDFObject] {
    var value = store.value(dictionary, key)
    if value.isNull { value = store.value(dictionary, short) }
    if case .array(let items) = value { return items }
    return value.isNull ? [] : [value]
  }

  /// Nil for filters that give no bytes of use.
  private func apply(
    _ name: ByteRun, _ parameters: PDFDictionary, to input: ByteRun, upTo wanted: Int?
  ) -> OwnedBytes? {
    let allowance = store.budget.streamAllowance
    guard allowance > 0 else { return nil }
    // Content streams shrink to a tenth or a twentieth, and room that is not written to costs nothing.
    var sink = ByteSink(
      capacity: max(512, input.count &* 32), limit: min(allowance, wanted ?? allowance))
    var predictor: Predictor?
    if name == "FlateDecode" || name == "Fl" {
      store.inflater.inflate(input, into: &sink)
      predictor = Predictor(parameters, store: store)
    } else if name == "LZWDecode" || name == "LZW" {
      let early = store.value(parameters, "EarlyChange").integer ?? 1
      LZWDecoder(growsEarly: early != 0).decode(input, into: &sink)
      predictor = Predictor(parameters, store: store)
    } else if name == "ASCII85Decode" || name == "A85" {
      ASCII85Decoder.decode(input, into: &sink)
    } else if name == "ASCIIHexDecode" || name == "AHx" {
      ASCIIHexDecoder.decode(input, into: &sink)
    } else if name == "RunLengthDecode" || name == "RL" {
      RunLengthDecoder.decode(input, into: &sink)
    } else if name == "Crypt" {
      sink.append(input)
    } else {
      _ = sink.finish()
      return nil
    }
    store.budget.spend(decoded: sink.count)
    let isFull = sink.isFull && sink.limit == allowance
    let output = sink.finish()
    if isFull { store.budget.exceed("decoded bytes") }
    guard let predictor else { return output }
    return output.withRun { predictor.undo($0) }
  }
}
