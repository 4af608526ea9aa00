import Documents
import Records

/// Writes JSON Resume 1.0.0 and records the source of each field.
struct ResumeWriter {
  private var provenance: Provenance
  private var resume = JSONObject()
  private let options: ResumeOptions

  init(_ document: Document, _ options: ResumeOptions) {
    provenance = Provenance(document, options)
    self.options = options
  }

  /// An object under construction and its JSON Pointer in the resume.
  private struct Node {
    var object = JSONObject()
    var path: String
  }

  static func write(
    _ content: ResumeContent, of document: Document, _ options: ResumeOptions
  ) -> (resume: SourcedResume, explanations: [Explanation]) {
    var writer = ResumeWriter(document, options)
    writer.write(content)
    let provenance = options.hasProvenance ? writer.provenance.written : nil
    return (SourcedResume(writer.resume, provenance: provenance), writer.provenance.explanations)
  }

  private mutating func write(_ content: ResumeContent) {
    writeBasics(content.basics)
    list("work", content.work) { writer, position, node in
      writer.write(position, named: "name", to: &node)
    }
    list("volunteer", content.volunteer) { writer, position, node in
      writer.write(position, named: "organization", to: &node, hasPlace: false)
    }
    list("education", content.education) { $0.write($1, to: &$2) }
    list("awards", content.awards) { writer, item, node in
      writer.set("title", item.name, in: &node)
      writer.setDate("date", item.period?.end ?? item.period?.start, item, in: &node)
      writer.set(item.hasIssuer ? "awarder" : "summary", item.detail, in: &node)
    }
    list("certificates", content.certificates) { writer, item, node in
      writer.set("name", item.name, in: &node)
      writer.setDate("date", item.period?.start ?? item.period?.end, item, in: &node)
      writer.set("url", item.url, in: &node)
      writer.set("issuer", item.detail, in: &node)
    }
    list("publications", content.publications) { writer, item, node in
      writer.set("name", item.name, in: &node)
      writer.setDate("releaseDate", item.period?.end ?? item.period?.start, item, in: &node)
      writer.set("url", item.url, in: &node)
      writer.set(item.hasIssuer ? "publisher" : "summary", item.detail, in: &node)
    }
    list("skills", content.skills) { writer, group, node in
      writer.set("name", group.name, in: &node)
      writer.set("keywords", group.keywords, in: &node)
    }
    list("languages", content.languages) { writer, skill, node in
      writer.set("language", skill.language, in: &node)
      writer.set("fluency", skill.fluency, in: &node)
    }
    list("interests", content.interests) { writer, name, node in
      writer.set("name", name, in: &node)
    }
    list("references", content.references) { writer, item, node in
      writer.set("name", item.name, in: &node)
      writer.set("reference", item.detail, in: &node)
    }
    list("projects", content.projects) { writer, item, node in
      writer.set("name", item.name, in: &node)
      writer.set("description", item.detail, in: &node)
      writer.set("highlights", item.highlights, in: &node)
      writer.setPeriod(item.period, item.periodSources, in: &node)
      writer.set("url", item.url, in: &node)
    }
  }

  private mutating func writeBasics(_ basics: Basics) {
    var node = Node(path: "/basics")
    set("name", basics.name, in: &node)
    set("label", basics.label, in: &node)
    set("email", basics.mail, in: &node)
    set("phone", basics.phone, in: &node)
    set("url", basics.url, in: &node)
    set("summary", basics.summary, in: &node)
    if let place = basics.place {
      var location = Node(path: "/basics/location")
      set("address", basics.address, in: &location)
      set("postalCode", place.postalCode.map { Value($0, confidence: 0.8) }, in: &location)
      set("city", place.city.map { Value($0, confidence: 0.85) }, in: &location)
      if let code = place.countryCode {
        set(
          "countryCode", Value(code, sources: [place.fragment.source], confidence: 0.9),
          in: &location)
      }
      set("region", place.region.map { Value($0, confidence: 0.85) }, in: &location)
      if !location.object.isEmpty { node.object["location"] = .object(location.object) }
    }
    if !basics.profiles.isEmpty {
      var profiles: [JSON] = []
      for profile in basics.profiles {
        var entry = Node(path: "/basics/profiles/\(profiles.count)")
        guard profile.url.confidence >= options.minimumConfidence else { continue }
        entry.object["network"] = .string(profile.network)
        if let name = profile.username { entry.object["username"] = .string(name) }
        set("url", profile.url, in: &entry)
        profiles.append(.object(entry.object))
      }
      node.object["profiles"] = .array(profiles)
    }
    if !node.object.isEmpty { resume["basics"] = .object(node.object) }
  }

  private mutating func list<Element>(
    _ name: String, _ elements: [Element],
    _ write: (inout ResumeWriter, Element, inout Node) -> Void
  ) {
    var values: [JSON] = []
    for element in elements {
      var node = Node(path: "/\(name)/\(values.count)")
      write(&self, element, &node)
      // An entry of which only dates are certain says nothing.
      let isNamed = node.object.members.contains { Self.identities.contains($0.name) }
      if isNamed || options.minimumConfidence == 0 && !node.object.isEmpty {
        values.append(.object(node.object))
      }
    }
    if !values.isEmpty { resume[name] = .array(values) }
  }

  /// Members that say what an entry is.
  private static let identities: Set<String> = [
    "name", "position", "organization", "institution", "studyType", "area", "title", "language",
    "keywords",
  ]

  private mutating func write(
    _ position: Position, named name: String, to node: inout Node, hasPlace: Bool = true
  ) {
    set(name, position.organization, in: &node)
    set("position", position.title, in: &node)
    if hasPlace { set("location", position.place, in: &node) }
    setPeriod(position.period, position.periodSources, in: &node)
    set("summary", position.summary, in: &node)
    set("highlights", position.highlights, in: &node)
  }

  private mutating func write(_ study: Study, to node: inout Node) {
    set("institution", study.institution, in: &node)
    set("area", study.area, in: &node)
    set("studyType", study.studyType, in: &node)
    if let period = study.period, !period.isRange {
      // A single date in an education entry is its end.
      set(
        "endDate", Value(period.end?.text ?? "", sources: study.periodSources, confidence: 0.85),
        in: &node)
    } else {
      setPeriod(study.period, study.periodSources, in: &node)
    }
    set("score", study.score, in: &node)
    set("courses", study.courses, in: &node)
  }

  private mutating func set(_ name: String, _ value: Value?, in node: inout Node) {
    guard let value, !value.text.isEmpty, value.confidence >= options.minimumConfidence else {
      return
    }
    node.object[name] = .string(value.text)
    provenance.add(node.path, name, value)
  }

  private mutating func set(_ name: String, _ values: [Value], in node: inout Node) {
    let kept = values.filter {
      !$0.text.isEmpty && $0.confidence >= options.minimumConfidence
    }
    guard !kept.isEmpty else { return }
    node.object[name] = .array(kept.map { .string($0.text) })
    for (index, value) in kept.enumerated() {
      provenance.add(node.path, name, item: index, value)
    }
  }

  private mutating func setPeriod(_ period: Period?, _ sources: [Value.Source], in node: inout Node)
  {
    guard let period else { return }
    let confidence = period.isRange ? 0.95 : 0.8
    if let start = period.start {
      set("startDate", Value(start.text, sources: sources, confidence: confidence), in: &node)
    }
    if let end = period.end {
      set("endDate", Value(end.text, sources: sources, confidence: confidence), in: &node)
    }
  }

  private mutating func setDate(
    _ name: String, _ date: CalendarDate?, _ item: Item, in node: inout Node
  ) {
    guard let date else { return }
    set(name, Value(date.text, sources: item.periodSources, confidence: 0.9), in: &node)
  }
}
