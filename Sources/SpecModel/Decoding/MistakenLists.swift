import Diagnostics
import SourceText
import SpecSyntax

/// Lists where a single value or a mapping is due, and single values where a list is.
extension DocumentReader {
  /// Reports that something else stands where a single value is due.
  func mismatchOfSingle<Value>(_ node: NodeID, expected: String) -> Value? {
    guard tree.kind(node) == .sequence else {
      if let name = nameBeforeColon(node) {
        return mismatch(
          node, expected: expected, help: "write it without a colon: `\(name)`",
          fixes: [.replacing(at: location(tree.span(node)), by: name, .unsafe)])
      }
      return mismatch(
        node, expected: expected,
        help: helpOnField(node, expected) ?? helpOnValueInList(node) ?? helpOnOnlyValue(of: node)
          ?? "write it by itself, without keys")
    }
    guard let item = onlyItem(of: node), tree.kind(item) == .scalar, isWrittenHere(node) else {
      let example = tree.items(node).first { tree.kind($0) == .scalar && !isEmpty($0) }
      // Of what has no name yet, none of them is it.
      let isName = expected.hasPrefix("the ") && expected.hasSuffix("'s name")
      return mismatch(
        node, expected: expected,
        help: "only one can stand here: write it without a list"
          + (example.flatMap { isName ? nil : ", as in `\(source(of: $0))`" } ?? ""))
    }
    let text = source(of: item)
    guard tree.isFlow(node) else {
      return mismatch(node, expected: expected, help: "write `\(text)` without the `- `")
    }
    return mismatch(
      node, expected: expected, help: "write `\(text)` without brackets",
      fixes: [.replacing(at: location(tree.span(node)), by: text, .safe)])
  }

  /// The name of `Audience:`, which stands in a list and has no value: its colon is one too many.
  private func nameBeforeColon(_ node: NodeID) -> String? {
    guard tree.kind(node) == .mapping, tree.count(node) == 1, isWrittenHere(node),
      let pair = tree.pairs(node).first(where: { _ in true }), tree.kind(pair.key) == .scalar,
      isEmpty(pair.value), source(of: node) == "\(source(of: pair.key)):",
      diagnostics.count < Self.mostNamed,
      tree.documents.contains(where: { list(holding: node, in: $0) != nil })
    else { return nil }
    return source(of: pair.key)
  }

  /// What to write for `owner: required`, where the name of a field of the form is due.
  private func helpOnField(_ node: NodeID, _ expected: String) -> String? {
    guard expected == NameKind.fieldOfForm.phrase, tree.kind(node) == .mapping,
      tree.count(node) == 1, let pair = tree.pairs(node).first(where: { _ in true }),
      tree.kind(pair.key) == .scalar
    else { return nil }
    return
      "write the name alone: `\(tree.string(pair.key))`; what it is stands under `form:`"
  }

  /// What to write for `[everyone, friends: friends-only]`, where some names of a list have values.
  private func helpOnValueInList(_ node: NodeID) -> String? {
    guard tree.kind(node) == .mapping, tree.count(node) == 1, diagnostics.count < Self.mostNamed,
      let pair = tree.pairs(node).first(where: { _ in true }), tree.kind(pair.value) == .scalar,
      let list = tree.documents.lazy.compactMap({ self.list(holding: node, in: $0) }).first
    else { return nil }
    var entries = tree.items(list).prefix(Self.mostNamed).map { item -> String in
      guard tree.kind(item) == .mapping, let pair = tree.pairs(item).first(where: { _ in true })
      else {
        return tree.kind(item) == .scalar ? "\(tree.string(item)): \(tree.string(item))" : "…"
      }
      return "\(tree.string(pair.key)): \(source(of: pair.value))"
    }
    if tree.count(list) > entries.count { entries.append("…") }
    return "write `{ \(entries.joined(separator: ", ")) }`: names that have values stand in braces"
  }

  /// What to write for `{ screen: Detail }`, where `Detail` is all that is to be said.
  private func helpOnOnlyValue(of node: NodeID) -> String? {
    guard tree.kind(node) == .mapping, tree.count(node) == 1, isWrittenHere(node),
      let pair = tree.pairs(node).first(where: { _ in true }), tree.kind(pair.key) == .scalar,
      tree.kind(pair.value) == .scalar, !isEmpty(pair.value)
    else { return nil }
    return "write `\(source(of: pair.value))` by itself, without `\(tree.string(pair.key)):`"
  }

  /// More elements are not repeated, and the list is looked for no more often.
  private static let mostNamed = 8

  /// The list of a document that has an item.
  private func list(holding item: NodeID, in node: NodeID) -> NodeID? {
    switch tree.kind(node) {
    case .sequence:
      if tree.items(node).contains(item) { return node }
      return tree.items(node).lazy.compactMap { self.list(holding: item, in: $0) }.first
    case .mapping:
      return tree.pairs(node).lazy.compactMap { self.list(holding: item, in: $0.value) }.first
    case .scalar, .alias: return nil
    }
  }

  /// Reports that something else stands where a mapping is due.
  ///
  /// - Parameters:
  ///   - help: What to do where it is not a list of what the mapping should have.
  ///   - helpOnNodes: What to do where the mappings of a list have keys in common.
  func mismatchOfMapping<Value>(
    _ node: NodeID, expected: String, help: String, helpOnNodes: String? = nil
  ) -> Value? {
    if let sign = signOfBlockText(node) {
      return mismatch(
        node, expected: expected,
        help: "take the `\(sign)` out: it makes a text of the lines below it, and no keys")
    }
    guard isListOfPairs(node) else { return mismatch(node, expected: expected, help: help) }
    if let helpOnNodes, repeatsKeys(inList: node) {
      return mismatch(node, expected: expected, help: helpOnNodes)
    }
    if tree.count(node) > 1, expected.contains("effect") {
      return mismatch(
        node, expected: expected,
        help:
          "an effect does one thing: what follows on a request or a call stands in its `then:`, and a `call:` can do several"
      )
    }
    guard tree.isFlow(node), isWrittenHere(node), let pairs = textOfPairs(node) else {
      return mismatch(
        node, expected: expected, help: "leave out the `- ` before the names: this is no list")
    }
    return mismatch(
      node, expected: expected, help: "write `\(pairs)`, in braces",
      fixes: [.replacing(at: location(tree.span(node)), by: pairs, .safe)])
  }

  /// What to do about a list of one item that has the keys of the mapping which is due; nil for any other node.
  func helpOnListOf(_ construct: borrowing Construct, _ node: NodeID) -> String? {
    guard tree.kind(node) == .sequence, let item = onlyItem(of: node), isWrittenHere(node),
      tree.kind(item) == .mapping, (1...Self.mostNamed).contains(tree.count(item))
    else { return nil }
    let keys = tree.pairs(item).map { tree.string($0.key) }
    let names = construct.keys.map(\.name)
    guard keys.allSatisfy(names.contains) else { return nil }
    guard tree.isFlow(node) else {
      return
        "take the `- ` before `\(keys[0])` out, and two of the spaces before the lines below it: this is no list"
    }
    let text = source(of: item)
    return text.hasPrefix("{") && !text.contains(where: \.isNewline)
      ? "write `\(text)` without brackets" : nil
  }

  /// The sign that makes a text of lines which begin with a key: `|` of `request: |`.
  private func signOfBlockText(_ node: NodeID) -> String? {
    guard tree.kind(node) == .scalar, tree.style(node) == .literal || tree.style(node) == .folded
    else { return nil }
    let text = tree.string(node)
    let key = text.prefix { $0 != ":" }
    guard !key.isEmpty, key.count < text.count, key.utf8.allSatisfy(isNameByte) else { return nil }
    let sign = source(of: node).prefix { !$0.isWhitespace }
    return sign.isEmpty ? nil : String(sign)
  }

  /// Writes brackets around a single value; none where that would not be all.
  func bracketing(_ node: NodeID) -> [Fix] {
    let text = source(of: node)
    guard isWrittenHere(node), !text.contains(where: \.isNewline), tree.properties(node) == nil
    else {
      return []
    }
    return [.replacing(at: location(tree.span(node)), by: "[\(text)]", .safe)]
  }

  /// What to write for `(PostCard, AdBanner)`, as other languages have what belongs together; nil for anything else.
  func listInParentheses(_ node: NodeID) -> String? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain, isWrittenHere(node) else {
      return nil
    }
    let text = tree.string(node)
    let names = text.dropFirst().dropLast()
    guard text.hasPrefix("("), text.hasSuffix(")"), names.contains(where: { $0 != " " }),
      !names.contains(where: { "()[]{}:".contains($0) || $0.isNewline })
    else { return nil }
    return "[\(names.split(separator: " ").joined(separator: " "))]"
  }

  /// What to do about items of a list that are indented deeper than the one before, of which they are text then.
  func helpOnItemsInText(_ node: NodeID) -> String? {
    guard tree.style(node) == .plain,
      source(of: node).split(whereSeparator: \.isNewline).dropFirst()
        .contains(where: { $0.drop(while: \.isWhitespace).hasPrefix("- ") })
    else { return nil }
    return
      "begin the `- ` of all items in the same column: one that stands deeper belongs to the text before it"
  }

  /// The names of a list in brackets between which a comma is missing, or a semicolon stands: `PostCard` and `AdBanner`
  /// of `[PostCard AdBanner]`; nil for anything else.
  func namesWithoutComma(_ node: NodeID) -> [String]? {
    guard tree.style(node) == .plain, isWrittenHere(node), diagnostics.count < Self.mostNamed else {
      return nil
    }
    let words = tree.string(node).split { $0 == " " || $0 == ";" }.map(String.init)
    guard words.count > 1,
      words.allSatisfy({ $0.utf8.allSatisfy(isNameByte) && $0.utf8.first?.isDigit == false }),
      let list = tree.documents.lazy.compactMap({ self.list(holding: node, in: $0) }).first,
      tree.isFlow(list)
    else { return nil }
    return words
  }

  /// Reports names of a list between which a comma is missing, and gives nil.
  func mismatch(_ node: NodeID, expected: String, of names: [String]) -> Name? {
    let list = names.joined(separator: ", ")
    let help = "write `\(list)`: a comma stands between the names of a list"
    // What is put together from words already is a name by itself.
    let isSure =
      tree.string(node).contains(";")
      || names.contains { $0.dropFirst().contains(where: \.isUppercase) }
    guard isSure else {
      return mismatch(
        node, expected: expected, help: help,
        "or write `\(NameKind.joined(tree.string(node)) ?? names.joined())`, if it is one name")
    }
    return mismatch(
      node, expected: expected, help: help,
      fixes: [.replacing(at: location(tree.span(node)), by: list, .unsafe)])
  }

  /// Reports several paths in the place of one, and gives nil.
  func mismatch(_ node: NodeID, ofPaths paths: [String]) -> Name? {
    let expected = "the path of one file"
    let list = paths.joined(separator: ", ")
    let holder =
      diagnostics.count < Self.mostNamed
      ? tree.documents.lazy.compactMap { self.list(holding: node, in: $0) }.first : nil
    if let holder, !tree.isFlow(holder) {
      return mismatch(
        node, expected: expected, help: "put each in a line of its own, with `- ` before it")
    }
    let written = holder == nil ? "[\(list)]" : list
    return mismatch(
      node, expected: expected,
      help: "write `\(written)`: a comma stands between the paths of a list",
      fixes: isWrittenHere(node)
        ? [.replacing(at: location(tree.span(node)), by: written, .unsafe)] : [])
  }

  private func onlyItem(of list: NodeID) -> NodeID? {
    guard tree.count(list) == 1 else { return nil }
    var items = tree.items(list)
    return items.next()
  }

  /// The mappings of a list that is one mapping by mistake; nil for any other node.
  func pairs(inList node: NodeID) -> [NodeID]? {
    isListOfPairs(node) ? Array(tree.items(node)) : nil
  }

  /// Whether a list has nothing but mappings of one name each.
  func isListOfPairs(_ node: NodeID) -> Bool {
    tree.kind(node) == .sequence && tree.count(node) > 0
      && tree.items(node).allSatisfy { tree.kind($0) == .mapping && tree.count($0) == 1 }
  }

  /// The pairs of a list without braces, as one mapping.
  private func textOfPairs(_ list: NodeID) -> String? {
    let items = Array(tree.items(list))
    let text = String(
      decoding: tree.source[tree.span(list).range].dropFirst().dropLast(), as: UTF8.self)
    guard !text.contains(where: \.isNewline) else {
      return items.count == 1 ? source(of: items[0]) : nil
    }
    let braced = items.map { source(of: $0) }.filter { $0.hasPrefix("{") && $0.hasSuffix("}") }
    guard braced.isEmpty else {
      guard braced.count == items.count else { return nil }
      let pairs = braced.map {
        $0.dropFirst().dropLast().split(separator: " ").joined(separator: " ")
      }
      return "{ \(pairs.joined(separator: ", ")) }"
    }
    let inner = text.drop { $0 == " " }
    return "{ \(inner)\(inner.last == " " ? "" : " ")}"
  }

  func source(of node: NodeID) -> String {
    String(decoding: tree.source[tree.span(node).range], as: UTF8.self)
  }

  /// Whether a node is found where it is written, and not where an alias stands for it.
  func isWrittenHere(_ node: NodeID) -> Bool {
    span(node) == tree.span(node)
  }
}
