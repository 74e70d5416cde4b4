import Diagnostics
import SourceText
import SpecModel
import SpecSyntax

/// The edits that let the cases of an enum keep their values in payloads when a name changes.
struct CasePayloadEdits {
  private let tree: SyntaxTree
  private let file: FileID
  private let enumeration: EnumDeclaration

  init(_ enumeration: EnumDeclaration, _ tree: SyntaxTree, _ file: FileID) {
    self.enumeration = enumeration
    self.tree = tree
    self.file = file
  }

  /// - Returns: nil where the cases are written in a way that has no place for their values.
  func edits(renaming name: Name, to newName: String) -> [Fix.Edit]? {
    if let list = tree.pair(withListOf: name.span) { return values(in: list) }
    let isNeeded = enumeration.cases.contains { item in
      (item.name.text == name.text ? newName : item.name.text) != item.payload
    }
    guard !isNeeded, let pair = tree.pair(withKeyAt: name.span) else { return [] }
    return namesAlone(in: pair.mapping)
  }

  /// Writes a list of names as a mapping to their values, which are the names that they have now.
  private func values(in list: SyntaxTree.Pair) -> [Fix.Edit]? {
    let items = Array(tree.items(list.value))
    guard tree.properties(list.value) == nil,
      items.allSatisfy({ tree.kind($0) == .scalar && tree.properties($0) == nil })
    else { return nil }
    var edits = items.map { item in
      insertion(at: tree.span(item).end, ": \(tree.text(item))")
    }
    guard !tree.isFlow(list.value) else {
      let span = tree.span(list.value)
      edits.append(edit(ByteSpan(start: span.start, end: span.start + 1), "{ "))
      edits.append(edit(ByteSpan(start: span.end - 1, end: span.end), " }"))
      return edits
    }
    let column = Int(tree.span(list.key).start) - tree.lineStart(of: tree.span(list.key).start)
    for item in items {
      let start = tree.span(item).start
      guard let dash = tree.source[..<Int(start)].lastIndex(of: UInt8(ascii: "-")) else {
        return nil
      }
      let isIndented = dash - tree.lineStart(of: start) > column
      edits.append(edit(ByteSpan(dash..<Int(start)), isIndented ? "" : "  "))
    }
    return edits
  }

  /// Writes a mapping to values that are the names as a list of these.
  private func namesAlone(in mapping: NodeID) -> [Fix.Edit] {
    let pairs = Array(tree.pairs(mapping))
    guard tree.properties(mapping) == nil, let first = pairs.first, let last = pairs.last else {
      return []
    }
    var edits = pairs.map { pair in
      edit(ByteSpan(start: tree.span(pair.key).end, end: tree.span(pair.value).end), "")
    }
    guard !tree.isFlow(mapping) else {
      let span = tree.span(mapping)
      edits.append(edit(ByteSpan(start: span.start, end: tree.span(first.key).start), "["))
      edits.append(edit(ByteSpan(start: tree.span(last.value).end, end: span.end), "]"))
      return edits
    }
    return edits + pairs.map { insertion(at: tree.span($0.key).start, "- ") }
  }

  private func insertion(at offset: UInt32, _ text: String) -> Fix.Edit {
    edit(ByteSpan(start: offset, end: offset), text)
  }

  private func edit(_ span: ByteSpan, _ text: String) -> Fix.Edit {
    Fix.Edit(Location(file: file, span: span), replacement: text)
  }
}
