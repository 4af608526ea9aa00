/// The members of a JSON object in the order in which they were read or added.
///
/// Of members with the same name the last one counts, at the place of the first. Names are equal if
/// their bytes are (RFC 8259 §8.3): the composed and decomposed forms of a letter differ.
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
    if members.count <= Self.longestLinearSearch {
      for member in members { self[member.name] = member.value }
      return
    }
    // Strings in ASCII are equal if their bytes are, and are hashed several times as fast.
    if members.allSatisfy({ $0.name.utf8.allSatisfy { $0 < 0x80 } }) {
      add(members) { $0 }
    } else {
      add(members) { Array($0.utf8) }
    }
  }

  /// - Precondition: No two members have the same name.
  package init(distinct members: [Member]) {
    assert(JSONObject(members).members.count == members.count)
    self.members = members
  }

  private mutating func add<Key: Hashable>(_ members: [Member], by key: (String) -> Key) {
    var places: [Key: Int] = [:]
    for member in members {
      let name = key(member.name)
      if let place = places[name] {
        self.members[place].value = member.value
      } else {
        places[name] = self.members.count
        self.members.append(member)
      }
    }
  }

  /// The number of members up to which comparing with each is faster than a dictionary.
  private static let longestLinearSearch = 32

  /// Setting an existing member keeps its place, a new one is added at the end, nil removes it.
  package subscript(name: String) -> JSON? {
    get { index(of: name).map { members[$0].value } }
    set {
      let index = index(of: name)
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  private func index(of name: String) -> Int? {
    // Strings that are canonically equivalent are equal although their bytes differ.
    members.firstIndex { $0.name == name && $0.name.utf8.elementsEqual(name.utf8) }
  }

  package var isEmpty: Bool { members.isEmpty }
}
