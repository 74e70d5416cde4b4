import Diagnostics
import SourceText
import SpecSyntax

/// Reads the values of one file and collects what is wrong with them.
///
/// It lives on one thread for the time of one file.
final class DocumentReader {
  let tree: SyntaxTree
  let file: FileID
  /// The systems that there are.
  let architectures: [Architecture]
  // They are counted before and after what may be meant otherwise, on the thread that reads.
  @exclusivity(unchecked) private(set) var diagnostics: [Diagnostic] = []
  /// The keys of the mappings that are being read.
  let keys = KeyStack()
  /// Keys that not every version of the language has.
  private(set) var versionedKeys: [VersionedKey] = []
  /// Symbols that not every app's minimum of iOS has.
  private(set) var newerSymbols: [NewerSymbol] = []
  /// How many symbols there are not that have been told of.
  var unknownSymbols = 0
  /// Values that their keys could not take, while the mapping that has them is read.
  // Like what was found too deep, it is asked for every mapping, and only from the thread that reads.
  @exclusivity(unchecked) var refusedValues: [RefusedValue] = []
  /// The value that is read once more since there is nothing in it, and its key cannot be left out.
  var demanded: NodeID?
  /// The files that the specs name and that are read with them.
  private(set) var referencedFiles: [ReferencedFile] = []
  /// The place of the alias through which the current node was reached: findings belong there, not
  /// at the anchor that others use too.
  private var aliasSite: ByteSpan?
  /// Keys that were found a level too deep.
  // It is asked for every field, and only ever from the thread that reads.
  @exclusivity(unchecked) private(set) var displaced = DisplacedKeys()

  /// What stands around the mappings, which is looked for when something is wrong.
  private(set) lazy var enclosing = EnclosingKeys(of: tree)

  /// Keys that stand in their mapping already or are none, which the tree has reported.
  private let repeatedKeys: Set<ByteSpan>

  /// The first ones of keys that stand twice: which of the two counts, nobody knows.
  private let doubledKeys: Set<ByteSpan>

  /// Notes the keys that are asked for, where they are read for nothing else.
  let recorder: KeyRecorder?

  init(
    tree: SyntaxTree, file: FileID, architectures: [Architecture] = Architecture.standard,
    recorder: KeyRecorder? = nil
  ) {
    self.tree = tree
    self.file = file
    self.architectures = architectures
    self.recorder = recorder
    repeatedKeys = Set(
      tree.problems.lazy.filter { $0.rule == .duplicateKey || $0.rule == .mergeKey }.map(\.span))
    doubledKeys = Set(
      tree.problems.lazy.filter { $0.rule == .duplicateKey }.flatMap(\.related).map(\.span))
  }

  /// Reads a value in a form, following an alias first.
  func read<Value>(_ form: Form<Value>, _ node: NodeID) -> Value? {
    following(node) { form.read($0, self) }
  }

  /// Gives `body` the node that `node` stands for; nil when it is an alias to nowhere, which the
  /// tree has reported.
  ///
  /// Inlined, since a closure that is passed on counts what it refers to, and threads would wait for
  /// each other's counts of the grammar.
  @inline(__always)
  func following<Value>(_ node: NodeID, _ body: (NodeID) -> Value?) -> Value? {
    let outer = aliasSite
    guard let target = target(of: node) else { return nil }
    let value = body(target)
    if target != node { aliasSite = outer }
    return value
  }

  /// The node that a node stands for, which is itself but for an alias.
  @inline(__always)
  private func target(of node: NodeID) -> NodeID? {
    tree.kind(node) == .alias ? target(ofAlias: node) : node
  }

  /// The node that an alias stands for: what is found behind it belongs to the place of the outermost alias
  /// from now on.
  private func target(ofAlias node: NodeID) -> NodeID? {
    let target = tree.resolved(node)
    guard tree.kind(target) != .alias else { return nil }
    aliasSite = aliasSite ?? tree.span(node)
    return target
  }

  /// Takes the keys of a mapping in hand: gives where they lie among ``keys``, and all their marks.
  func takeKeys(of mapping: NodeID) -> (Range<Int>, KeyText.Marks) {
    var marks: KeyText.Marks = []
    let start = keys.count
    tree.forEachEntry(of: mapping) { key, value, bytes in
      let text = if let bytes { KeyText(bytes) } else { text(ofUnusualKey: key) }
      keys.append(KeyStack.Entry(key: key, value: value, text: text))
      marks.insert(text.mark)
    }
    return (start..<keys.count, marks)
  }

  /// Nearly all keys stand in the source as they are, and are read there without a call.
  @inline(never)
  private func text(ofUnusualKey key: NodeID) -> KeyText {
    tree.withScalarBytes(key) { KeyText($0) }
  }

  /// Reads the items of a sequence; those that are nil are left out.
  func elements<Element>(of node: NodeID, _ read: (NodeID) -> Element?) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(tree.count(node))
    tree.forEachItem(of: node) { item in
      if let element = read(item) { elements.append(element) }
    }
    return elements
  }

  /// Reads the pairs of a mapping; those that are nil are left out.
  func elements<Element>(
    ofPairs node: NodeID, _ read: (NodeID, NodeID) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(tree.count(node))
    tree.forEachPair(of: node) { key, value in
      guard repeatedKeys.isEmpty || !repeatedKeys.contains(tree.span(key)) else { return }
      if let element = read(key, value) { elements.append(element) }
    }
    return elements
  }

  /// Whether a field is declared twice, or has its type twice: then it has none of which anything follows.
  func isDeclaredTwice(_ name: Name, _ node: NodeID) -> Bool {
    guard !doubledKeys.isEmpty else { return false }
    if doubledKeys.contains(name.span) { return true }
    guard tree.kind(node) == .mapping else { return false }
    return tree.pairs(node).contains {
      tree.scalarEquals($0.key, "type") && doubledKeys.contains(tree.span($0.key))
    }
  }

  /// Whether a mapping has a key `<<`, which the tree has reported.
  func hasMergeKey(_ mapping: NodeID) -> Bool {
    !repeatedKeys.isEmpty && tree.pairs(mapping).contains { tree.scalarEquals($0.key, "<<") }
  }

  /// The place of a node as the user sees it.
  func span(_ node: NodeID) -> ByteSpan {
    aliasSite ?? tree.span(node)
  }

  /// Where the text of a scalar stands.
  func place(_ node: NodeID) -> TextPlace {
    let whole = span(node)
    let elsewhere = TextPlace(whole: whole, start: nil)
    guard aliasSite == nil else { return elsewhere }
    let quotes: Int
    switch tree.style(node) {
    case .plain: quotes = 0
    case .singleQuoted, .doubleQuoted: quotes = 1
    case .literal, .folded: return elsewhere
    }
    guard whole.count == tree.scalarSize(node) + 2 * quotes else { return elsewhere }
    return TextPlace(whole: whole, start: Int(whole.start) + quotes)
  }

  func name(_ node: NodeID) -> Name {
    Name(tree.string(node), span: span(node))
  }

  /// Reads a name: letters, digits and `_`.
  func name(_ node: NodeID, _ kind: NameKind) -> Name? {
    if let name = plainName(node) { return name }
    if let help = help(onMapping: node, insteadOf: kind) {
      return mismatch(node, expected: kind.phrase, help: help)
    }
    return misnamed(node, expected: kind.phrase, help: kind.help(insteadOf: tree.string(node)))
  }

  /// Reads a name of what is described.
  func name(_ node: NodeID, expected what: String) -> Name? {
    plainName(node)
      ?? misnamed(node, expected: what, help: NameKind.spelling(insteadOf: tree.string(node)))
  }

  /// Reads a name that an alias may stand for.
  func name(behind node: NodeID, expected what: String) -> Name? {
    following(node) { name($0, expected: what) }
  }

  /// Reads the name of an entry.
  func entryName(
    _ key: NodeID, _ value: NodeID, in mapping: NodeID, expected what: String
  ) -> Name? {
    following(key) { node in
      if let name = plainName(node) { return name }
      return reportOptionalName(node, value) || reportEqualsSign(node, value)
        || reportMissingSpace(node, value) || reportMissingColon(node, value, in: mapping)
        ? nil : name(node, expected: what)
    }
  }

  /// Reports `s=4`, as attributes and assignments are written, where `s: 4` is due; once where several stand side by side.
  /// Says whether it is that.
  private func reportEqualsSign(_ key: NodeID, _ value: NodeID) -> Bool {
    guard tree.kind(key) == .scalar, isEmpty(value) else { return false }
    let parts = tree.string(key).split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let name = parts[0].trimming { " :".contains($0) }
    let meant = parts[1].trimming { " >".contains($0) }
    guard !name.isEmpty, !meant.isEmpty, name.utf8.allSatisfy(isNameByte) else { return false }
    let message = "a value stands behind a colon and a space, and not behind `=`"
    if let last = diagnostics.last, last.message == message,
      !tree.source[Int(last.primary.span.end)..<Int(span(key).start)].contains(0x0A)
    {
      return true
    }
    report(.wrongType, message, at: span(key), help: "give each its value so: `\(name): \(meant)`")
    return true
  }

  /// Reports `l:16`, which is one word; says whether it is that.
  private func reportMissingSpace(_ key: NodeID, _ value: NodeID) -> Bool {
    guard tree.kind(key) == .scalar, isEmpty(value), tree.style(key) == .plain else { return false }
    let parts = tree.string(key).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(isNameByte),
      !parts[1].hasPrefix("/")
    else { return false }
    let meant = "\(parts[0]): \(parts[1])"
    let place = location(span(key))
    report(
      Diagnostic(
        .wrongType, "`\(tree.string(key))` is one word: a space is missing behind its colon",
        at: place, help: ["write `\(meant)`"],
        fixes: [.replacing(at: location(tree.span(key)), by: meant, .unsafe)]))
    return true
  }

  /// Reports `avatar?`, as other languages have fields that may be missing; says whether it is that.
  private func reportOptionalName(_ key: NodeID, _ value: NodeID) -> Bool {
    guard tree.kind(key) == .scalar, tree.kind(value) == .scalar else { return false }
    let text = tree.string(key)
    let type = tree.string(value)
    let name = String(text.dropLast())
    guard text.hasSuffix("?"), !name.isEmpty, name.utf8.allSatisfy(isNameByte),
      tree.withScalarBytes(value, TypeNotation.parse) != nil
    else { return false }
    let meant = type.hasSuffix("?") ? type : type + "?"
    let whole = span(key).union(span(value))
    let place = location(whole)
    report(
      Diagnostic(
        .wrongType, "that `\(name)` may be missing is said of its type", at: place,
        help: ["write `\(name): \(meant)`"],
        fixes: [.replacing(at: place, by: "\(name): \(meant)", .safe)]))
    return true
  }

  /// What a node has as a name; nil if it is none. Nearly everything in a spec is one.
  private func plainName(_ node: NodeID) -> Name? {
    let text: String? = tree.withScalarBytes(node) { bytes in
      guard let first = bytes.first, !first.isDigit, isNameText(bytes) else { return nil }
      return SyntaxTree.text(of: bytes)
    }
    return text.map { Name($0, span: span(node)) }
  }

  private func misnamed(_ node: NodeID, expected what: String, help: String) -> Name? {
    guard tree.kind(node) == .scalar else { return mismatchOfSingle(node, expected: what) }
    guard tree.scalarSize(node) > 0 else { return mismatch(node, expected: what) }
    guard !reportListWithoutKey(below: node) else { return nil }
    if let help = helpOnItemsInText(node) { return mismatch(node, expected: what, help: help) }
    if let names = namesWithoutComma(node) { return mismatch(node, expected: what, of: names) }
    return mismatch(node, expected: what, help: help)
  }

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }

  func report(
    _ rule: Rule, _ message: String, at span: ByteSpan, label: String? = nil, help: String...
  ) {
    diagnostics.append(
      Diagnostic(rule, message, at: location(span), label: label, help: help))
  }

  func note(_ key: VersionedKey) {
    versionedKeys.append(key)
  }

  func note(_ symbol: NewerSymbol) {
    newerSymbols.append(symbol)
  }

  func note(_ file: ReferencedFile) {
    referencedFiles.append(file)
  }

  func noteDisplaced(_ name: String, of document: NodeID) {
    displaced.insert(name, of: document)
  }

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Takes findings back that only follow from another one.
  func withdraw(where follows: (Diagnostic) -> Bool) {
    diagnostics.removeAll(where: follows)
  }

  /// Takes back what was found since there were so many findings.
  func withdraw(since count: Int) {
    diagnostics.removeSubrange(count...)
  }

  /// Reports that a node is not what its place asks for, and gives nil.
  func mismatch<Value>(
    _ node: NodeID, expected: String, help: String..., fixes: [Fix] = []
  ) -> Value? {
    guard !reportUnquotedInterpolation(node), !reportAnchorOfNothing(node, expected: expected)
    else { return nil }
    var (help, fixes) = (help, fixes)
    if let text = textBeforeComma(node) {
      help = ["write `\(text)`: a comma stands between values in braces and brackets alone"]
      fixes = Fix.replacing(
        tree.string(node), at: location(span(node)), by: text, .unsafe)
    } else if let (condition, values) = ternary(node) {
      help = ["specs have no `? :`: \(Ternary.help(on: condition, between: values))"]
    } else if let meant = helpOnChoice(node, insteadOf: help, expected: expected) {
      help = [meant]
    } else if let text = onlyTextInBraces(node), !expected.hasPrefix("a list") {
      help = ["write it without braces: `\(text)`"]
      fixes = [.replacing(at: location(tree.span(node)), by: text, .unsafe)]
    } else if tree.kind(node) == .scalar, tree.scalarSize(node) == 0,
      let text = textOfComment(after: node)
    {
      help = [
        expected == NameKind.color.phrase
          ? NameKind.color.help(insteadOf: text)
          : "a `#` after a space starts a comment; put the value in quotes: `\"\(text)\"`"
      ]
    } else if help.isEmpty, tree.kind(node) == .scalar, tree.scalarSize(node) == 0 {
      help = ["write it behind the colon\(node == demanded ? "" : ", or leave the key out")"]
    }
    diagnostics.append(
      Diagnostic(
        .wrongType, "expected \(expected), found \(describe(node))", at: location(span(node)),
        help: help, fixes: fixes))
    return nil
  }

  /// The text before a comma that ends a line, as JSON has them.
  private func textBeforeComma(_ node: NodeID) -> String? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    let text = tree.string(node)
    guard text.count > 1, text.hasSuffix(","), !text.dropLast().contains(",") else { return nil }
    return String(text.dropLast())
  }

  /// The condition of `$item.liked ? heart.fill : heart`, and what stands behind its `?`.
  func ternary(_ node: NodeID) -> (condition: String, values: String)? {
    guard tree.kind(node) == .scalar else { return nil }
    let text = tree.string(node)
    guard text.contains("$"), let mark = text.firstRange(of: " ? "),
      text[mark.upperBound...].contains(" : ")
    else { return nil }
    return (String(text[..<mark.lowerBound]), String(text[mark.upperBound...]))
  }

  /// Reads something that need not be right; nil, and no findings, if it is not.
  func attempt<Value>(_ body: () -> Value?) -> Value? {
    let count = diagnostics.count
    let value = body()
    guard diagnostics.count > count else { return value }
    diagnostics.removeSubrange(count...)
    return nil
  }

  /// The first word of a comment that follows a value in its line, with its `#`.
  func textOfComment(after node: NodeID) -> String? {
    let rest = tree.source[Int(tree.span(node).end)...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "#") else { return nil }
    return String(decoding: rest.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
  }

  private func describe(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .alias: return "an alias"
    case .scalar:
      guard tree.scalarSize(node) > 0 else { return "nothing" }
      let text = tree.string(node)
      return text.count <= 40 ? "`\(text)`" : "`\(text.prefix(40))…`"
    }
  }
}
