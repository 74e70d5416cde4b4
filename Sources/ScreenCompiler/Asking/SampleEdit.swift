import SourceText
import SpecFormat
import SpecSyntax

/// Puts the path of a sample into a source, and leaves all else as it is.
struct SampleEdit {
  private let place: SourcePlace
  private let bytes: [UInt8]

  /// - Parameters:
  ///   - place: Where the source is.
  ///   - bytes: The spec.
  init(at place: SourcePlace, in bytes: [UInt8]) {
    self.place = place
    self.bytes = bytes
  }

  /// The spec with the sample; nil where it is not certain where to put it.
  func adding(_ path: String) -> [UInt8]? {
    let tree = SyntaxTree.parse(bytes)
    guard tree.isComplete, let root = place.node(in: tree), tree.kind(root) == .mapping,
      !names(path, in: tree)
    else { return nil }
    let samples = tree.pairs(root).first { tree.scalarEquals($0.key, "samples") }?.value
    let edit =
      samples.map { extending($0, by: path, in: tree) }
      ?? (tree.isFlow(root)
        ? inserting(path, into: root, in: tree) : appending(path, to: root, in: tree))
    guard let (offset, text) = edit else { return nil }
    var edited = bytes
    edited.insert(contentsOf: Array(text.utf8), at: offset)
    guard names(path, in: SyntaxTree.parse(edited)) else { return nil }
    return formatted(edited)
  }

  /// Whether the source has the sample.
  private func names(_ path: String, in tree: SyntaxTree) -> Bool {
    guard tree.isComplete, let root = place.node(in: tree), tree.kind(root) == .mapping,
      let samples = tree.pairs(root).first(where: { tree.scalarEquals($0.key, "samples") })?.value
    else { return false }
    return tree.items(samples).contains { tree.scalarEquals($0, string: path) }
  }

  private func appending(
    _ path: String, to root: NodeID, in tree: SyntaxTree
  ) -> (offset: Int, text: String)? {
    guard let first = tree.pairs(root).first(where: { _ in true })?.key else { return nil }
    let indent = String(repeating: " ", count: column(of: Int(tree.span(first).start)))
    return (endOfLine(behind: root, in: tree), "\n\(indent)samples:\n\(indent)  - \(path)")
  }

  /// In braces.
  private func inserting(
    _ path: String, into root: NodeID, in tree: SyntaxTree
  ) -> (offset: Int, text: String)? {
    var end = Int(tree.span(root).end) - 1
    guard end > 0, bytes[end] == UInt8(ascii: "}") else { return nil }
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    let comma = bytes[end - 1] == UInt8(ascii: ",") ? "" : ","
    return (end, "\(comma) samples: [\(path)]")
  }

  private func extending(
    _ samples: NodeID, by path: String, in tree: SyntaxTree
  ) -> (offset: Int, text: String)? {
    guard tree.kind(samples) == .sequence else { return nil }
    let items = Array(tree.items(samples))
    guard !tree.isFlow(samples) else {
      let end = Int(tree.span(samples).end) - 1
      return (end, items.isEmpty ? path : ", \(path)")
    }
    guard let last = items.last else { return nil }
    let start = Int(tree.span(last).start)
    let dash = bytes[..<start].lastIndex(of: UInt8(ascii: "-")) ?? start
    let indent = String(repeating: " ", count: column(of: dash))
    return (endOfLine(behind: last, in: tree), "\n\(indent)- \(path)")
  }

  private func column(of offset: Int) -> Int {
    let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return offset - lineStart
  }

  /// Behind the last line that says something of a node.
  private func endOfLine(behind node: NodeID, in tree: SyntaxTree) -> Int {
    var end = Int(tree.span(node).end)
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// What was formatted before stays so.
  private func formatted(_ edited: [UInt8]) -> [UInt8] {
    let formatter = SpecFormatter()
    guard (try? formatter.format(bytes)) == bytes, let formatted = try? formatter.format(edited)
    else {
      return edited
    }
    return formatted
  }
}
