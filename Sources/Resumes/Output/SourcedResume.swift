package import Records

/// A resume in JSON Resume 1.0.0 and the sources of its fields, which are already written.
package struct SourcedResume: Sendable {
  /// The resume without `meta`.
  package var fields: JSONObject
  /// The object `meta.x-provenance` as JSON; nil if it is left out.
  var provenance: [UInt8]?

  package init(fields: JSONObject = JSONObject()) { self.fields = fields }

  init(_ fields: JSONObject, provenance: [UInt8]?) {
    self.fields = fields
    self.provenance = provenance
  }

  /// Writes the whole resume as JSON.
  package func write(to bytes: inout [UInt8]) {
    JSON.object(fields).write(to: &bytes)
    bytes.removeLast()
    if !fields.isEmpty { bytes.append(UInt8(ascii: ",")) }
    bytes.append(contentsOf: #""meta":{"version":"v1.0.0""#.utf8)
    if let provenance {
      bytes.append(contentsOf: #","x-provenance":"#.utf8)
      bytes.append(contentsOf: provenance)
    }
    bytes.append(contentsOf: "}}".utf8)
  }

  /// The whole resume as a value.
  package var json: JSON {
    var resume = fields
    var meta: JSONObject = JSONObject([.init(name: "version", value: "v1.0.0")])
    if let provenance { meta["x-provenance"] = try? JSON(parsing: provenance) }
    resume["meta"] = .object(meta)
    return .object(resume)
  }
}
