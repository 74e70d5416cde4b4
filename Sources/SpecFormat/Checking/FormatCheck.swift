import SourceText
import SpecModel
import SpecSyntax

/// Compares what has been formatted with what it was: the same but for the order of known keys, the
/// choice of quotes and brackets, and spaces.
///
/// It shares nothing with the printer but the tree, so that what one gets wrong the other notices.
struct FormatCheck {
  let original: SyntaxTree
  let comments: [Comment]
  let constructs: ConstructMap

  /// The first difference, and where in the original it is; nil if there is none.
  func difference(in formatted: SyntaxTree) -> (span: ByteSpan, what: String)? {
    guard formatted.isComplete, formatted.documents.count == original.documents.count,
      formatted.problems.map(\.rule.rawValue).sorted()
        == original.problems.map(\.rule.rawValue).sorted()
    else { return (.zero, "it would not be read alike after formatting") }
    guard texts(of: comments, in: original) == texts(of: formatted.comments(), in: formatted) else {
      return (comments.first?.span ?? .zero, "its comments would not all be kept")
    }
    var comparison = TreeComparison(original, formatted, constructs)
    for (own, other) in zip(original.documents, formatted.documents) {
      guard comparison.areEqual(own, other) else {
        return (comparison.place, "this would not be read alike after formatting")
      }
    }
    return nil
  }

  private func texts(of comments: [Comment], in tree: SyntaxTree) -> [[UInt8]] {
    comments.map { CommentText.words(tree.source[$0.span.range]) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// Compares two trees, and finds the place of the first difference.
private struct TreeComparison {
  private let original: SyntaxTree
  private let formatted: SyntaxTree
  private let constructs: ConstructMap
  /// The formatted nodes of those of the original that have anchors.
  private var anchored: [NodeID: NodeID] = [:]
  private(set) var place = ByteSpan.zero

  init(_ original: SyntaxTree, _ formatted: SyntaxTree, _ constructs: ConstructMap) {
    self.original = original
    self.formatted = formatted
    self.constructs = constructs
  }

  mutating func areEqual(_ own: NodeID, _ other: NodeID) -> Bool {
    let isEqual = haveEqualHeads(own, other) && haveEqualContents(own, other)
    if !isEqual, place == .zero { place = original.span(own) }
    return isEqual
  }

  /// Whether two nodes are of one kind and have the same anchor and tag.
  private mutating func haveEqualHeads(_ own: NodeID, _ other: NodeID) -> Bool {
    guard original.kind(own) == formatted.kind(other), original.tag(own) == formatted.tag(other)
    else { return false }
    let anchor = original.properties(own)?.anchor.map { original.source[$0.range] }
    let otherAnchor = formatted.properties(other)?.anchor.map { formatted.source[$0.range] }
    if anchor != nil { anchored[own] = other }
    return anchor == otherAnchor
  }

  private mutating func haveEqualContents(_ own: NodeID, _ other: NodeID) -> Bool {
    switch original.kind(own) {
    case .scalar: return areEqualScalars(own, other)
    case .alias:
      let target = original.resolved(own)
      guard target != own else { return formatted.resolved(other) == other }
      return anchored[target] == formatted.resolved(other)
    case .sequence:
      guard original.count(own) == formatted.count(other) else { return false }
      for (item, otherItem) in zip(original.items(own), formatted.items(other)) {
        guard areEqual(item, otherItem) else { return false }
      }
      return true
    case .mapping: return areEqualMappings(own, other)
    }
  }

  private func areEqualScalars(_ own: NodeID, _ other: NodeID) -> Bool {
    guard
      (original.style(own) == .plain) == (formatted.style(other) == .plain),
      original.isBlockScalar(own) == formatted.isBlockScalar(other)
    else { return false }
    let text = original.withScalarBytes(own) { Array($0) }
    let otherText = formatted.withScalarBytes(other) { Array($0) }
    guard text != otherText else { return true }
    guard let notation = constructs.notation(of: own) else { return false }
    func spelling(_ text: [UInt8]) -> [UInt8]? {
      text.withUnsafeBufferPointer { ExpressionSpelling.canonical(of: $0, as: notation) }
    }
    return spelling(text).map { $0 == spelling(otherText) } ?? false
  }

  /// Compares the pairs of mappings, those of a construct in any order.
  private mutating func areEqualMappings(_ own: NodeID, _ other: NodeID) -> Bool {
    guard original.count(own) == formatted.count(other) else { return false }
    let pairs = original.pairs(own).map { $0 }
    let others = formatted.pairs(other).map { $0 }
    guard constructs[own] != nil else {
      return zip(pairs, others).allSatisfy { areEqualPairs($0, $1) }
    }
    var places: [[UInt8]: [Int]] = [:]
    for (place, pair) in others.enumerated().reversed() {
      places[formatted.keyText(pair.key), default: []].append(place)
    }
    // In the order of the formatted, so that anchors are known before their aliases.
    var partners = [Int?](repeating: nil, count: others.count)
    for (index, pair) in pairs.enumerated() {
      guard let place = places[original.keyText(pair.key)]?.popLast() else { return false }
      partners[place] = index
    }
    return zip(partners, others).allSatisfy { partner, pair in
      partner.map { areEqualPairs(pairs[$0], pair) } ?? false
    }
  }

  private mutating func areEqualPairs(
    _ own: (key: NodeID, value: NodeID), _ other: (key: NodeID, value: NodeID)
  ) -> Bool {
    areEqual(own.key, other.key) && areEqual(own.value, other.value)
  }
}

extension SyntaxTree {
  /// What tells a key from others: its text, or what it is an alias of.
  fileprivate func keyText(_ key: NodeID) -> [UInt8] {
    kind(key) == .scalar
      ? withScalarBytes(key) { Array($0) } : Array(source[span(key).range])
  }
}
