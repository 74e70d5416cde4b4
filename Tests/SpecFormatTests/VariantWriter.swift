import SeededRandom
import SpecModel
import SpecSyntax

/// Writes a tree with keys, spaces, line ends and quotes as they come, but with brackets where it
/// has brackets.
struct VariantWriter {
  private let tree: SyntaxTree
  private let constructs: ConstructMap
  private let keepsOrder: Bool
  private let comments: Bool
  private var output = ""
  private var commentCount = 0

  init(_ tree: SyntaxTree, keepsOrder: Bool, comments: Bool) {
    self.tree = tree
    constructs = ConstructMap(of: tree)
    self.keepsOrder = keepsOrder
    self.comments = comments
  }

  mutating func text(using random: inout SeededGenerator) -> [UInt8] {
    for (index, document) in tree.documents.enumerated() {
      if index > 0 { output += "---\n" }
      block(document, indentation: 0, isRoot: true, &random)
    }
    return Array(output.utf8)
  }

  private mutating func block(
    _ node: NodeID, indentation: Int, isRoot: Bool = false, isOpen: Bool = false,
    _ random: inout SeededGenerator
  ) {
    var isOpen = isOpen
    for (key, value) in pairs(of: node, isRoot: isRoot, &random) {
      startLine(indentation, isOpen, &random)
      isOpen = false
      output += scalar(key, &random)
      output += String(repeating: " ", count: keepsOrder ? 0 : .random(in: 0...2, using: &random))
      output += ":"
      self.value(value, indentation: indentation, isItem: false, &random)
    }
    for item in tree.items(node) {
      startLine(indentation, isOpen, &random)
      isOpen = false
      output += "-"
      value(item, indentation: indentation, isItem: true, &random)
    }
  }

  private mutating func value(
    _ node: NodeID, indentation: Int, isItem: Bool, _ random: inout SeededGenerator
  ) {
    let step = keepsOrder ? 2 : Int.random(in: 1...4, using: &random)
    if tree.count(node) > 0, !tree.isFlow(node) {
      if isItem, Bool.random(using: &random) {
        output += String(repeating: " ", count: step)
        return block(node, indentation: indentation + 1 + step, isOpen: true, &random)
      }
      endLine(&random)
      // A list may stand at the column of its key.
      let isList = tree.kind(node) == .sequence && !isItem
      let isFlush = isList && !keepsOrder && Bool.random(using: &random)
      return block(node, indentation: indentation + (isFlush ? 0 : step), &random)
    }
    output += String(repeating: " ", count: step)
    switch tree.style(node) {
    case .literal, .folded:
      var text = tree.string(node)
      output += tree.style(node) == .literal ? "|" : ">"
      if text.hasSuffix("\n") { text.removeLast() } else { output += "-" }
      output += "\n"
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        output += String(repeating: " ", count: indentation + step) + line + "\n"
      }
    default:
      flow(node, &random)
      endLine(&random)
    }
  }

  private mutating func flow(_ node: NodeID, _ random: inout SeededGenerator) {
    switch tree.kind(node) {
    case .scalar, .alias: output += scalar(node, &random)
    case .sequence:
      output += "["
      for (index, item) in tree.items(node).enumerated() {
        if index > 0 { output += "," }
        output += space(&random)
        flow(item, &random)
      }
      output += space(&random) + "]"
    case .mapping:
      output += "{"
      for (index, pair) in pairs(of: node, isRoot: false, &random).enumerated() {
        if index > 0 { output += "," }
        output += space(&random) + scalar(pair.key, &random) + ": "
        flow(pair.value, &random)
      }
      output += space(&random) + "}"
    }
  }

  /// The pairs of a mapping, those of a construct in any order; a declaration says first what it is.
  private func pairs(
    of node: NodeID, isRoot: Bool, _ random: inout SeededGenerator
  ) -> [(key: NodeID, value: NodeID)] {
    var pairs = tree.pairs(node).map { $0 }
    guard !keepsOrder, constructs[node] != nil, pairs.count > 1 else { return pairs }
    guard isRoot else { return pairs.shuffled(using: &random) }
    let first = pairs.removeFirst()
    return [first] + pairs.shuffled(using: &random)
  }

  private func scalar(_ node: NodeID, _ random: inout SeededGenerator) -> String {
    let written = String(decoding: tree.source[tree.span(node).range], as: UTF8.self)
    guard tree.style(node) == .doubleQuoted, !keepsOrder, !written.contains("'"),
      !written.contains("\\"), Bool.random(using: &random)
    else { return written }
    return "'" + written.dropFirst().dropLast() + "'"
  }

  /// White space within brackets.
  private mutating func space(_ random: inout SeededGenerator) -> String {
    guard !keepsOrder else { return " " }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\n" + String(repeating: " ", count: 30)
    case 1: return comments ? comment() + "\n" + String(repeating: " ", count: 30) : "  "
    default: return " "
    }
  }

  private mutating func startLine(
    _ indentation: Int, _ isOpen: Bool, _ random: inout SeededGenerator
  ) {
    guard !isOpen else { return }
    if comments, Int.random(in: 0..<5, using: &random) == 0 {
      if Bool.random(using: &random) { output += "\n \n" }
      let offset = Int.random(in: 0...3, using: &random)
      output += String(repeating: " ", count: indentation + offset) + comment().dropFirst() + "\n"
    }
    output += String(repeating: " ", count: indentation)
  }

  private mutating func endLine(_ random: inout SeededGenerator) {
    if comments, Int.random(in: 0..<5, using: &random) == 0 { output += comment() }
    output += "\n"
  }

  private mutating func comment() -> String {
    commentCount += 1
    return " # comment \(commentCount)"
  }
}
