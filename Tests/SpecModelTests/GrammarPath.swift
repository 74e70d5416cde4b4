import Testing

@testable import SpecModel

/// Where something stands in a document: the way to it from the document's kind, through the table.
struct GrammarPath {
  enum Step {
    case key(String, of: Construct)
    case item, entry
  }

  let kind: DeclarationKind
  private(set) var steps: [Step] = []

  /// The shortest way to a value whose shape is what is wanted.
  static func first(where isWanted: (Shape) -> Bool) -> GrammarPath? {
    var known: Set<Construct> = []
    var waiting = Grammar.declarations.map { ($0.construct, GrammarPath(kind: $0.kind)) }
    while !waiting.isEmpty {
      let (construct, path) = waiting.removeFirst()
      guard known.insert(construct).inserted else { continue }
      for key in construct.keys {
        for (shape, steps) in alternatives(of: key.shape) {
          var longer = path
          longer.steps += [.key(key.name, of: construct)] + steps
          if isWanted(shape) { return longer }
          if case .construct(let part) = shape { waiting.append((part, longer)) }
        }
      }
    }
    return nil
  }

  private static func alternatives(of shape: Shape) -> [(Shape, [Step])] {
    switch shape {
    case .list(let element): alternatives(of: element).map { ($0.0, [.item] + $0.1) }
    case .map(_, let value): alternatives(of: value).map { ($0.0, [.entry] + $0.1) }
    case .either(let shapes): shapes.flatMap(alternatives)
    default: [(shape, [])]
    }
  }

  /// A document that has a mapping of the construct in its place.
  static func document(with mapping: String, as construct: Construct) throws -> String {
    let isDeclaration = Grammar.declarations.contains { $0.construct == construct }
    guard !isDeclaration else { return mapping + "\n" }
    return try #require(first { $0 == .construct(construct) }).document(with: mapping)
  }

  /// A document with `yaml` at the end of the way and, beside the way, what its mappings need.
  func document(with yaml: String) -> String {
    var text = yaml
    for step in steps.reversed() {
      let indented = text.split(separator: "\n").joined(separator: "\n    ")
      switch step {
      case .item: text = "- \(text.split(separator: "\n").joined(separator: "\n  "))"
      case .entry: text = "name:\n    \(indented)"
      case .key(let name, let construct):
        let others = construct.companions(of: [name]).map { "\($0.name): \($0.example)" }
        text = (others + ["\(name):\n    \(indented)"]).joined(separator: "\n")
      }
    }
    return text + "\n"
  }
}

extension Construct {
  /// Keys that complete a mapping with the given ones, by what the table asks of it.
  func companions(of names: Set<String>) -> [KeyDescription] {
    var present = names.union(keys.filter { $0.presence == .required }.map(\.name))
    // A path in the response says something only of a request.
    if names.contains("items"), keys.contains(where: { $0.name == "request" }) {
      present.insert("request")
    }
    // What a key needs may be one of several keys of which there is to be one.
    let ordered = relations.filter(\.isOfSingleKeys) + relations.filter { !$0.isOfSingleKeys }
    while let broken = ordered.first(where: { !$0.holds(among: present) }) {
      let before = present
      switch broken {
      case .exactlyOne(let keys) where present.isDisjoint(with: keys):
        present.formUnion(keys.prefix(1))
      case .atLeastOne(let keys): present.formUnion(keys.prefix(1))
      case .only(_, let others): present.formUnion(others.prefix(1))
      case .needs(_, let others): present.formUnion(others)
      case .exactlyOne, .atMostOne: break
      }
      precondition(present != before, "\(name): \(names) contradict \(broken)")
    }
    return keys.filter { present.contains($0.name) && !names.contains($0.name) }
  }
}

extension KeyRelation {
  var isOfSingleKeys: Bool {
    switch self {
    case .only, .needs: true
    case .exactlyOne, .atLeastOne, .atMostOne: false
    }
  }

  func holds(among present: Set<String>) -> Bool {
    switch self {
    case .exactlyOne(let keys): present.intersection(keys).count == 1
    case .atLeastOne(let keys): !present.isDisjoint(with: keys)
    case .atMostOne(let keys): present.intersection(keys).count <= 1
    case .only(let keys, let others):
      present.isDisjoint(with: keys) || !present.isDisjoint(with: others)
    case .needs(let key, let others): !present.contains(key) || present.isSuperset(of: others)
    }
  }
}
