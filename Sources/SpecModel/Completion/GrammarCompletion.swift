import Diagnostics
import SourceText
import SpecSyntax

/// What may stand at a place of a spec by the grammar table alone: keys, and words to choose from.
///
/// Like ``ConstructMap`` it knows the places of broken declarations as well. Both are in the order of
/// the table.
public enum GrammarCompletion: Sendable, Equatable {
  /// Keys that the mapping does not have yet.
  case keys([Candidate])
  /// Words to choose from, and what the app has names for. Other names may stand there, too.
  case words([Candidate], names: [NameKind])

  /// What may stand in the place of the key or scalar at `target`; nil where none is there or none of
  /// the table's keys may be.
  public init?(at target: ByteSpan, in tree: SyntaxTree) {
    let search = Search(tree: tree, target: target)
    let found = tree.documents.lazy.compactMap { search.completion(inDocument: $0) }.first
    guard let found else { return nil }
    self = found
  }

  /// What may stand in the place of the key or scalar at `target` of a configuration; names of rules are none of the
  /// table's.
  public init?(inConfigurationAt target: ByteSpan, in tree: SyntaxTree) {
    let search = Search(tree: tree, target: target)
    guard let document = tree.documents.first,
      let found = search.completion(inConfiguration: document)
    else { return nil }
    self = found
  }
}

/// Looks for a place from the root of a document on.
private struct Search {
  let tree: SyntaxTree
  let target: ByteSpan

  func completion(inDocument document: NodeID) -> GrammarCompletion? {
    guard holds(document) else { return nil }
    guard tree.kind(document) == .mapping else { return isTarget(document) ? kinds : nil }
    if tree.pairs(document).first(where: { _ in true }).map({ isTarget($0.key) }) == true {
      return kinds
    }
    guard let kind = tree.declaration(of: document)?.kind else { return nil }
    return completion(in: document, [.construct(Grammar.construct(of: kind))])
  }

  func completion(inConfiguration document: NodeID) -> GrammarCompletion? {
    let shape = Shape.construct(ConfigurationGrammar.record.construct)
    // What is written first may be the only word of the document, and no mapping yet.
    guard tree.kind(document) == .mapping else { return nil }
    return completion(in: document, [shape])
  }

  /// What a document starts with.
  private var kinds: GrammarCompletion {
    .keys(
      DeclarationKind.allCases.map { kind in
        Candidate(kind.rawValue, firstSentence(of: Grammar.construct(of: kind).documentation))
      })
  }

  /// - Parameter shapes: Those that the node may have.
  private func completion(in node: NodeID, _ shapes: [Shape]) -> GrammarCompletion? {
    let shapes = shapes.flatMap(\.alternatives)
    switch tree.kind(node) {
    case .alias: return nil
    case .scalar: return completion(ofScalar: node, shapes)
    case .sequence:
      let elements = shapes.compactMap(\.element)
      return tree.items(node).first(where: holds).flatMap { completion(in: $0, elements) }
    case .mapping: return completion(inMapping: node, shapes)
    }
  }

  private func completion(ofScalar node: NodeID, _ shapes: [Shape]) -> GrammarCompletion? {
    // The name of a type may have something around it: `Post?`, `"[Post]"`.
    let isType = Int(target.start) - Int(tree.span(node).start) <= 2
    let shapes = isTarget(node) ? shapes : isType ? shapes.filter(\.isType) : []
    guard holds(node) else { return nil }
    return .words(shapes.flatMap(\.words), names: shapes.flatMap(\.names))
  }

  private func completion(inMapping node: NodeID, _ shapes: [Shape]) -> GrammarCompletion? {
    let keys = shapes.flatMap(\.keys)
    for (key, value) in tree.pairs(node) {
      if isTarget(key) { return completion(ofKeyIn: node, keys) }
      guard holds(value) else { continue }
      let name = tree.kind(key) == .scalar ? tree.string(key) : ""
      let known = keys.filter { $0.name == name }.map(\.shape)
      return completion(in: value, known + shapes.compactMap(\.valueOfFreeKeys))
    }
    return nil
  }

  private func completion(
    ofKeyIn node: NodeID, _ keys: [KeyDescription]
  ) -> GrammarCompletion? {
    let present = Set(
      tree.pairs(node).filter { tree.kind($0.key) == .scalar && !isTarget($0.key) }
        .map { tree.string($0.key) })
    let missing = keys.filter { $0.deprecation == nil && !present.contains($0.name) }
    guard !keys.isEmpty else { return nil }
    return .keys(missing.map { Candidate($0.name, firstSentence(of: $0.documentation)) })
  }

  private func isTarget(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar && tree.span(node) == target
  }

  private func holds(_ node: NodeID) -> Bool {
    tree.span(node).contains(target)
  }
}

extension Scope {
  /// The scopes as they may stand after a `$`.
  public static var candidates: [Candidate] {
    allCases.map { Candidate($0.rawValue, firstSentence(of: $0.documentation)) }
  }
}

extension Shape {
  fileprivate var alternatives: [Shape] {
    if case .either(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }

  fileprivate var element: Shape? {
    if case .list(let element) = self { element } else { isType ? self : nil }
  }

  fileprivate var valueOfFreeKeys: Shape? {
    if case .map(_, let value) = self { value } else { nil }
  }

  fileprivate var keys: [KeyDescription] {
    if case .construct(let construct) = self { construct.keys } else { [] }
  }

  fileprivate var isType: Bool {
    self == .notation(.type) || self == .notation(.slot)
  }

  /// What the app has names for that may stand for a value of this shape.
  fileprivate var names: [NameKind] {
    if case .name(let kind) = self { return [kind] }
    return isType ? [.declaration(.model), .declaration(.enumeration), .declaration(.union)] : []
  }

  /// The words that may stand for a value of this shape.
  fileprivate var words: [Candidate] {
    switch self {
    case .choice(let choices):
      choices.map { Candidate($0.name, firstSentence(of: $0.documentation)) }
    case .boolean: [Candidate("true"), Candidate("false")]
    case .notation(.type), .notation(.slot):
      BuiltinType.allCases.map { Candidate($0.rawValue, $0.documentation) }
    default: []
    }
  }
}
