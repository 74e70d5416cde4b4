import Diagnostics
import SourceText
import SpecSyntax

/// A key that stands twice in a declaration, since it was written for another one: `states:` for `state:` beside the
/// screen's `states:`, `fonts:` for `colors:` beside a theme's `fonts:`. Or since the line between two entries is missing.
enum RepeatedKeys {
  /// Puts findings that say which key was meant in the place of those that say that one stands twice, and of those about
  /// what stands within it.
  static func explaining(
    _ diagnostics: [Diagnostic], in tree: SyntaxTree, of file: FileID
  ) -> [Diagnostic] {
    let repeated = diagnostics.filter { $0.rule == SyntaxProblem.Rule.duplicateKey.rawValue }
    guard !repeated.isEmpty else { return diagnostics }
    let constructs = ConstructMap(of: tree)
    var found = diagnostics
    var entries: [NodeID: Int] = [:]
    for finding in repeated {
      // One of the two says what the document declares, as another one does: that is told.
      if diagnostics.contains(where: {
        $0.rule == Rule.declarationKeyFirst.name
          && $0.primary.span == finding.related.first?.location.span
      }) {
        found.removeAll { $0 == finding }
        continue
      }
      if let comma = finding.commaForDot(in: tree, of: file),
        let position = found.firstIndex(of: finding)
      {
        found[position] = comma
        continue
      }
      // What stands below the second is what the first lacks.
      if let first = finding.related.first?.location.span {
        found.removeAll { other in
          other.rule == Rule.wrongType.name && other.primary.span.count == 0
            && (first.end...first.end + 2).contains(other.primary.span.start)
        }
      }
      if let slip = choice(behind: finding, in: tree, constructs) {
        found.removeAll { other in
          other == finding || tree.span(slip.value).contains(other.primary.span)
        }
        found.append(slip.finding(in: file, tree))
        continue
      }
      if let (mapping, what) = entry(goingOnAt: finding.primary.span, in: tree, constructs) {
        guard let position = found.firstIndex(of: finding) else { continue }
        if entries[mapping] != nil {
          found.remove(at: position)
        } else {
          entries[mapping] = position
          found[position] = finding.parting(a: what)
        }
        continue
      }
      if let slip = kindForKey(finding, in: tree) {
        let first = finding.related.first?.location.span
        found.removeAll { other in
          other == finding || tree.span(slip.value).contains(other.primary.span)
            || other.rule == Rule.missingKey.name && other.primary.span == first
        }
        found.append(slip.finding(in: file, tree))
        continue
      }
      guard let slip = slip(behind: finding, in: tree) else {
        guard let position = found.firstIndex(of: finding) else { continue }
        if let help = helpOnNames(finding, in: tree, constructs) {
          found[position] = finding.helped(by: [help])
        } else if let other = otherKey(of: finding, in: tree, constructs) {
          found[position] = finding.helped(
            by: ["did you mean `\(other)` by one of the two?"] + finding.help)
        }
        continue
      }
      found.removeAll { other in
        other == finding || tree.span(slip.value).contains(other.primary.span)
      }
      found.append(slip.finding(in: file, tree))
    }
    return found
  }

  private struct Slip {
    let key: NodeID
    let value: NodeID
    let other: NodeID
    let meant: String

    func finding(in file: FileID, _ tree: SyntaxTree) -> Diagnostic {
      let place = Location(file: file, span: tree.span(key))
      let name = tree.string(key)
      var finding = Diagnostic(
        rule: SyntaxProblem.Rule.duplicateKey.rawValue, severity: .error,
        message: "the key `\(name)` stands twice, and this one has what belongs to `\(meant)`",
        at: place,
        related: [.init(Location(file: file, span: tree.span(other)), "the other one is here")],
        help: ["did you mean `\(meant)`?"],
        fixes: Fix.replacing(name, at: place, by: meant, .unsafe))
      finding.subject = .keyOfOther(meant)
      return finding
    }
  }

  /// The kind of a declaration that stands for its only key that is missing: `events:` for the `cases:` of events.
  private static func kindForKey(_ finding: Diagnostic, in tree: SyntaxTree) -> Slip? {
    let span = finding.primary.span
    for document in tree.documents where tree.span(document).contains(span) {
      let pairs = Array(tree.pairs(document))
      guard let kind = tree.declaration(of: document)?.kind, let first = pairs.first,
        tree.span(first.key) == finding.related.first?.location.span,
        let second = pairs.first(where: { tree.span($0.key) == span })
      else { continue }
      let written = Set(pairs.map { tree.string($0.key) })
      let missing = Grammar.construct(of: kind).keys.filter {
        $0.presence == .required && !written.contains($0.name)
      }
      guard missing.count == 1, second.value.stands(for: missing[0].shape, tree) else { continue }
      return Slip(
        key: second.key, value: second.value, other: first.key, meant: missing[0].name.description)
    }
    return nil
  }

  private static func slip(behind finding: Diagnostic, in tree: SyntaxTree) -> Slip? {
    let span = finding.primary.span
    for document in tree.documents where tree.span(document).contains(span) {
      guard let kind = tree.declaration(of: document)?.kind,
        let repeated = tree.pairs(document).first(where: { tree.span($0.key) == span })
      else { continue }
      let name = tree.string(repeated.key)
      let both = tree.pairs(document).filter { tree.scalarEquals($0.key, string: name) }
      let construct = Grammar.construct(of: kind)
      guard both.count == 2 else { continue }
      let slips = both.compactMap { entry in
        LikeKeys.meant(by: name, with: entry.value, of: construct, in: document, tree)
          .map { (entry: entry, meant: $0.name.description) }
      }
      guard slips.count == 1, let slip = slips.first?.entry,
        let right = both.first(where: { $0.key != slip.key })
      else { continue }
      return Slip(key: slip.key, value: slip.value, other: right.key, meant: slips[0].meant)
    }
    return nil
  }

  /// One of two words that is one of those that only another key chooses from: `type: email` beside `type: String`, for
  /// `format: email`.
  private static func choice(
    behind finding: Diagnostic, in tree: SyntaxTree, _ constructs: ConstructMap
  ) -> Slip? {
    let places = [finding.primary.span, finding.related.first?.location.span]
    guard
      let mapping = tree.documents.lazy.compactMap({
        tree.mapping(with: finding.primary.span, in: $0)
      }).first,
      let construct = constructs[mapping]
    else { return nil }
    let pairs = Array(tree.pairs(mapping))
    let both = pairs.filter { places.contains(tree.span($0.key)) }
    guard both.count == 2, both.allSatisfy({ tree.kind($0.value) == .scalar }),
      let own = construct.keys.first(where: { $0.name == tree.string(both[0].key) })?.shape,
      !own.isAnyText
    else { return nil }
    let written = Set(pairs.map { tree.string($0.key) })
    let slips = both.indices.compactMap { position -> (position: Int, meant: String)? in
      let word = tree.string(both[position].value)
      guard !own.chooses(word) else { return nil }
      let keys = construct.keys.filter { !written.contains($0.name) && $0.shape.chooses(word) }
      return keys.count == 1 ? (position, keys[0].name) : nil
    }
    guard slips.count == 1, let slip = slips.first else { return nil }
    let (wrong, right) = (both[slip.position], both[1 - slip.position])
    return Slip(key: wrong.key, value: wrong.value, other: right.key, meant: slip.meant)
  }

  /// What to do about two names of which each has a value of its own: neither is there twice by mistake.
  private static func helpOnNames(
    _ finding: Diagnostic, in tree: SyntaxTree, _ constructs: ConstructMap
  ) -> String? {
    let key = finding.primary.span
    for document in tree.documents where tree.span(document).contains(key) {
      var (owner, node): (String, NodeID) = ("", document)
      while tree.kind(node) == .mapping {
        let pairs = Array(tree.pairs(node))
        if let second = pairs.first(where: { tree.span($0.key) == key }) {
          let place = finding.related.first?.location.span
          guard constructs[node] == nil,
            let first = pairs.first(where: { tree.span($0.key) == place })
          else { return nil }
          guard tree.kind(first.value) == .scalar, tree.kind(second.value) == .scalar else {
            // What is said of a name twice is said of two: no one has both.
            return tree.text(of: first.value) == tree.text(of: second.value)
              ? "keep one of the two" : "keep one of the two, or give this one a name of its own"
          }
          guard !tree.scalarEquals(first.value, string: tree.string(second.value)) else {
            return nil
          }
          let value = tree.string(second.value)
          let name = nameInCamelCase(value)
          let isKnown = owner == "cases" && !name.isEmpty && name.utf8.allSatisfy(isNameByte)
          let isFree = isKnown && !pairs.contains { tree.scalarEquals($0.key, string: name) }
          return "keep one of the two, or give this one a name of its own"
            + (isFree ? ": `\(name): \(value)`" : "")
        }
        guard let inner = pairs.first(where: { tree.span($0.value).contains(key) }) else { break }
        (owner, node) = (tree.kind(inner.key) == .scalar ? tree.string(inner.key) : "", inner.value)
      }
    }
    return nil
  }

  /// The only other key that takes the same and is not there: `leading` of a bar whose `trailing` stands twice, and has
  /// something else each time.
  private static func otherKey(
    of finding: Diagnostic, in tree: SyntaxTree, _ constructs: ConstructMap
  ) -> String? {
    let (second, first) = (finding.primary.span, finding.related.first?.location.span)
    guard
      let mapping = tree.documents.lazy.compactMap({ tree.mapping(with: second, in: $0) }).first,
      let construct = constructs[mapping]
    else { return nil }
    let pairs = Array(tree.pairs(mapping))
    let both = pairs.filter { [first, second].contains(tree.span($0.key)) }
    guard both.count == 2, both.allSatisfy({ tree.kind($0.value) != .scalar }),
      tree.text(of: both[0].value) != tree.text(of: both[1].value)
    else { return nil }
    let written = Set(pairs.map { tree.string($0.key) })
    let name = tree.string(both[0].key)
    guard let shape = construct.keys.first(where: { $0.name == name })?.shape else { return nil }
    let others = construct.keys.filter {
      $0.shape == shape && !written.contains($0.name)
        && construct.hasRoom(for: $0.name, beside: written.contains)
    }
    return others.count == 1 ? others[0].name : nil
  }

  /// `inProgress` for `in-progress`, and `ad` for `Ad`.
  private static func nameInCamelCase(_ value: String) -> String {
    let words = value.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "" }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The mapping of an entry in which a key stands once more with which it begins, so that the line with the name of
  /// another entry is missing before that; and what the entry is.
  private static func entry(
    goingOnAt key: ByteSpan, in tree: SyntaxTree, _ constructs: ConstructMap
  ) -> (NodeID, String)? {
    for document in tree.documents where tree.span(document).contains(key) {
      var outer = document
      while let pair = tree.pairs(outer).first(where: { tree.span($0.value).contains(key) }),
        tree.kind(pair.value) == .mapping
      {
        let inner = pair.value
        if constructs[outer] == nil, let construct = constructs[inner], !tree.isFlow(inner) {
          let keys = tree.pairs(inner).map(\.key)
          guard let repeated = keys.first(where: { tree.span($0) == key }),
            tree.scalarEquals(keys[0], string: tree.string(repeated))
              || keys.prefix(while: { $0 != repeated }).count * 2 == keys.count
          else { return nil }
          return (inner, construct.name)
        }
        outer = inner
      }
    }
    return nil
  }
}

extension Diagnostic {
  /// The same finding with another help.
  fileprivate func helped(by help: [String]) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, related: related, help: help)
  }

  /// The finding that a key stands twice, where a second entry seems to begin with it.
  fileprivate func parting(a what: String) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity,
      message:
        "\(message): another \(what) seems to begin here, and the line with its name is missing",
      at: primary, related: related,
      help: ["write the line with the name of the \(what) before this one, or keep one of the two"])
  }
}

extension SyntaxTree {
  /// The mapping with a key at a place.
  func mapping(with key: ByteSpan, in node: NodeID) -> NodeID? {
    switch kind(node) {
    case .mapping:
      if pairs(node).contains(where: { span($0.key) == key }) { return node }
      return pairs(node).first { span($0.value).contains(key) }
        .flatMap { mapping(with: key, in: $0.value) }
    case .sequence:
      return items(node).first { span($0).contains(key) }
        .flatMap { mapping(with: key, in: $0) }
    case .scalar, .alias: return nil
    }
  }

  fileprivate func text(of node: NodeID) -> String {
    String(decoding: source[span(node).range], as: UTF8.self)
  }
}

extension Shape {
  /// Whether a word is one of those that a key has to choose from.
  fileprivate func chooses(_ word: String) -> Bool {
    switch self {
    case .choice(let choices): choices.contains { $0.name == word }
    case .boolean: word == "true" || word == "false"
    case .either(let shapes): shapes.contains { $0.chooses(word) }
    default: false
    }
  }

  /// Whether any word may stand for it.
  fileprivate var isAnyText: Bool {
    switch self {
    case .text, .anyText: true
    case .either(let shapes): shapes.contains(where: \.isAnyText)
    default: false
    }
  }
}
