#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Python's JSON reader, to compare ours with.
enum JSONPeer {
  static let isAvailable = system("python3 -c 'import json, hashlib' >/dev/null 2>&1") == 0

  /// For each line `-` if it is not a JSON object in UTF-8; otherwise the values of `a`, `b`,
  /// `is_remote` and `added`, then a digest of all members except the last two, separated by
  /// spaces.
  ///
  /// A value is `.` if it is missing, `s` and the text in hexadecimal (UTF-8, with U+FFFD for a
  /// lone surrogate), `n` and the number as spelled, `true`, `false`, `null`, or `c` for an array
  /// or object.
  static func read(_ lines: [[UInt8]]) throws -> [String] {
    var path = Array("/tmp/records-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0, let stream = fdopen(file, "w") else { throw Fault(step: "mkstemp") }
    defer { unlink(path) }
    let text = Array(lines.joined(separator: CollectionOfOne(0x0A)))
    guard fwrite(text, 1, text.count, stream) == text.count, fclose(stream) == 0 else {
      throw Fault(step: "fwrite")
    }
    let name = path.withUnsafeBufferPointer { String(cString: Array($0)) }
    guard let peer = popen("python3 -c '\(script)' <\(name)", "r") else {
      throw Fault(step: "popen")
    }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, peer)
      if count == 0 { break }
      output += chunk[..<count]
    }
    guard pclose(peer) == 0 else { throw Fault(step: "python3") }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  struct Fault: Error { var step: String }

  private static let script = """
    import json, sys, hashlib
    class Number(str): pass
    def refuse(word): raise ValueError
    def value(o, name):
      if name not in o: return "."
      v = o[name]
      if v is None: return "null"
      if v is True: return "true"
      if v is False: return "false"
      if isinstance(v, Number): return "n" + v
      if isinstance(v, str):
        return "s" + v.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace").encode().hex()
      return "c"
    for line in sys.stdin.buffer.read().split(b"\\n"):
      try:
        o = json.loads(line.decode("utf-8"), parse_int=Number, parse_float=Number, parse_constant=refuse)
        if not isinstance(o, dict): raise ValueError
      except ValueError:
        print("-")
        continue
      values = [value(o, name) for name in ("a", "b", "is_remote", "added")]
      rest = {k: v for k, v in o.items() if k not in ("is_remote", "added")}
      print(*values, hashlib.sha256(json.dumps(rest).encode()).hexdigest())
    """
}
