import Diagnostics
import SourceText
import SpecSyntax

/// Keys of a whole declaration that stand a level too deep, as they do when their line is indented too far.
struct DisplacedKeys {
  private var names: [NodeID: Set<String>] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func insert(_ name: String, of document: NodeID) {
    names[document, default: []].insert(name)
  }

  /// Whether a key of a document was found elsewhere.
  func contains(_ name: String, of document: NodeID) -> Bool {
    names[document]?.contains(name) ?? false
  }
}

extension DocumentReader {
  /// Reports a name with a value that it cannot have, if it is a key of the declaration around it; says
  /// whether it is one.
  ///
  /// - Parameters:
  ///   - name: The name of one of several things, such as a piece of a screen's state.
  ///   - value: What is said of it.
  func reportDisplaced(_ name: Name, _ value: NodeID) -> Bool {
    guard !has("type", in: value),
      let home = home(
        of: name.text, at: value,
        isPart: { outer in
          isSmall(outer) && tree.pairs(outer).contains { $0.value == value }
        })
    else { return false }
    report(
      .unknownKey,
      "`\(name.text)` is a key of the \(home.construct), and stands within `\(home.key)`",
      at: name.span, help: home.cure)
    noteDisplaced(name.text, of: home.document)
    return true
  }

  /// Reports an entry of which something was said, if it is a key of the declaration around it, in the place
  /// of that; says whether it is one.
  func reportDisplaced(_ name: Name, _ value: NodeID, insteadOf count: Int) -> Bool {
    guard diagnostics.count > count,
      diagnostics[count].rule != Rule.unknownKey.name
        || diagnostics[count].primary.span != name.span,
      // What has a misspelt key is what it seems to be.
      diagnostics[count].help.first?.hasPrefix("did you mean") != true
    else { return false }
    let isEmpty = tree.kind(value) == .scalar && tree.scalarSize(value) == 0
    guard tree.kind(value) != .sequence,
      let home = home(
        of: name.text, at: value,
        isPart: { outer in
          isSmall(outer) && !tree.isFlow(outer)
            && tree.pairs(outer).contains { $0.value == value }
        })
    else { return false }
    withdraw(since: count)
    let message =
      "`\(name.text)` is a key of the \(home.construct), and stands within `\(home.key)`"
    if isEmpty {
      // What is to stand below it is indented as it is.
      let start = UInt32(
        truncatingIfNeeded: Int(name.span.start) - column(at: Int(name.span.start)))
      let indentation = location(ByteSpan(start: start, end: name.span.start))
      report(
        Diagnostic(
          .unknownKey, message, at: location(name.span),
          help: ["move it to the beginning of its line: what stands below it stays as it is"],
          fixes: [
            Fix(
              "move it to the beginning of its line", .unsafe,
              edits: [Fix.Edit(indentation, replacement: "")])
          ]))
    } else {
      report(.unknownKey, message, at: name.span, help: home.cure)
    }
    noteDisplaced(name.text, of: home.document)
    return isEmpty
  }

  /// What to do about a key that a mapping does not know, if it is one of the declaration around it.
  func cure(forDisplaced name: String, in mapping: NodeID) -> String? {
    guard !tree.isFlow(mapping),
      let home = home(of: name, at: mapping, isPart: { $0 == mapping })
    else { return nil }
    noteDisplaced(name, of: home.document)
    return "`\(name)` is a key of the \(home.construct): " + home.cure
  }

  /// Where a key belongs that stands too deep.
  private struct Home {
    let document: NodeID
    /// The key within whose value it stands.
    let key: String
    let kind: DeclarationKind
    /// Whether nothing else stands there, and both keys exclude each other.
    let isInItsPlace: Bool

    var construct: String { Grammar.construct(of: kind).name }
    var cure: String {
      isInItsPlace
        ? "write it in line with `\(kind.rawValue):`, in the place of `\(key):`"
        : "write it a level further out, in line with `\(kind.rawValue):`"
    }
  }

  /// How many keys a mapping may have in which a key is looked for: none that a person wrote has more, and a
  /// hostile file may have very many.
  private static let mostKeys = 100

  /// The declaration that has a key of this name and lacks it, if a node is part of the mapping that is the
  /// value of another key.
  private func home(of name: String, at node: NodeID, isPart: (NodeID) -> Bool) -> Home? {
    guard let document = document(of: node), isSmall(document), !has(name, in: document),
      let kind = tree.declaration(of: document)?.kind,
      let place = tree.pairs(document).first(where: {
        tree.extent($0.value).contains(node.rawValue)
      }),
      tree.kind(place.key) == .scalar, isPart(place.value),
      Grammar.construct(of: kind).keys.contains(where: { $0.name == name })
    else { return nil }
    let key = tree.string(place.key)
    return Home(
      document: document, key: key, kind: kind,
      isInItsPlace: tree.kind(place.value) == .mapping && tree.count(place.value) == 1
        && Grammar.construct(of: kind).excludes(key, name))
  }

  /// The document that a node belongs to. Documents lie in the order of their nodes.
  func document(of node: NodeID) -> NodeID? {
    let documents = tree.documents
    var low = 0
    var high = documents.count
    while low < high {
      let middle = (low + high) / 2
      if documents[middle].rawValue <= node.rawValue { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? documents[low - 1] : nil
  }

  private func isSmall(_ mapping: NodeID) -> Bool {
    tree.count(mapping) <= Self.mostKeys
  }

  func has(_ name: String, in mapping: NodeID) -> Bool { value(of: name, in: mapping) != nil }

  /// The value that a mapping has under a key.
  func value(of name: String, in mapping: NodeID) -> NodeID? {
    guard tree.kind(mapping) == .mapping else { return nil }
    return tree.pairs(mapping).first { tree.scalarEquals($0.key, string: name) }?.value
  }
}
