/// JSON objects with a few random changes: the same lines for the same seed.
struct MutatedLines: Sequence, IteratorProtocol {
  /// Unusual but valid lines, and a few that are not objects.
  private static let seeds: [String] = [
    "{}", "[]", "null", #"{"a":-0}"#, #"{"a":-0.0e-0,"b":1E+5}"#, #"{"a":1.5e+300,"b":1.0}"#,
    #"{"a":12345678901234567890123,"b":0.10}"#, #"{"a":"\ud83d\ude00","b":"\u00E9\u20ac"}"#,
    #"{"a":"\ud800","b":"\udc00\ud800x\ud83d"}"#, #"{"a":"\u0000x","b\u0000":"\u001f"}"#,
    #"{"a":[1,[2,[3,{"b":{}}]]],"b":[[],{},""]}"#, #"{"is_remote":true,"is_remot\u0065":false}"#,
    #"{"a":1,"a":"2","\u0061":3,"b":null}"#, #"{"a":"é€😀","b":"\/\"\\\b\f\n\r\t"}"#,
    #"{"a":{"b":{"c":[{},{}]}},"is_remote":true}"#, #" { "a" : true , "b" : false } "#,
    #"{"a":true,"b":false,"c":null,"is_remote":true}"#, #"{"":"","a":{"":[]}}"#,
    #"{"id":"j-1","title":"Swift Engineer (m/f/d)","company_name":"Müller & Söhne","salary":1.50,"#
      + #""is_remote":false,"posted_at":"2 days ago","tags":["a","b"],"a":"long enough for blocks"}"#,
  ]

  private static let tokens: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "e", "1", "0", "-", ".", "+", " ", "\t", "true",
      "nul", "\\u", "\\u0000", "\\ud800", "\\udc00", "\\/", "\u{7F}", "\u{FEFF}", "é",
      "\"a\":1,", "\"is_remote\":true,", "\u{0}", "\u{1F}",
    ].map { Array($0.utf8) } + [
      [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ]

  private var random: SplitMix
  private var left: Int

  init(_ count: Int, seed: UInt64) {
    random = SplitMix(state: seed)
    left = count
  }

  mutating func next() -> [UInt8]? {
    if left == 0 { return nil }
    left -= 1
    var line = Array(Self.seeds[random.below(Self.seeds.count)].utf8)
    for _ in 0..<random.below(4) { mutate(&line) }
    line.removeAll { $0 == 0x0A }
    return line
  }

  private mutating func mutate(_ line: inout [UInt8]) {
    let place = random.below(line.count + 1)
    let other = random.below(line.count + 1)
    let range = Swift.min(place, other)..<Swift.max(place, other)
    switch random.below(6) {
    case 0 where place < line.count: line.remove(at: place)
    case 1 where place < line.count: line[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: line.insert(contentsOf: line[range], at: other)
    case 3 where random.below(3) == 0: line.removeSubrange(range)
    default: line.insert(contentsOf: Self.tokens[random.below(Self.tokens.count)], at: place)
    }
  }
}

extension SplitMix {
  fileprivate mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
