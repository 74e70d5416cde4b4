import Diagnostics
import JSONSyntax
import SourceText
import SpecModel
import SpecSemantics
import SpecSyntax

/// What seems to be meant where a response is not what the specs say.
extension SampleDecoder {
  /// Enough objects show whether what is not in them stands there under another key.
  static let mostTries = 3
  /// Who mistypes a key does not have a great many of them.
  static let mostKeys = 64

  /// Notes of what kind the dates are, where none of those that cannot be read is of another.
  mutating func noteDates() {
    guard otherDates.count == 1, let style = otherDates.first ?? nil, let api else { return }
    slips.noteDates(style, of: api)
    findings.causeOfDates = SampleSlips.causeOfDates(of: api)
  }

  /// Notes a value that the case for all others stands for, if a case has nearly that value.
  mutating func noteStray(
    _ text: String, of type: String, among cases: [String], named names: [String] = [],
    at node: JSONTree.NodeID, orCalledAfter namesake: (String) -> String? = { _ in nil }
  ) {
    let place = Location(file: sample.file, span: tree.span(node))
    strangers.add(
      .init(text: text, place: place, isName: names.contains(text)), of: type)
    var alike = NearMiss.sharingWords(with: text, among: cases)
    if alike.isEmpty { alike = cases.filter { NearMiss.differByOneWord(text, $0) } }
    let only = alike.count == 1 ? alike.first : nil
    let near =
      cases.first { NearMiss.isSlip(text, of: $0) } ?? only
      ?? cases.first { text == "\($0)s" || $0 == "\(text)s" } ?? namesake(text)
    guard let near else { return }
    slips.note(SampleSlips.Stray(type: type, text: text, near: near, place: place))
  }

  /// Looks whether an object that lacks the key of a member has another one that was meant.
  mutating func noteAbsence(of position: Int, in shape: ModelShape, at node: JSONTree.NodeID) {
    let number = shape.first + position
    guard tries[number] < Self.mostTries else { return }
    tries[number] += 1
    let member = shape.members[position]
    let derived = keys.key(for: member.name)
    let unread = tree.members(of: node).prefix(Self.mostKeys).compactMap { entry in
      let text = tree.string(entry.key)
      return shape.positions[text] == nil ? (text, entry.key, entry.value) : nil
    }
    for (text, key, value) in unread {
      guard
        NearMiss.isSlip(text, of: member.key) || text == derived
          || member.keyPlace == nil
            && member.type.unwrapped.isNamed(by: text, after: member.name)
          || member.keyPlace != nil && text == keys.other.key(for: member.name),
        isPossible(value, as: member.type)
      else { continue }
      let isStyled = member.keyPlace == nil && keys.other.key(for: member.name) == text
      let style = isStyled && !hasOwnStyle(of: shape, in: node) ? keys.other : nil
      return noteAbsence(of: member, number, near: text, at: key, style: style)
    }
    // A field may have been given another name, of which its key in payloads knows nothing.
    let renamed = unread.filter { text, _, value in
      tree.kind(value) != .null && isPossible(value, as: member.type)
        && NearMiss.isRenamed(text, member.key, isOnlyOne: unread.count == 1)
    }
    guard renamed.count == 1, let (text, key, _) = renamed.first else { return }
    noteAbsence(of: member, number, near: text, at: key, style: nil)
  }

  private mutating func noteAbsence(
    of member: ModelShape.Member, _ number: Int, near text: String, at key: JSONTree.NodeID,
    style: KeyStyle?
  ) {
    tries[number] = .max
    slips.note(
      SampleSlips.Absence(
        key: member.key, near: text, path: PayloadPath.written([text]), style: style,
        field: member.demand.place, keyPlace: member.keyPlace,
        sample: Location(file: sample.file, span: tree.span(key))))
  }

  /// Whether a value could be read as a type, as far as is seen at first glance.
  func isPossible(_ node: JSONTree.NodeID, as type: SpecType) -> Bool {
    switch type {
    case .optional(let wrapped): return tree.kind(node) == .null || isPossible(node, as: wrapped)
    case .list: return tree.kind(node) == .array
    case .model, .union: return tree.kind(node) == .object
    case .enumeration: return tree.kind(node) == .string
    case .builtin(let type):
      let scalars = SampleScalars(tree: tree, dates: dates, booleans: booleans)
      return scalars.problem(of: node, as: type) == nil
    }
  }

  /// The style of keys in which an object has the value of a member, if nothing in it is in the API's own.
  func styleMeant(
    by member: ModelShape.Member, of shape: ModelShape, in node: JSONTree.NodeID
  ) -> KeyStyle? {
    let other = keys.other
    let key = other.key(for: member.name)
    guard member.keyPlace == nil, key != member.key, tree.value(of: key, in: node) != nil,
      !hasOwnStyle(of: shape, in: node)
    else { return nil }
    return other
  }

  /// What asks for a key that an object lacks: where it is said by `json:` and the object has the field's own name, which
  /// nothing reads, that is what has to be mended.
  mutating func demandOfKey(
    of position: Int, in shape: ModelShape, at node: JSONTree.NodeID
  ) -> SampleDemand {
    let member = shape.members[position]
    guard member.keyPlace != nil else {
      var demand = member.demand
      demand.keyRenamed = keyRenamed(to: position, in: shape, at: node)
      return demand
    }
    let own = keys.key(for: member.name)
    guard let place = member.keyPlace, own != member.key, shape.positions[own] == nil,
      tree.value(of: own, in: node) != nil
    else { return member.demand }
    return SampleDemand(
      place: place, text: member.demand.text, field: member.demand.field,
      declaration: member.demand.declaration, path: member.key, keyOfField: own)
  }

  /// The only key of an object which nothing reads, and which a field may have had before it was given another name.
  private mutating func keyRenamed(
    to position: Int, in shape: ModelShape, at node: JSONTree.NodeID
  ) -> String? {
    let number = shape.first + position
    guard tries[number] < Self.mostTries else { return nil }
    tries[number] += 1
    let member = shape.members[position]
    let unread = tree.members(of: node).prefix(Self.mostKeys).filter {
      shape.positions[tree.string($0.key)] == nil
    }
    let renamed = unread.filter { entry in
      let text = tree.string(entry.key)
      return tree.kind(entry.value) != .null && isPossible(entry.value, as: member.type)
        && (NearMiss.isRenamed(text, member.key, isOnlyOne: unread.count == 1)
          || NearMiss.differByOneWord(text, member.name))
    }
    // Dates are told by their values, whatever they are called.
    let found =
      renamed.isEmpty && member.type.unwrapped == .builtin(.date)
      ? unread.filter { tree.kind($0.value) == .string && isPossible($0.value, as: member.type) }
      : renamed
    guard found.count == 1, let only = found.first else { return nil }
    return PayloadPath.written([tree.string(only.key)])
  }

  /// Whether an object has keys that are those of fields in the API's own style only.
  private func hasOwnStyle(of shape: ModelShape, in node: JSONTree.NodeID) -> Bool {
    shape.members.contains { member in
      member.keyPlace == nil && keys.other.key(for: member.name) != member.key
        && tree.value(of: member.key, in: node) != nil
    }
  }

  /// Reports a path that leads nowhere, with what may be meant.
  ///
  /// - Parameters:
  ///   - key: What the object lacks that the path comes to.
  ///   - isOfOne: Whether other responses may have it.
  mutating func reportNowhere(
    _ path: String, lacking key: String, at node: JSONTree.NodeID, for demand: SampleDemand,
    isOfOne: Bool = false
  ) {
    let tree = tree
    let lacks = isOfOne ? key : nil
    report(.nowhere(path: path, lacks: lacks), at: node, for: demand) {
      let members = Array(tree.members(of: node).prefix(Self.mostKeys))
      let names = members.map { tree.string($0.key) }
      let alike = names.filter {
        min($0.count, key.count) > 2 && ($0.hasPrefix(key) || key.hasPrefix($0))
      }
      let rest = Self.rest(of: path, behind: key)
      if !rest.isEmpty, tree.value(at: rest, in: node) != nil {
        return .nowhere(path: path, lacks: lacks, near: path.removing(key))
      }
      let guess =
        NearMiss.suggestion(for: key, among: names) ?? (alike.count == 1 ? alike.first : nil)
      let near = guess.flatMap { name -> String? in
        guard let found = tree.value(at: [name] + rest, in: node) else { return nil }
        return demand.isOfList && tree.kind(found) != .array ? nil : name
      }
      if near == nil, !demand.isOfList, let last = path.split(separator: ".").last,
        last.count < path.count, let root = tree.root,
        let found = tree.value(at: [String(last)], in: root),
        [.string, .number].contains(tree.kind(found))
      {
        return .nowhere(path: path, lacks: lacks, near: String(last))
      }
      let lists =
        demand.isOfList && node == tree.root ? members.filter { tree.kind($0.value) == .array } : []
      return .nowhere(
        path: path, lacks: lacks, near: near.map { path.replacing(key, by: $0) },
        lists: lists.map { tree.string($0.key) })
    }
  }

  /// Reports a response that is taken for an item, and has nothing of one but what stands within it.
  mutating func isWrapped(_ node: JSONTree.NodeID, by plan: SamplePlan) -> Bool {
    guard tree.kind(node) == .object, let (name, keys) = keysOfItem(plan.item) else { return false }
    let members = tree.members(of: node)
    guard !members.contains(where: { keys.contains(tree.string($0.key)) }) else { return false }
    let within = places(of: keys, in: node)
    guard !within.isEmpty else { return false }
    report(.wrapped(model: name, lists: within), at: node, for: plan.itemDemand)
    return true
  }

  /// The keys by which items are known: those of a model with something that has to be there, or a union's tag.
  private mutating func keysOfItem(_ type: SpecType) -> (name: String, keys: Set<String>)? {
    switch type {
    case .model(let name):
      // Where its items stand does not depend on who reads them.
      let own = index.model(name).flatMap {
        $0.swift == nil ? nil : ModelShape(of: $0, keys: keys, first: 0, in: index)
      }
      guard let shape = own ?? shape(of: name), shape.members.contains(where: { !$0.isOptional })
      else { return nil }
      return (name, Set(shape.positions.keys))
    case .union(let name): return index.union(name).map { (name, [$0.tag.text]) }
    default: return nil
    }
  }

  /// Where in a response there is what has some keys, as itself or in a list.
  private func places(of keys: Set<String>, in node: JSONTree.NodeID) -> [String] {
    func isItem(_ node: JSONTree.NodeID) -> Bool {
      tree.members(of: node).contains { keys.contains(tree.string($0.key)) }
    }
    func holds(_ node: JSONTree.NodeID) -> Bool {
      tree.kind(node) == .array
        ? tree.elements(of: node).first(where: { _ in true }).map(isItem) == true : isItem(node)
    }
    let members = tree.members(of: node).prefix(Self.mostKeys)
    let near = members.filter { holds($0.value) }.map { tree.string($0.key) }
    guard near.isEmpty else { return near }
    return members.flatMap { outer in
      tree.members(of: outer.value).prefix(Self.mostKeys).filter { holds($0.value) }
        .map { "\(tree.string(outer.key)).\(tree.string($0.key))" }
    }
  }
}

extension JSONTree {
  /// The value to which some keys lead, each within the one before.
  func value(at keys: [String], in node: NodeID) -> NodeID? {
    var place = node
    for key in keys {
      guard kind(place) == .object, let next = value(of: key, in: place) else { return nil }
      place = next
    }
    return place
  }
}

extension SampleDecoder {
  /// The keys of a dotted path behind one of them.
  fileprivate static func rest(of path: String, behind key: String) -> [String] {
    let keys = SamplePlan.keys(path[...])
    guard let position = keys.firstIndex(of: key) else { return [] }
    return Array(keys[(position + 1)...])
  }
}

extension String {
  /// A dotted path without one of its keys.
  fileprivate func removing(_ key: String) -> String {
    var parts = split(separator: ".", omittingEmptySubsequences: false)
    if let position = parts.firstIndex(where: { $0 == key }) { parts.remove(at: position) }
    return parts.joined(separator: ".")
  }

  /// A dotted path with another key in the place of one.
  fileprivate func replacing(_ key: String, by other: String) -> String {
    split(separator: ".", omittingEmptySubsequences: false)
      .map { part in
        part == key ? other : part == key + "[]" ? other + "[]" : String(part)
      }
      .joined(separator: ".")
  }
}

extension SpecType {
  /// Whether a key is the name of a field with a word that says what a value of the type is: `like_count` for the number
  /// `likes`, `photo_url` for the address `photo`.
  fileprivate func isNamed(by key: String, after name: String) -> Bool {
    guard case .builtin(let type) = self else { return false }
    let words: [String] =
      switch type {
      case .integer, .number: ["count", "total", "number", "amount"]
      case .url: ["url", "uri", "link", "href"]
      case .date: ["at", "date", "time", "on"]
      case .boolean: ["is", "has"]
      default: []
      }
    return words.contains { NearMiss.hasWord($0, beside: name, key) }
  }
}
