import Diagnostics
import JSONSyntax
import SourceText

/// What a JSON text should say, where it does not yet.
enum JSONPatch {
  case string(String)
  case object([String: JSONPatch])

  /// A value below others, by the keys that lead to it.
  static func at(_ path: [String], _ value: JSONPatch) -> JSONPatch {
    path.reversed().reduce(value) { .object([$1: $0]) }
  }

  /// What both say; of a text the other is taken.
  mutating func merge(_ other: JSONPatch) {
    guard case .object(var members) = self, case .object(let others) = other else {
      self = other
      return
    }
    for (key, value) in others {
      if var member = members[key] {
        member.merge(value)
        members[key] = member
      } else {
        members[key] = value
      }
    }
    self = .object(members)
  }
}

/// Makes a JSON text say something more, in the style that Xcode writes catalogues in; all else stays as it is.
struct JSONPatcher {
  private let tree: JSONTree
  private let colon: String

  init(_ tree: JSONTree) {
    self.tree = tree
    // As Xcode writes it, unless somebody else wrote the file.
    let isOther = tree.root.flatMap { root in
      tree.members(of: root).first { _ in true }.map { member in
        tree.bytes[tree.span(member.key).range.upperBound] == UInt8(ascii: ":")
      }
    }
    colon = isOther == true ? ": " : " : "
  }

  func edits(_ patch: JSONPatch) -> [TextEdit] {
    tree.root.map { edits(patch, of: $0) } ?? []
  }

  private func edits(_ patch: JSONPatch, of node: JSONTree.NodeID) -> [TextEdit] {
    guard case .object(let patches) = patch, tree.kind(node) == .object else {
      if case .string(let text) = patch, tree.kind(node) == .string, tree.string(node) == text {
        return []
      }
      return [TextEdit(tree.span(node), written(patch, indentation(of: node)))]
    }
    let members = Array(tree.members(of: node))
    let keys = members.map { tree.string($0.key) }
    let order = KeyOrder(of: keys)
    var edits: [TextEdit] = []
    var additions: [Int: [(String, JSONPatch)]] = [:]
    for (key, patch) in patches.sorted(by: { KeyOrder.byLetters.precedes($0.key, $1.key) }) {
      if let known = keys.firstIndex(of: key) {
        edits += self.edits(patch, of: members[known].value)
      } else {
        let position = KeyOrder.position(of: key, among: keys, in: order)
        additions[position, default: []].append((key, patch))
      }
    }
    for (position, added) in additions.sorted(by: { $0.key < $1.key }) {
      edits.append(insertion(of: added, behind: position, of: members, in: node))
    }
    return edits
  }

  private func insertion(
    of added: [(String, JSONPatch)], behind position: Int, of members: [JSONTree.Member],
    in node: JSONTree.NodeID
  ) -> TextEdit {
    let outer = indentation(of: node)
    let inner = members.first.map { indentation(of: $0.key) } ?? outer + "  "
    let lines = added.map { "\n\(inner)\(member($0, $1, inner))" }.joined(separator: ",")
    guard position > 0 else {
      let start = tree.span(node).range.lowerBound + 1
      guard members.isEmpty else { return TextEdit(at: start, lines + ",") }
      return TextEdit(
        ByteSpan(start..<(tree.span(node).range.upperBound - 1)), lines + "\n\(outer)")
    }
    return TextEdit(at: tree.span(members[position - 1].value).range.upperBound, "," + lines)
  }

  private func member(_ key: String, _ value: JSONPatch, _ indentation: String) -> String {
    Self.quoted(key) + colon + written(value, indentation)
  }

  private func written(_ value: JSONPatch, _ indentation: String) -> String {
    switch value {
    case .string(let text): return Self.quoted(text)
    case .object(let members):
      let inner = indentation + "  "
      let lines = members.sorted { KeyOrder.byLetters.precedes($0.key, $1.key) }
        .map { "\(inner)\(member($0, $1, inner))" }
      // Xcode leaves an empty line in what holds nothing.
      return lines.isEmpty
        ? "{\n\n\(indentation)}" : "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }

  /// The white space that begins the line of a value.
  private func indentation(of node: JSONTree.NodeID) -> String {
    let start = tree.span(node).range.lowerBound
    let line = tree.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let space = tree.bytes[line..<start].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).text }
}
