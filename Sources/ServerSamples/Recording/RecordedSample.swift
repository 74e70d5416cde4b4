import Diagnostics
import JSONSyntax
import SourceText

/// An answer as it is kept: blanked, with its keys in order, an entry a line.
package struct RecordedSample: Sendable {
  package let text: String
  /// How many values were blanked.
  package let blanked: Int

  /// - Returns: nil for what is no JSON.
  package init?(_ bytes: [UInt8], rules: BlankingRules) {
    let tree = JSONTree(bytes)
    guard let root = tree.root else { return nil }
    var names = PersonNames(tree, rules: rules)
    names.collect(root, owner: nil)
    var writer = SampleWriter(tree: tree, rules: rules, names: names.found)
    writer.write(root, indent: "", owner: nil)
    text = writer.text + "\n"
    blanked = writer.blanked
  }
}

/// The full names of persons, which may stand in texts as well.
private struct PersonNames {
  let tree: JSONTree
  let rules: BlankingRules
  private(set) var found: [String] = []
  private var seen: Set<String> = []

  init(_ tree: JSONTree, rules: BlankingRules) {
    self.tree = tree
    self.rules = rules
  }

  mutating func collect(_ node: JSONTree.NodeID, owner: String?) {
    switch tree.kind(node) {
    case .array: for element in tree.elements(of: node) { collect(element, owner: owner) }
    case .object:
      let members = Array(tree.members(of: node))
      let keys = Set(members.map { tree.string($0.key) })
      for member in members {
        let key = tree.string(member.key)
        if tree.kind(member.value) == .string,
          rules.kind(of: key, siblings: keys, owner: owner) == .name
        {
          add(tree.string(member.value))
        }
        collect(member.value, owner: key)
      }
    case .null, .isTrue, .isFalse, .number, .string: break
    }
  }

  private mutating func add(_ name: String) {
    guard name.contains(" "), name.count >= 5, found.count < 1000, seen.insert(name).inserted
    else { return }
    found.append(name)
  }
}

private struct SampleWriter {
  let tree: JSONTree
  let rules: BlankingRules
  let names: [String]
  private(set) var text = ""
  private(set) var blanked = 0

  init(tree: JSONTree, rules: BlankingRules, names: [String]) {
    self.tree = tree
    self.rules = rules
    self.names = names
  }

  mutating func write(
    _ node: JSONTree.NodeID, indent: String, owner: String?, as kind: BlankingRules.Kind? = nil
  ) {
    switch tree.kind(node) {
    case .null: text += "null"
    case .isTrue: text += "true"
    case .isFalse: text += "false"
    case .number: text += number(node, as: kind)
    case .string: text += string(tree.string(node), as: kind).jsonString
    case .array: writeArray(node, indent: indent, owner: owner, as: kind)
    case .object: writeObject(node, indent: indent, owner: owner, as: kind)
    }
  }

  private mutating func writeArray(
    _ node: JSONTree.NodeID, indent: String, owner: String?, as kind: BlankingRules.Kind?
  ) {
    let elements = Array(tree.elements(of: node))
    guard !elements.isEmpty else {
      text += "[]"
      return
    }
    let inner = indent + "  "
    for (position, element) in elements.enumerated() {
      text += position == 0 ? "[\n" : ",\n"
      text += inner
      write(element, indent: inner, owner: owner, as: kind)
    }
    text += "\n\(indent)]"
  }

  /// - Parameter kind: What it stands under: all within a secret is one, and within a name.
  private mutating func writeObject(
    _ node: JSONTree.NodeID, indent: String, owner: String?, as kind: BlankingRules.Kind?
  ) {
    let all = tree.members(of: node).map { (tree.string($0.key), $0.value) }
    let keys = Set(all.map(\.0))
    let members = all.filter { !rules.dropped.contains($0.0) }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    let outer = kind == .secret || kind == .name ? kind : nil
    let inner = indent + "  "
    for (position, (key, value)) in members.enumerated() {
      text += position == 0 ? "{\n" : ",\n"
      text += "\(inner)\(key.jsonString): "
      let own = rules.kind(of: key, siblings: keys, owner: owner)
      write(
        value, indent: inner, owner: key,
        as: own ?? (rules.kept.contains(key) ? nil : outer))
    }
    text += "\n\(indent)}"
  }

  // MARK: - Values

  private mutating func number(_ node: JSONTree.NodeID, as kind: BlankingRules.Kind?) -> String {
    let written = String(tree.number(node))
    guard kind == .secret || kind == .number || kind == .day else { return written }
    blanked += 1
    // Of the same size, and no number begins with 0.
    return String(decoding: written.utf8.map { $0.isDigit ? UInt8(ascii: "1") : $0 }, as: UTF8.self)
  }

  private mutating func string(_ value: String, as kind: BlankingRules.Kind?) -> String {
    guard !value.isEmpty else { return value }
    let blank: String =
      switch kind {
      case .secret?, .number?: BlankedText.masked(value)
      case .address?: value.contains("@") ? BlankedText.address(value) : BlankedText.masked(value)
      case .name?: BlankedText.name(value)
      case .surname?: BlankedText.surname(value)
      case .handle?: BlankedText.handle(value)
      case .day?: BlankedText.day(value)
      case nil: SecretForms.blanked(value, names: names)
      }
    if blank != value { blanked += 1 }
    return blank
  }
}
