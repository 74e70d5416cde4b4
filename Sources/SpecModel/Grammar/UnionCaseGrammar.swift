import Diagnostics
import SourceText
import SpecSyntax

/// A case of a union in its long form.
enum UnionCaseGrammar {
  static let model = Key(
    "model", .name(.model), .required, "The model that it stands for.", example: "Ad")
  static let tag = Key(
    "tag", Form<[Name]>.oneOrMore(of: .payloadValue),
    """
    What stands in payloads under the key that is the union's `tag`: any text, which in quotes may be empty, or a whole \
    number. Of several each is read as the case. Left out, it is the name of the case.
    """,
    example: "sponsored-ad")
  static let record = Record<@Sendable (Name) -> UnionCaseDeclaration>(
    "union case",
    "A case of a union in its long form, for tags that are no names; the short one is the model alone.",
    example: """
      model: Ad
      tag: sponsored-ad
      """
  ) { mapping in
    let model = mapping.value(model)
    let tags = mapping.value(tag)
    guard let model else { return nil }
    // A list without tags says as much as none.
    let said = tags?.isEmpty == true ? nil : tags
    return { UnionCaseDeclaration(name: $0, model: model, tags: said) }
  }
}

extension Form where Value == [UnionCaseDeclaration] {
  static var unionCases: Form {
    let record = UnionCaseGrammar.record
    let model = Form<Name>.name(.model)
    let cases = Form.entries(
      .either([.construct(UnionCaseGrammar.record.construct), Form<Name>.name(.model).shape]),
      named: "a case"
    ) { name, node, reader in
      if reader.tree.kind(node) == .mapping { return record.read(node, reader)?(name) }
      guard !reader.reportUnknown(amongCases: name, node) else { return nil }
      return reader.read(model, node).map { UnionCaseDeclaration(name: name, model: $0) }
    }
    return Form(cases.shape) { node, reader in
      if let help = reader.helpOnModels(insteadOf: node) {
        return reader.mismatch(node, expected: "a mapping", help: help)
      }
      let count = reader.diagnostics.count
      let read = cases.read(node, reader)
      if reader.diagnostics.count > count { reader.reportTagsAsNames(node, since: count) }
      return read
    }
  }
}

extension DocumentReader {
  /// What to write where models stand in a list and no case has a name, as unions are written elsewhere; nil where
  /// something else stands there.
  fileprivate func helpOnModels(insteadOf node: NodeID) -> String? {
    guard tree.kind(node) == .sequence, tree.count(node) > 0 else { return nil }
    var models: [String] = []
    for item in tree.items(node) {
      guard tree.kind(item) == .scalar else { return nil }
      let name = tree.string(item)
      guard name.first?.isUppercase == true, name.utf8.allSatisfy(isNameByte) else { return nil }
      models.append(name)
    }
    let tag = document(of: node).flatMap { value(of: "tag", in: $0) }
      .flatMap { tree.kind($0) == .scalar ? tree.string($0) : nil }
    let words = models.map { NearMiss.wordTexts($0).last ?? $0 }
    let areDistinct = Set(words).count == words.count
    let names = areDistinct ? words : models.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    let entries =
      zip(names, models).prefix(4).map { "\($0): \($1)" }
      + (models.count > 4 ? ["…"] : [])
    return "put before each what \(tag.map { "`\($0)`" } ?? "the tag") says of it in payloads:"
      + " `{ \(entries.joined(separator: ", ")) }`"
  }

  /// Reports tags that stand in the places of names and are none, in the place of what was said of these.
  ///
  /// - Parameter count: The findings that there were before.
  fileprivate func reportTagsAsNames(_ node: NodeID, since count: Int) {
    guard tree.kind(node) == .mapping else { return }
    let pairs = tree.pairs(node).filter { key, value in
      tree.kind(key) == .scalar && tree.kind(value) == .scalar && isTagOnly(tree.string(key))
        && tree.string(value).utf8.allSatisfy(isNameByte)
    }
    // What else is wrong among the cases is said with it, or after it has been mended.
    guard !pairs.isEmpty, diagnostics.count - count == pairs.count else { return }
    withdraw(since: count)
    for (key, value) in pairs {
      let tag = tree.string(key)
      let entry = "{ model: \(tree.string(value)), tag: \(PayloadText.written(tag)) }"
      report(
        .wrongType, "expected the name of a case, found \(tag.isEmpty ? "nothing" : "`\(tag)`")",
        at: span(key),
        help:
          "a tag that is no name stands beside the model: `\(Self.caseName(for: tag)): \(entry)`")
    }
  }

  /// Whether a text can be a tag, and not the name of a case.
  private func isTagOnly(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return first.isDigit || !text.utf8.allSatisfy(isNameByte)
  }

  private static func caseName(for tag: String) -> String {
    if tag.isEmpty { return "none" }
    if let joined = NameKind.joined(tag) { return joined }
    let letters = String(decoding: tag.utf8.filter(isNameByte), as: UTF8.self)
    return "kind\(letters.prefix(1).uppercased() + letters.dropFirst())"
  }

  /// Reports `unknown:` among the cases of a union, where it says what becomes of other tags; says whether it does.
  fileprivate func reportUnknown(amongCases name: Name, _ node: NodeID) -> Bool {
    guard name.text == "unknown", tree.kind(node) == .scalar,
      let policy = UnknownTagPolicy(rawValue: tree.string(node)), let document = document(of: node),
      !has("unknown", in: document)
    else { return false }
    report(
      .unknownKey, "`unknown` is a key of the union, and stands among its cases", at: name.span,
      help: "write it beside `cases:`: `unknown: \(policy.rawValue)`")
    return true
  }
}
