import Diagnostics
import SourceText
import SpecModel
import SpecSyntax

/// The edits that let the cases of an enum keep their values in payloads when a name changes.
struct CasePayloadEdits {
  private let tree: SyntaxTree
  private let file: FileID

  init(_ tree: SyntaxTree, _ file: FileID) {
    self.tree = tree
    self.file = file
  }

  /// - Returns: None where the values are said already, and nil where there is no place for them.
  func edits(renaming name: Name) -> [Fix.Edit]? {
    tree.pair(withListOf: name.span).map(values(in:)) ?? []
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

  private func insertion(at offset: UInt32, _ text: String) -> Fix.Edit {
    edit(ByteSpan(start: offset, end: offset), text)
  }

  private func edit(_ span: ByteSpan, _ text: String) -> Fix.Edit {
    Fix.Edit(Location(file: file, span: span), replacement: text)
  }
}
