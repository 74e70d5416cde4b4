import Diagnostics
import SourceText
import SpecSyntax

/// What a document declares.
extension DocumentReader {
  /// Reads what one document declares.
  func declaration(_ document: NodeID) -> Declaration? {
    guard tree.kind(document) == .mapping else {
      return mismatch(
        document, expected: "a declaration",
        help: "a document starts with what it declares, for instance `screen: Feed`")
    }
    let firstKey = tree.pairs(document).first { _ in true }?.key
    guard let (key, kind) = tree.declaration(of: document) else {
      reportNoKind(firstKey ?? document, in: document)
      return nil
    }
    if key == firstKey, !isNamed(by: key, in: document), isOfOtherKind(document, than: kind) {
      reportNoKind(key, in: document)
      return nil
    }
    if key != firstKey {
      if let firstKey,
        isMisspeltKind(firstKey, insteadOf: kind) || !isNamed(by: key, in: document)
          || isNamedOtherwise(document, than: kind)
      {
        reportNoKind(firstKey, in: document)
        return nil
      }
      // What stands before it and is known nowhere is told, and is all that is to be moved.
      let known = Grammar.construct(of: kind)
      let isPushedDown = tree.pairs(document).prefix { $0.key != key }.allSatisfy {
        tree.kind($0.key) == .scalar && !known.hasKey(tree.string($0.key))
          && known.suggestion(for: tree.string($0.key)) == nil
      }
      if !isPushedDown { reportLateKey(key, kind, document) }
    }
    return declaration(document, as: kind, by: key, isFirst: key == firstKey)
  }

  /// Whether what a document begins with is a key of another kind of declaration, as all others of its keys are.
  private func isOfOtherKind(_ document: NodeID, than kind: DeclarationKind) -> Bool {
    let keys = tree.pairs(document).map { tree.string($0.key) }
    let kinds = kinds(withKeys: keys)
    return keys.count > 1 && kinds.count == 1 && kinds[0] != kind
  }

  /// Whether all keys of a document behind its first are those of one other kind of declaration, which is not among
  /// them: `name: Moments` begins an app, though it has a `theme:`.
  private func isNamedOtherwise(_ document: NodeID, than kind: DeclarationKind) -> Bool {
    let rest = Array(tree.pairs(document).map { tree.string($0.key) }.dropFirst())
    let kinds = kinds(withKeys: rest)
    return rest.count > 1 && kinds.count == 1 && kinds[0] != kind
      && !rest.contains(kinds[0].rawValue)
  }

  /// Whether a key says by another word what its document declares: the name stands behind it, and what follows are keys
  /// of that.
  private func isOtherWord(
    _ key: NodeID, for declared: (kind: DeclarationKind, name: String?), in document: NodeID
  ) -> Bool {
    guard let value = tree.pairs(document).first(where: { $0.key == key })?.value,
      tree.count(document) > 2, tree.kind(value) == .scalar, let name = declared.name
    else { return false }
    return tree.scalarEquals(value, string: name) && name.utf8.allSatisfy(isNameByte)
      && !Grammar.construct(of: declared.kind).hasKey(tree.string(key))
  }

  /// Whether a key names what a document declares: what is declared has a name, and a list or a mapping is none.
  private func isNamed(by key: NodeID, in document: NodeID) -> Bool {
    tree.pairs(document).contains { $0.key == key && tree.kind($0.value) == .scalar }
  }

  /// Whether the first key is one that says what a document declares, misspelt: then a later key that could
  /// say it is one of the declaration.
  private func isMisspeltKind(_ firstKey: NodeID, insteadOf kind: DeclarationKind) -> Bool {
    guard let meant = kindMeant(by: firstKey), meant != kind else { return false }
    let text = tree.string(firstKey)
    return !Grammar.construct(of: kind).keys.contains { $0.name == text }
  }

  /// The kind of declaration that a key is most like.
  private func kindMeant(by key: NodeID) -> DeclarationKind? {
    guard tree.kind(key) == .scalar else { return nil }
    return Self.kindMeant(by: tree.string(key)).flatMap { DeclarationKind(rawValue: $0.name) }
  }

  /// The kind of declaration that the first word of a document is meant for: of two that are like it the one whose keys
  /// stand below.
  private func kindMeant(by word: String, beginning document: NodeID) -> NearMiss.Match? {
    if let typed = typedKind(of: document)?.kind.rawValue,
      let match = NearMiss.match(for: word, among: [typed])
    {
      return match
    }
    return Self.kindMeant(by: word)
  }

  /// What a key declares that has the name behind the kind, as in other languages: `enum Circle:`.
  private func declaredInKey(_ key: NodeID) -> (kind: DeclarationKind, name: String)? {
    guard tree.kind(key) == .scalar else { return nil }
    let words = tree.string(key).split(separator: " ").map(String.init)
    guard words.count == 2, let kind = DeclarationKind(rawValue: words[0]),
      words[1].utf8.allSatisfy(isNameByte)
    else { return nil }
    return (kind, words[1])
  }

  private static func kindMeant(by word: String) -> NearMiss.Match? {
    NearMiss.match(for: word, among: DeclarationKind.allCases.map(\.rawValue))
      ?? OtherWords.declarations[word.lowercased()].map { .meant($0.rawValue) }
  }

  /// What a document declares that could not be read: others name it, and are right.
  func intendedDeclarations(_ document: NodeID) -> [BrokenDeclaration] {
    guard tree.kind(document) == .mapping,
      let first = tree.pairs(document).first(where: { _ in true })
    else { return [] }
    if tree.kind(first.key) == .scalar,
      let kind = DeclarationKind(rawValue: tree.string(first.key)),
      !isOfOtherKind(document, than: kind)
    {
      let isNamed = tree.kind(first.value) == .scalar
      let kind =
        kindOfAllOthers(in: document, than: kind)
        ?? kindWithNeeds(metIn: document, butNotOf: kind) ?? kind
      return [
        BrokenDeclaration(
          kind: kind, name: isNamed ? tree.string(first.value) : BrokenDeclaration.anyName)
      ]
    }
    if let declared = declaredInKey(first.key) {
      return [BrokenDeclaration(kind: declared.kind, name: declared.name)]
    }
    if tree.kind(first.value) == .scalar, tree.kind(first.key) == .scalar,
      let match = kindMeant(by: tree.string(first.key), beginning: document),
      let kind = DeclarationKind(rawValue: match.name)
    {
      return [BrokenDeclaration(kind: kind, name: tree.string(first.value))]
    }
    if let before = declarationGoingOn(in: document) {
      return [BrokenDeclaration(kind: before.kind, name: before.name)]
    }
    if let typed = typedKind(of: document), let name = typed.name {
      return [BrokenDeclaration(kind: typed.kind, name: name)]
    }
    // What has a name in the way of other tools can be anything.
    if let name = foreignName(of: document) {
      return DeclarationKind.allCases.map { BrokenDeclaration(kind: $0, name: name) }
    }
    // Where the line with the name is missing, it can be any that is named.
    return kinds(withKeys: tree.pairs(document).map { tree.string($0.key) }).map {
      BrokenDeclaration(kind: $0, name: BrokenDeclaration.anyName)
    }
  }

  /// The name that a document of another tool gives to what it declares, by itself or in its `metadata`.
  private func foreignName(of document: NodeID) -> String? {
    for pair in tree.pairs(document) where tree.kind(pair.key) == .scalar {
      if tree.scalarEquals(pair.key, "name"), tree.kind(pair.value) == .scalar {
        return tree.string(pair.value)
      }
      if tree.scalarEquals(pair.key, "metadata"), tree.kind(pair.value) == .mapping,
        let name = tree.pairs(pair.value).first(where: { tree.scalarEquals($0.key, "name") }),
        tree.kind(name.value) == .scalar
      {
        return tree.string(name.value)
      }
    }
    return nil
  }

  /// What a document declares that begins as those of other tools do, `type: screen`, or that has most of its
  /// keys from one kind of declaration; with its name, if it has one.
  private func typedKind(of document: NodeID) -> (kind: DeclarationKind, name: String?)? {
    let pairs = tree.pairs(document).filter { tree.kind($0.key) == .scalar }
    guard let first = pairs.first else { return nil }
    let name = pairs.first { tree.scalarEquals($0.key, "name") || tree.scalarEquals($0.key, "id") }
    let text = name.flatMap { tree.kind($0.value) == .scalar ? tree.string($0.value) : nil }
    let saysType = ["type", "kind"].contains(tree.string(first.key).lowercased())
    if saysType, tree.kind(first.value) == .scalar,
      let kind = DeclarationKind(rawValue: tree.string(first.value).lowercased())
    {
      return (kind, text)
    }
    // Either the line that says what it is is missing, or it says that by another word.
    if let kind = kindFitting(pairs) { return (kind, text) }
    let rest = Array(pairs.dropFirst())
    let firstText = tree.kind(first.value) == .scalar ? tree.string(first.value) : nil
    if let kind = kindFitting(rest) ?? kind(withKeys: rest.map { tree.string($0.key) }) {
      return (kind, text ?? firstText)
    }
    return nil
  }

  /// The only kind of declaration that can have all of some keys, with their values, and that needs no others.
  private func kindFitting(_ pairs: [(key: NodeID, value: NodeID)]) -> DeclarationKind? {
    let names = pairs.map { tree.string($0.key) }
    let kinds = kinds(withKeys: names)
    guard kinds.count > 1 else { return kinds.first }
    return kinds.filter { kind in
      Grammar.construct(of: kind).keys.allSatisfy { key in
        guard let position = names.firstIndex(of: key.name) else {
          return key.presence != .required || key.name == kind.rawValue
        }
        let value = pairs[position].value
        switch tree.kind(value) {
        case .scalar, .alias: return true
        // The names of models begin with a capital letter.
        case .sequence:
          return kind != .union
            || tree.items(value).allSatisfy { tree.string($0).first?.isUppercase == true }
        case .mapping: return value.stands(for: key.shape, tree)
        }
      }
    }.only
  }

  /// The kinds of declarations that have all of some keys.
  func kinds(withKeys keys: [String]) -> [DeclarationKind] {
    DeclarationKind.allCases.filter { kind in
      let known = Set(Grammar.construct(of: kind).keys.map(\.name))
      return !keys.isEmpty && keys.allSatisfy(known.contains)
    }
  }

  /// The kind of declaration that has all of some keys, or nearly all, and more of them than any other.
  private func kind(withKeys keys: [String]) -> DeclarationKind? {
    guard keys.count >= 2 else { return nil }
    let counts = DeclarationKind.allCases.map { kind in
      let known = Set(Grammar.construct(of: kind).keys.map(\.name))
      return (kind: kind, count: keys.count { known.contains($0) })
    }
    guard let best = counts.max(by: { $0.count < $1.count }), best.count >= keys.count - 1,
      counts.count(where: { $0.count == best.count }) == 1
    else { return nil }
    return best.kind
  }

  private func reportLateKey(_ key: NodeID, _ kind: DeclarationKind, _ document: NodeID) {
    report(
      Diagnostic(
        .declarationKeyFirst,
        "`\(kind.rawValue)` says what this document declares and comes first",
        at: location(span(key)), help: ["move this line to the top of the document"],
        fixes: movingUp(key, in: document).map { [$0] } ?? []))
  }

  /// Moves the line of a key to the top of its document; nil if the key has more than a line, shares
  /// it, or has an anchor that an alias might mean.
  private func movingUp(_ key: NodeID, in document: NodeID) -> Fix? {
    guard !tree.isFlow(document), let value = tree.pairs(document).first(where: { $0.key == key }),
      tree.kind(value.value) == .scalar, tree.properties(value.value) == nil,
      tree.style(value.value) != .literal,
      tree.style(value.value) != .folded
    else { return nil }
    let top = Int(tree.span(document).start)
    let start = Int(tree.span(key).start)
    let valueEnd = Int(tree.span(value.value).end)
    let source = tree.source
    let isLineStart = { (offset: Int) in offset == 0 || source[offset - 1] == UInt8(ascii: "\n") }
    guard isLineStart(top), isLineStart(start),
      !source[start..<valueEnd].contains(UInt8(ascii: "\n"))
    else { return nil }
    let end = source[valueEnd...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    let line = String(decoding: source[start..<end], as: UTF8.self)
    return Fix(
      "move it to the top", .safe,
      edits: [
        Fix.Edit(location(ByteSpan(top..<top)), replacement: line + "\n"),
        Fix.Edit(
          location(ByteSpan(start..<min(end + 1, source.count))), replacement: ""),
      ])
  }

  /// What the document before another one declares.
  private func declarationBefore(_ document: NodeID) -> BrokenDeclaration? {
    guard let before = tree.documents.last(where: { $0.rawValue < document.rawValue }),
      let (key, kind) = tree.declaration(of: before),
      let name = tree.pairs(before).first(where: { $0.key == key })?.value,
      tree.kind(name) == .scalar
    else { return nil }
    return BrokenDeclaration(kind: kind, name: tree.string(name))
  }

  /// What the document before another one declares, if what stands in that one belongs to it: nothing of it is there
  /// already.
  private func declarationGoingOn(in document: NodeID) -> BrokenDeclaration? {
    guard let declaration = declarationBefore(document),
      let before = tree.documents.last(where: { $0.rawValue < document.rawValue })
    else { return nil }
    let known = Set(Grammar.construct(of: declaration.kind).keys.map(\.name))
    let written = Set(tree.pairs(before).map { tree.string($0.key) })
    let keys = tree.pairs(document).map { tree.string($0.key) }
    guard let first = keys.first, known.contains(first), written.isDisjoint(with: keys),
      // What another kind has all keys of is one of that kind, whose first line is missing.
      keys.allSatisfy(known.contains) || kinds(withKeys: keys).isEmpty
    else { return nil }
    return declaration
  }

  private func reportNoKind(_ place: NodeID, in document: NodeID) {
    guard !reportSwallowedLine(above: document) else { return }
    let names = DeclarationKind.allCases.map(\.rawValue)
    let text = tree.kind(place) == .scalar ? tree.string(place) : ""
    if let declared = declaredInKey(place) {
      let key = tree.span(place)
      let hasColon = tree.source[Int(key.end)...].first == UInt8(ascii: ":")
      return report(
        .declarationKeyFirst, "nothing here says what this document declares",
        at: hasColon ? ByteSpan(start: key.start, end: key.end + 1) : key,
        help: "write `\(declared.kind.rawValue): \(declared.name)`: the name is the value")
    }
    let near =
      isNamed(by: place, in: document) ? kindMeant(by: text, beginning: document) : nil
    if near == nil, let before = declarationGoingOn(in: document) {
      return report(
        .declarationKeyFirst, "nothing here says what this document declares", at: span(place),
        help:
          "`\(text)` is a key of the \(before.kind.rawValue) before it: take the `---` between them out"
      )
    }
    if near == nil, let typed = typedKind(of: document) {
      let kind = typed.kind.rawValue
      guard !isOtherWord(place, for: typed, in: document) else {
        let key = location(tree.span(place))
        return report(
          Diagnostic(
            .declarationKeyFirst, "nothing here says what this document declares", at: key,
            help: ["did you mean `\(kind)`?"],
            fixes: Fix.replacing(text, at: key, by: kind, .unsafe)))
      }
      return report(
        .declarationKeyFirst, "nothing here says what this document declares",
        at: span(place),
        help:
          "its keys are those of \(NameKind.declaration(typed.kind).phrase): begin it with `\(kind): \(typed.name ?? "Name")`"
      )
    }
    report(
      Diagnostic(
        .declarationKeyFirst, "nothing here says what this document declares",
        at: location(span(place)),
        help: [
          near.map { "did you mean `\($0.name)`?" }
            ?? "the first key is one of \(names.map { "`\($0)`" }.joined(separator: ", "))"
        ], fixes: near?.fixes(of: text, at: location(span(place))) ?? []))
  }
}

extension Array {
  /// The element, where there is one and no other.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
