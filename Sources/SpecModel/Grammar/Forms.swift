import Diagnostics
import SourceText
import SpecSyntax

/// The forms that plain values take.
extension Form where Value == Name {
  /// A name: letters, digits and `_`.
  static var name: Form { .name(.other("a name")) }

  static func name(_ kind: NameKind) -> Form {
    Form(.name(kind)) { node, reader in reader.name(node, kind) }
  }

  /// A text that is taken as it is: a path, an address, a key.
  static func string(_ what: String) -> Form {
    Form(.text(what)) { node, reader in
      guard reader.tree.kind(node) == .scalar else {
        return reader.mismatchOfSingle(node, expected: what)
      }
      guard reader.tree.scalarSize(node) > 0 else {
        return reader.mismatch(node, expected: what)
      }
      return reader.name(node)
    }
  }
}

extension Form where Value == Bool {
  static var boolean: Form { .boolean(helpOn: { _ in nil }) }

  /// - Parameter help: What to do instead of a word that says how often, or how long, the same is done elsewhere.
  static func boolean(helpOn help: @escaping @Sendable (String) -> String?) -> Form {
    Form(.boolean) { node, reader in
      if reader.tree.scalarEquals(node, "true") { return true }
      if reader.tree.scalarEquals(node, "false") { return false }
      let word = reader.tree.kind(node) == .scalar ? reader.tree.string(node) : ""
      return reader.mismatch(
        node, expected: "`true` or `false`",
        help: help(word) ?? reader.helpOnBoolean(node),
        fixes: BooleanWord.meant(by: word).map {
          Fix.replacing(word, at: reader.location(reader.span(node)), by: $0, .safe)
        } ?? [])
    }
  }
}

extension Form where Value: DocumentedChoice {
  /// One of the names of an enumeration.
  static var choice: Form {
    let names = Value.allCases.map(\.rawValue)
    let values = NamedValues<Value>()
    return Form(.choice(Value.allCases.map { Choice($0.rawValue, $0.documentation) })) {
      node, reader in
      if reader.tree.kind(node) == .scalar,
        let value = reader.tree.withScalarBytes(node, { values[$0] })
      {
        return value
      }
      return reader.mismatch(
        node, choosingFrom: names, otherWords: Value.otherWords.mapValues(\.rawValue),
        explanation: reader.tree.kind(node) == .scalar
          ? Value.help(insteadOf: reader.tree.string(node)) ?? Value.explanation
            ?? Value.alternative : Value.explanation ?? Value.alternative)
    }
  }
}

extension DocumentReader {
  /// Reports a value that is none of the names that it chooses from.
  ///
  /// - Parameters:
  ///   - otherWords: Names for what other programs call the same, in small letters.
  ///   - explanation: What the names mean, where that needs saying.
  func mismatch<Value>(
    _ node: NodeID, choosingFrom names: [String], otherWords: [String: String] = [:],
    explanation: String? = nil
  ) -> Value? {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    guard tree.kind(node) == .scalar else { return mismatch(node, expected: "one of \(list)") }
    guard names.count > 1 else {
      return mismatch(
        node, expected: list, help: "this version of screenc has nothing else to choose from")
    }
    let text = tree.string(node)
    let place = location(span(node))
    if let meant = otherWords[text.lowercased()] ?? Self.side(text, among: names)
      ?? Self.called(text, among: names)
      ?? Self.whole(of: text, among: names) ?? Self.sameLetters(as: text, among: names)
      ?? Self.named(in: text, among: names) ?? Self.beginning(of: text, among: names)
    {
      return mismatch(
        node, expected: "one of \(list)", help: "did you mean `\(meant)`?",
        fixes: Fix.replacing(text, at: place, by: meant, .unsafe))
    }
    guard let near = NearMiss.match(for: text, among: names) else {
      guard let explanation else { return mismatch(node, expected: "one of \(list)") }
      return mismatch(node, expected: "one of \(list)", help: explanation)
    }
    return mismatch(
      node, expected: "one of \(list)", help: "did you mean `\(near.name)`?",
      fixes: near.fixes(of: text, at: place))
  }
}

extension DocumentReader {
  /// The only name that a word is the beginning of: `descending` for `desc`.
  fileprivate static func whole(of text: String, among names: [String]) -> String? {
    guard text.count > 2 else { return nil }
    let found = names.filter { $0.hasPrefix(text.lowercased()) }
    return found.count == 1 ? found[0] : nil
  }

  /// The only name that a longer word begins with: `fullscreen` for `full`.
  fileprivate static func beginning(of text: String, among names: [String]) -> String? {
    let found = names.filter { $0.count > 3 && text.lowercased().hasPrefix($0.lowercased()) }
    return found.count == 1 ? found[0] : nil
  }

  /// The name that has the letters and digits of a word, which is written in another style: `iso8601` for `ISO-8601`.
  fileprivate static func sameLetters(as text: String, among names: [String]) -> String? {
    let letters = { (word: String) in word.lowercased().filter { $0.isLetter || $0.isNumber } }
    let word = letters(text)
    return word.isEmpty ? nil : names.first { letters($0) == word }
  }

  /// The only name that is one of the words of a longer one: `button` in `isButton` and `UIAccessibilityTraitButton`.
  fileprivate static func named(in text: String, among names: [String]) -> String? {
    guard text.utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    let words = OtherWords.words(of: text)
    let found = names.filter { $0.count > 3 && words.contains($0.lowercased()) }
    return words.count > 1 && found.count == 1 ? found[0] : nil
  }

  /// The name that is called in `Navigator.pop()`, as programs have it.
  private static func called(_ text: String, among names: [String]) -> String? {
    guard text.hasSuffix(")"), let opening = text.firstIndex(of: "(") else { return nil }
    let name = text[..<opening].split(separator: ".").last.map(String.init)
    return name.flatMap { names.contains($0) ? $0 : nil }
  }

  /// The name of a side as people read, by one of left and right: `topTrailing` for `topRight`.
  fileprivate static func side(_ text: String, among names: [String]) -> String? {
    let word = text.lowercased().filter { $0 != "-" && $0 != "_" }
    let sides = word.replacing("left", with: "leading").replacing("right", with: "trailing")
    guard sides != word else { return nil }
    return names.first { $0.lowercased() == sides }
  }
}

extension DocumentedChoice {
  /// How many choices are explained at once; more of them would hide what is wrong.
  private static var mostExplained: Int { 3 }

  /// What each choice means, where there are few.
  fileprivate static var explanation: String? {
    guard allCases.count <= mostExplained else { return nil }
    return allCases.map { choice in
      "`\(choice.rawValue)`: \(Choice(choice.rawValue, choice.documentation).sentence)"
    }.joined(separator: "; ")
  }
}

extension Form {
  /// The value with its place.
  func located() -> Form<Located<Value>> {
    Form<Located<Value>>(self.shape) { [read] node, reader in
      read(node, reader).map { Located($0, span: reader.span(node)) }
    }
  }

  /// Elements in order; a broken one does not hide the others.
  static func list<Element>(of element: Form<Element>) -> Form where Value == [Element] {
    Form(.list(element.shape)) { node, reader in
      guard reader.tree.kind(node) == .sequence else {
        if reader.reportLostSpace(in: node) { return nil }
        return reader.namesInBraces(node, of: element)
          ?? reader.single(node, of: element).map { [$0] }
      }
      let count = reader.diagnostics.count
      let elements = reader.elements(of: node) { reader.read(element, $0) }
      if reader.diagnostics.count > count {
        reader.gatherWords(insteadOfMappingsIn: node, of: element.shape, since: count)
      }
      return elements
    }
  }

  /// A list, or a single element by itself.
  static func oneOrMore<Element>(of element: Form<Element>) -> Form where Value == [Element] {
    Form(.either([element.shape, .list(element.shape)])) { node, reader in
      guard reader.tree.kind(node) == .sequence else {
        return reader.read(element, node).map { [$0] }
      }
      return reader.elements(of: node) { reader.read(element, $0) }
    }
  }

  /// A mapping with free names; `read` gets each of them with its value.
  static func entries<Element>(
    _ shape: @escaping @autoclosure @Sendable () -> Shape, named what: String = "a name",
    _ read: @escaping @Sendable (Name, NodeID, DocumentReader) -> Element?
  ) -> Form where Value == [Element] {
    Form(.map(keys: .name(.other(what)), shape())) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.mismatchOfMapping(
          node, expected: "a mapping", help: reader.helpOnEntries(insteadOf: node, shape()))
      }
      var isDisplaced = false
      return reader.elements(ofPairs: node) { key, value in
        guard let name = reader.entryName(key, value, in: node, expected: what) else {
          return nil
        }
        let count = reader.diagnostics.count
        let element = reader.following(value) { read(name, $0, reader) }
        guard reader.diagnostics.count > count else { return element }
        // What is indented below a key that stands too deep itself is no entry either.
        if isDisplaced { reader.withdraw(since: count) }
        if reader.reportDisplaced(name, value, insteadOf: count) { isDisplaced = true }
        return element
      }
    }
  }
}

extension Form {
  /// Names with mappings of a construct.
  ///
  /// - Parameter inner: A key of the construct that nothing is called which has a name.
  static func entries<Element>(
    of record: Record<@Sendable (Name) -> Element>, neverNamed inner: String? = nil
  ) -> Form where Value == [Element] {
    .entries(.construct(record.construct)) { name, node, reader in
      if name.text == inner {
        return reader.reportOutdented(name, of: record.construct)
      }
      return record.read(node, reader)?(name)
    }
  }
}

extension Form where Value == Expression {
  /// A condition of the expression grammar.
  static var condition: Form {
    Form(.notation(.condition)) { node, reader in reader.expression(node) }
  }

  /// A value: a literal, an expression, a list or an object.
  static var value: Form {
    Form(.notation(.value)) { node, reader in reader.value(node) }
  }
}

extension Form where Value == TypeReference {
  static var type: Form {
    Form(.notation(.type)) { node, reader in reader.type(node) }
  }
}

extension Form where Value == [Field] {
  /// Typed slots by name.
  static var fields: Form {
    .entries(.either([.construct(FieldGrammar.record.construct), .notation(.slot)])) {
      name, node, reader in
      reader.field(name, node)
    }
  }
}

extension Shape {
  /// What stands behind the names of a mapping with such values, and how that begins.
  fileprivate var valueOfEntries: (what: String, text: String) {
    switch self {
    case .notation(.slot), .notation(.type): ("its type", "…")
    case .map: ("a mapping", "{}")
    case .either(let shapes):
      shapes.contains(.notation(.slot)) ? ("its type", "…") : ("a value", "…")
    default: ("a value", "…")
    }
  }
}

extension DocumentReader {
  /// What to write where names stand in a list and each has a value.
  fileprivate func helpOnEntries(insteadOf node: NodeID, _ shape: Shape) -> String {
    if isEmpty(node) {
      return "put `{}` behind the colon if there is none, or `name: value` below it"
    }
    guard tree.kind(node) == .sequence, tree.count(node) > 0 else {
      return "write `name: value` for each"
    }
    if let help = helpOnValues(node, shape) ?? helpOnNamedValues(node) ?? helpOnPairsInQuotes(node)
    {
      return help
    }
    var names: [String] = []
    for item in tree.items(node) {
      guard tree.kind(item) == .scalar, !tree.string(item).isEmpty,
        tree.string(item).utf8.allSatisfy(isNameByte)
      else { return "write `name: value` for each" }
      names.append(tree.string(item))
    }
    let (what, value) = shape.valueOfEntries
    let entries = names.prefix(4).map { "\($0): \(value)" } + (names.count > 4 ? ["…"] : [])
    return "each has \(what) behind it: `{ \(entries.joined(separator: ", ")) }`"
  }

  /// Reports that a list is due, and reads what stands there as its only element: what is said of it
  /// elsewhere is right then.
  fileprivate func single<Element>(_ node: NodeID, of element: Form<Element>) -> Element? {
    let isScalar = tree.kind(node) == .scalar
    let text = isScalar ? tree.string(node) : ""
    if text.hasSuffix("]"), !text.contains("["), tree.style(node) == .plain {
      let place = ByteSpan(start: tree.span(node).start, end: tree.span(node).start)
      return mismatch(
        node, expected: "a list", help: "it lacks its opening bracket: write `[\(text)`",
        fixes: span(node) == tree.span(node)
          ? [.replacing(at: location(place), by: "[", .safe)] : [])
    }
    if text.contains("*"), element.shape == .text("a path") {
      return mismatch(
        node, expected: "a list of files",
        help: "name each file by itself, as in `[a.json, b.json]`: patterns are not read")
    }
    let single = isScalar ? attempt { read(element, node) } : nil
    if single == nil, let list = listInParentheses(node) {
      return mismatch(
        node, expected: "a list", help: "write `\(list)`: a list stands in brackets",
        fixes: [.replacing(at: location(tree.span(node)), by: list, .unsafe)])
    }
    // Several elements in one text are answered by a list already.
    let meant = (isScalar && single == nil ? meant(by: node, in: element) : nil)
      .map { $0.hasPrefix("[") ? $0 : "[\($0)]" }
    let _: Never? = mismatch(
      node, expected: "a list",
      help: Self.firstWithoutHyphen(in: text).map { "begin it with `- `, too: `- \($0)`" }
        ?? Self.helpOnHyphens(in: text)
        ?? (tree.kind(node) == .mapping
          ? helpOnNames(of: node, element.shape) ?? helpOnNamed(node, element.shape)
            ?? "begin each of its elements with `- `"
          : (single == nil ? helpOnEntry(insteadOf: text, element.shape) : nil)
            ?? "write `\(meant ?? "[\(text.isEmpty ? "…" : text)]")`, or lines with `- `"),
      fixes: meant.map { Fix.replacing(text, at: location(span(node)), by: $0, .unsafe) }
        ?? (single == nil ? [] : bracketing(node)))
    return single
  }

  /// What is meant by an element that cannot be read, where its only finding has a fix that writes it.
  private func meant<Element>(by node: NodeID, in element: Form<Element>) -> String? {
    let count = diagnostics.count
    defer { withdraw(since: count) }
    guard read(element, node) == nil, diagnostics.count == count + 1,
      let fix = diagnostics[count].fixes.first, fix.edits.count == 1,
      fix.edits[0].location == location(span(node))
    else { return nil }
    return fix.edits[0].replacement
  }

  /// The first of a list's names where it alone has no hyphen, so that the others are the rest of its text.
  private static func firstWithoutHyphen(in text: String) -> String? {
    let names = text.split(separator: " ")
    guard names.count > 2, names.count % 2 == 1 else { return nil }
    let isList = names.enumerated().allSatisfy { number, name in
      number % 2 == 1 ? name == "-" : name.utf8.allSatisfy(isNameByte)
    }
    return isList ? String(names[0]) : nil
  }

  /// What to write where the entries of a list are mappings, and a text stands there.
  private func helpOnEntry(insteadOf text: String, _ shape: Shape) -> String? {
    guard case .construct(let construct) = shape else { return nil }
    if construct.hasKey("field"), construct.hasKey("op"),
      let meant = WrittenComparison(text)?.filter
    {
      return "write it as a mapping: `[\(meant)]`"
    }
    let keys = construct.keys.filter { $0.presence == .required }.map { "\($0.name): …" }
    guard !keys.isEmpty else { return nil }
    return "each of its entries is a mapping: `- { \(keys.joined(separator: ", ")) }`"
  }

  /// What to write where a list of values has names.
  private func helpOnNames(of node: NodeID, _ shape: Shape) -> String? {
    guard shape == Form<Expression>.value.shape, tree.isFlow(node), tree.count(node) > 0 else {
      return nil
    }
    let values = tree.pairs(node).map { pair in
      String(decoding: tree.source[tree.span(pair.value).range], as: UTF8.self)
    }
    return
      "write `[\(values.joined(separator: ", "))]`, without names: the places are taken in their order"
  }
}
