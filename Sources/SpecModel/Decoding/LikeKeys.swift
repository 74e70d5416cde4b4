import Diagnostics
import SourceText
import SpecSyntax

/// A key that was written for another one, whose keys stand below it: `state` with those of `states`, which is like it, or
/// `fonts` with colours.
enum LikeKeys {
  /// The key of a name, and the one that is most like it of those that are not there.
  private static func pair(
    _ name: String, of construct: Construct, in mapping: NodeID, _ tree: SyntaxTree
  ) -> (own: KeyDescription, other: KeyDescription)? {
    let written = Set(tree.pairs(mapping).map { tree.string($0.key) })
    let keys = construct.keys
    guard let own = keys.first(where: { $0.name == name }),
      let meant = NearMiss.suggestion(
        for: name, among: keys.map(\.name).filter { !written.contains($0) }),
      let other = keys.first(where: { $0.name == meant })
    else { return nil }
    return (own, other)
  }

  /// The key that was meant by one whose value is none for it: the one that is like it and takes the value, the only
  /// one that does where it takes a list or names of its own, or the one by which the names below it are read. What is
  /// written already is not meant.
  static func meant(
    by name: String, with value: NodeID, of construct: Construct, in document: NodeID,
    _ tree: SyntaxTree
  ) -> KeyDescription? {
    if let (own, other) = pair(name, of: construct, in: document, tree) {
      if value.stands(for: own.shape, tree) { return nil }
      if value.stands(for: other.shape, tree) { return other }
    }
    guard let own = construct.keys.first(where: { $0.name == name }), tree.kind(value) == .mapping,
      !value.stands(for: own.shape, tree)
    else { return nil }
    let written = Set(tree.pairs(document).map { tree.string($0.key) })
    let fitting = construct.keys.filter {
      !written.contains($0.name) && value.stands(for: $0.shape, tree)
    }
    if own.shape.isMap {
      // An entry without its name is what stands alone below another key: a source of `data` is one below `source`.
      let single = fitting.filter { !$0.shape.isMap && !$0.shape.constructs.isEmpty }
      if single.count == 1, value.isEntryWithoutName(of: own.shape, tree) { return single[0] }
      // Names with types are those of what is read by them elsewhere.
      let text = tree.source[tree.span(document).range]
      let read = fitting.first { key in
        key.shape.valueOfMap?.isTyped == true
          && tree.pairs(value).prefix(NodeID.mostCompared).contains {
            text.firstRange(of: "$\(key.name).\(tree.string($0.key))".utf8) != nil
          }
      }
      guard read == nil, own.shape.valueOfMap?.isTyped != true else { return read }
      // Nearly anything is a name with a type.
      let sure = fitting.filter { $0.shape.isMap && $0.shape.valueOfMap?.isTyped != true }
      return sure.count == 1 ? sure[0] : nil
    }
    guard own.shape.constructs.isEmpty, !own.shape.elements.isEmpty else { return nil }
    let sure = fitting.filter { !$0.shape.isMap }
    guard sure.count > 1 else { return sure.first }
    // What a toolbar looks like is said by a key of its own, which is called after it.
    let called = sure.filter { $0.name.hasPrefix(name) }
    let meant = called.isEmpty ? sure.filter { value.standsWhole(for: $0.shape, tree) } : called
    return meant.count == 1 ? meant[0] : nil
  }

  /// What says that a value is none for its key.
  private static let rules = Set([Rule.unknownKey, .wrongType].map(\.name))

  /// Puts one finding in the place of those about what stands below such a key.
  static func explaining(
    _ diagnostics: [Diagnostic], in tree: SyntaxTree, of file: FileID
  ) -> [Diagnostic] {
    guard diagnostics.contains(where: { rules.contains($0.rule) }) else { return diagnostics }
    var found = diagnostics
    for document in tree.documents {
      guard let kind = tree.declaration(of: document)?.kind else { continue }
      let construct = Grammar.construct(of: kind)
      for (key, value) in tree.pairs(document) where tree.kind(value) == .mapping {
        let place = tree.span(value)
        let isWithin = { (finding: Diagnostic) in
          place.contains(finding.primary.span) && finding.primary.file == file
        }
        guard found.contains(where: { rules.contains($0.rule) && isWithin($0) }) else { continue }
        let name = tree.string(key)
        guard let other = meant(by: name, with: value, of: construct, in: document, tree) else {
          continue
        }
        let whole = tree.span(document)
        found.removeAll { finding in
          isWithin(finding)
            || finding.misses(other.name) && whole.contains(finding.primary.span)
        }
        let site = Location(file: file, span: tree.span(key))
        var finding = Diagnostic(
          .unknownKey, "what stands below this `\(name)` belongs to `\(other.name)`", at: site,
          help: ["did you mean `\(other.name)`?"],
          fixes: Fix.replacing(name, at: site, by: other.name, .unsafe))
        finding.subject = .keyOfOther(other.name)
        found.append(finding)
      }
    }
    return found
  }
}

extension Diagnostic {
  /// Whether it says that a key is missing, alone or among others of which one is due.
  fileprivate func misses(_ key: String) -> Bool {
    rule == Rule.missingKey.name
      && (message.hasSuffix("has no `\(key)`") || help.contains { $0.contains("`\(key):`") })
  }
}

extension NodeID {
  /// Whether a value is one for a key of a shape, as far as its own keys say.
  func stands(for shape: Shape, _ tree: SyntaxTree) -> Bool {
    if tree.kind(self) == .sequence {
      // A list of names could be one of anything.
      let items = Array(tree.items(self).prefix(Self.mostCompared))
      return !items.isEmpty
        && shape.elements.contains { element in
          items.allSatisfy { $0.stands(for: element, tree) }
        }
    }
    guard tree.kind(self) == .mapping, tree.count(self) > 0 else { return false }
    if let value = shape.valueOfMap {
      return tree.pairs(self).allSatisfy { $0.value.isEntry(of: value, tree) }
    }
    let names = tree.pairs(self).map { tree.string($0.key) }
    return shape.constructs.contains { construct in names.allSatisfy(construct.hasKey) }
  }

  /// Whether a mapping is one of a shape, with the lists and mappings in it.
  func standsWhole(for shape: Shape, _ tree: SyntaxTree) -> Bool {
    shape.constructs.contains { construct in
      tree.pairs(self).allSatisfy { pair in
        guard let key = construct.keys.first(where: { $0.name == tree.string(pair.key) }) else {
          return false
        }
        return tree.kind(pair.value) == .scalar || pair.value.stands(for: key.shape, tree)
      }
    }
  }

  /// Whether a value is what stands behind a name below a key of a shape, and not names with such values.
  func isEntryWithoutName(of shape: Shape, _ tree: SyntaxTree) -> Bool {
    guard let entry = shape.valueOfMap, stands(for: entry, tree) else { return false }
    return !tree.pairs(self).contains { pair in
      tree.kind(pair.value) == .mapping
        && tree.pairs(pair.value).contains { inner in
          entry.constructs.contains { $0.hasKey(tree.string(inner.key)) }
        }
    }
  }

  /// More elements of a list say no more of what they are.
  static let mostCompared = 20

  /// Whether a value can stand behind a name that is free.
  func isEntry(of shape: Shape, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(self) {
    case .mapping:
      let names = tree.pairs(self).map { tree.string($0.key) }
      return shape.isMap
        || shape.constructs.contains { construct in names.allSatisfy(construct.hasKey) }
    case .scalar:
      guard shape.isTyped else { return !shape.isConstructAlone || tree.scalarSize(self) == 0 }
      // Types begin with a capital letter, and values that stand in their place are no words.
      let text = tree.string(self)
      return text.first?.isUppercase == true || text.first == "[" || text.isEmpty
    case .sequence, .alias: return true
    }
  }
}

extension Shape {
  /// The shape of what stands behind the free names of a mapping.
  var valueOfMap: Shape? {
    switch self {
    case .map(_, let value): value
    case .either(let shapes): shapes.lazy.compactMap(\.valueOfMap).first
    default: nil
    }
  }

  /// Whether it is a type.
  fileprivate var isTyped: Bool {
    switch self {
    case .notation(.type), .notation(.slot): true
    case .either(let shapes): shapes.contains(where: \.isTyped)
    default: false
    }
  }
}
