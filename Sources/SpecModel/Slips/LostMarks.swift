import Diagnostics
import SourceText
import SpecSyntax

/// Marks of YAML that somebody has lost: a `---` between two declarations, or the hyphen of an item. What follows
/// is then taken for keys of what stands before it.
///
/// They are looked for only in files with mistakes.
struct LostMarks {
  private enum Mark {
    case document(DeclarationKind)
    case item(key: String)
  }

  private var marks: [(mark: Mark, key: ByteSpan)] = []
  private let source: [UInt8]

  /// - Returns: nil where none is lost.
  init?(in tree: SyntaxTree) {
    source = tree.source
    let hasRepeatedKeys = tree.problems.contains { $0.rule == .duplicateKey }
    for document in tree.documents {
      findDocuments(in: document, tree)
      if hasRepeatedKeys { findItems(in: document, tree) }
      findActions(in: document, tree)
    }
    guard !marks.isEmpty else { return nil }
    marks.sort { $0.key.start < $1.key.start }
  }

  /// The tree of the file with the marks in it: places are those of the file as it is.
  var tree: SyntaxTree {
    var bytes = source
    var places: [Int] = []
    for (mark, key) in marks {
      switch mark {
      case .document: places.append(Int(key.start))
      // A hyphen and a space stand where two spaces stood.
      case .item: bytes[Int(key.start) - 2] = UInt8(ascii: "-")
      }
    }
    return places.isEmpty ? .parse(bytes) : .parse(bytes, partedAt: places)
  }

  func findings(in file: FileID) -> [Diagnostic] {
    marks.map { mark, key in
      let place = Location(file: file, span: key)
      switch mark {
      case .document(let kind):
        let start = Location(file: file, span: ByteSpan(start: key.start, end: key.start))
        return Diagnostic(
          Rule.syntax(.yamlSyntax), "`\(kind.rawValue)` begins another declaration within this one",
          at: place, help: ["put a line with `---` before it: a document declares one thing"],
          fixes: [
            Fix(
              "put a line with `---` before it", .safe,
              edits: [Fix.Edit(start, replacement: "---\n")])
          ])
      case .item(let name):
        let hyphen = ByteSpan(start: key.start - 2, end: key.start - 1)
        return LostHyphen.finding(
          name, at: place, Fix.Edit(Location(file: file, span: hyphen), replacement: "-"))
      }
    }
  }
}

/// Declarations.
extension LostMarks {
  private struct Entry {
    let key: ByteSpan
    let text: String
    /// What it declares, if it says that.
    let kind: DeclarationKind?
  }

  private mutating func findDocuments(in document: NodeID, _ tree: SyntaxTree) {
    guard tree.kind(document) == .mapping, !tree.isFlow(document) else { return }
    let entries = tree.pairs(document).map { pair in
      let text = tree.kind(pair.key) == .scalar ? tree.string(pair.key) : ""
      let isNamed =
        tree.kind(pair.value) == .scalar && tree.scalarSize(pair.value) > 0
        && tree.withScalarBytes(pair.value, isNameText)
      return Entry(
        key: tree.span(pair.key), text: text,
        kind: isNamed ? DeclarationKind(rawValue: text) : nil)
    }
    guard var kind = entries.first?.kind else { return }
    var names = Self.names(of: kind)
    var start = 0
    var seen: Set<String> = [kind.rawValue]
    for index in entries.indices.dropFirst() {
      let entry = entries[index]
      if let other = entry.kind, index > start + 1, isAtLineStart(entry.key) {
        let otherNames = Self.names(of: other)
        let tail = entries[(index + 1)...].prefix { $0.kind == nil }.map(\.text)
        let isOther = tail.first.map(otherNames.contains) == true
        let isForeign = tail.contains { !names.contains($0) || seen.contains($0) }
        if isOther,
          seen.contains(entry.text) || !names.contains(entry.text)
            || isForeign && tail.allSatisfy(otherNames.contains)
        {
          marks.append((.document(other), entry.key))
          (kind, names, start, seen) = (other, otherNames, index, [])
        }
      }
      seen.insert(entry.text)
    }
  }

  private static func names(of kind: DeclarationKind) -> Set<String> {
    Set(Grammar.construct(of: kind).keys.map(\.name))
  }

  private func isAtLineStart(_ span: ByteSpan) -> Bool {
    let start = Int(span.start)
    return start > 0 && source[start - 1] == UInt8(ascii: "\n")
  }
}

/// Items of lists.
extension LostMarks {
  /// Looks for items that have the key with which they begin once more.
  private mutating func findItems(in node: NodeID, _ tree: SyntaxTree) {
    switch tree.kind(node) {
    case .mapping:
      for pair in tree.pairs(node) { findItems(in: pair.value, tree) }
    case .sequence:
      for item in tree.items(node) {
        if !tree.isFlow(node) { findItem(within: item, tree) }
        findItems(in: item, tree)
      }
    case .scalar, .alias: break
    }
  }

  /// Looks for actions that begin within others: a second key that says what an action follows from.
  private mutating func findActions(in document: NodeID, _ tree: SyntaxTree) {
    guard tree.kind(document) == .mapping,
      let actions = tree.pairs(document).first(where: {
        tree.scalarEquals($0.key, string: "actions")
      }),
      tree.kind(actions.value) == .sequence, !tree.isFlow(actions.value)
    else { return }
    for item in tree.items(actions.value) where tree.kind(item) == .mapping && !tree.isFlow(item) {
      let keys = tree.pairs(item).map(\.key).filter { tree.kind($0) == .scalar }
      let beginnings = keys.indices.filter {
        ActionGrammar.triggers.contains(tree.string(keys[$0]))
      }
      // Both have something that follows: else one key is one too many.
      guard beginnings.count == 2, beginnings[0] == 0, beginnings[1] > 1,
        beginnings[1] < keys.count - 1, precedes(tree.span(keys[beginnings[1]]), UInt8(ascii: " ")),
        precedes(tree.span(keys[0]), UInt8(ascii: "-"))
      else { continue }
      let second = keys[beginnings[1]]
      // What stands twice is told as an item that begins with the same key.
      guard !marks.contains(where: { $0.key == tree.span(second) }) else { continue }
      marks.append((.item(key: tree.string(second)), tree.span(second)))
    }
  }

  private mutating func findItem(within item: NodeID, _ tree: SyntaxTree) {
    guard tree.kind(item) == .mapping, !tree.isFlow(item) else { return }
    let keys = tree.pairs(item).map(\.key)
    guard let first = keys.first, tree.kind(first) == .scalar,
      precedes(tree.span(first), UInt8(ascii: "-"))
    else { return }
    let name = tree.string(first)
    let repeated = keys.indices.dropFirst().filter {
      tree.scalarEquals(keys[$0], string: name)
    }
    guard let index = repeated.first else { return }
    // A key that stands twice in a row is one too many, but for items of one key; so is one at the end.
    let isRow = repeated.count == keys.count - 1
    guard isRow || index > 1 && keys.count > index + 1 else { return }
    for index in repeated where precedes(tree.span(keys[index]), UInt8(ascii: " ")) {
      marks.append((.item(key: name), tree.span(keys[index])))
    }
  }

  /// Whether a character and a space stand before a key.
  private func precedes(_ key: ByteSpan, _ hyphen: UInt8) -> Bool {
    let start = Int(key.start)
    return start > 1 && source[start - 1] == UInt8(ascii: " ") && source[start - 2] == hyphen
  }
}
