/// Decodes a stream with its filters (ISO 32000-2, 7.4). A stream with an image filter decodes to
/// nothing, because images contain no text.
struct FilterChain {
  let store: ObjectStore
  /// Filters that are applied. Real streams have up to three.
  private static let mostFilters = 16
  /// The expected ratio of decoded to encoded size, and the minimum capacity. Content streams are
  /// compressed to a tenth or a twentieth, and memory that is not written costs nothing.
  private static let expansion = (ratio: 32, least: 512)

  /// - Parameter limit: The number of bytes to decode; nil for all.
  func decode(_ stream: PDFStream, upTo limit: Int? = nil) -> OwnedBytes {
    var output = store.decryptor?.decrypt(stream, store: store)
    let dictionary = stream.dictionary
    let filters = list(dictionary, "Filter", "F")
    let parameters = list(dictionary, "DecodeParms", "DP")
    for (index, filter) in filters.prefix(Self.mostFilters).enumerated() {
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

  /// The items of an array or a single object. The short key is that of inline images.
  private func list(
    _ dictionary: PDFDictionary, _ key: StaticString, _ short: StaticString
  ) -> [PDFObject] {
    var value = store.value(dictionary, key)
    if value.isNull { value = store.value(dictionary, short) }
    if case .array(let items) = value { return items }
    return value.isNull ? [] : [value]
  }

  /// Nil for image filters and unknown filters.
  private func apply(
    _ name: ByteRun, _ parameters: PDFDictionary, to input: ByteRun, upTo wanted: Int?
  ) -> OwnedBytes? {
    let allowance = store.budget.streamAllowance
    guard allowance > 0 else { return nil }
    var sink = ByteSink(
      capacity: max(Self.expansion.least, input.count &* Self.expansion.ratio),
      limit: min(allowance, wanted ?? allowance))
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
