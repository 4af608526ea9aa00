/// The members of a JSON object in the order in which they were read or added.
///
/// Of members with the same name the last one counts, at the place of the first.
package struct JSONObject: Sendable, Hashable {
  package struct Member: Sendable, Hashable {
    package var name: String
    package var value: JSON

    package init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  package private(set) var members: [Member] = []

  package init() {}

  package init(_ members: [Member]) {
    self.members.reserveCapacity(members.count)
    for member in members { self[member.name] = member.value }
  }

  /// Setting a member keeps its place, a new one goes to the end, nil removes it.
  package subscript(name: String) -> JSON? {
    get { members.first { $0.name == name }?.value }
    set {
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  package var isEmpty: Bool { members.isEmpty }
}
