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
  static var boolean: Form {
    Form(.boolean) { node, reader in
      if reader.tree.scalarEquals(node, "true") { return true }
      if reader.tree.scalarEquals(node, "false") { return false }
      let word = reader.tree.kind(node) == .scalar ? reader.tree.string(node) : ""
      return reader.mismatch(
        node, expected: "`true` or `false`",
        help: "other spellings that some YAML readers take for it (`yes`, `on`, `1`) are not read",
        fixes: BooleanWord.meant(by: word).map {
          Fix.replacing(word, at: reader.location(reader.span(node)), by: $0, .safe)
        } ?? [])
    }
  }
}

extension Form where Value == Int {
  static var positive: Form { .integer(atLeast: 1) }

  static func integer(atLeast least: Int) -> Form {
    Form(.integer(atLeast: least)) { node, reader in
      guard reader.tree.kind(node) == .scalar,
        reader.tree.withScalarBytes(node, NumberNotation.isDecimal),
        let number = Int(reader.tree.string(node)), number >= least, number <= 1_000_000
      else {
        return reader.mismatch(
          node, expected: "a whole number of at least \(least)",
          help: reader.helpOnNumbers(node))
      }
      return number
    }
  }
}

extension Form where Value == Double {
  /// A number within what whole numbers are exact in.
  static var number: Form {
    Form(.number) { node, reader in
      guard let number = reader.number(node),
        abs(number) <= Shape.greatestNumber
      else {
        return reader.mismatch(
          node, expected: "a number", help: reader.helpOnNumbers(node))
      }
      return number
    }
  }

  /// Points: a number from 0 to 10,000.
  static var points: Form {
    Form(.points) { node, reader in
      guard let number = reader.number(node), number >= 0, number <= 10_000
      else {
        return reader.mismatch(
          node, expected: "a number of points from 0 to 10000",
          help: reader.helpOnNumbers(node))
      }
      return number
    }
  }

  /// Width by height: `4/3` or a number.
  static var aspect: Form {
    Form(.notation(.aspectRatio)) { node, reader in
      guard reader.tree.kind(node) == .scalar else {
        return reader.mismatch(node, expected: "an aspect ratio")
      }
      let parts = reader.tree.string(node).utf8.split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double(Substring($0)) }
      guard numbers.count == parts.count, (1...2).contains(parts.count),
        numbers.allSatisfy({ $0 > 0 && $0 <= 10_000 })
      else {
        return reader.mismatch(
          node, expected: "an aspect ratio",
          help: "write width and height as `4/3` (`4:3` is a time in some YAML readers)")
      }
      return numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
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
        explanation: Value.explanation)
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
    if let meant = otherWords[text.lowercased()] {
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

extension DocumentedChoice {
  /// How many choices are explained at once; more of them would hide what is wrong.
  private static var mostExplained: Int { 3 }

  /// What each choice means, where there are few.
  fileprivate static var explanation: String? {
    guard allCases.count <= mostExplained else { return nil }
    return allCases.map { choice in
      let words = choice.documentation
      let sentence = words.prefix(1).lowercased() + words.dropFirst()
      let meaning = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
      return "`\(choice.rawValue)`: \(meaning)"
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
        return reader.single(node, of: element).map { [$0] }
      }
      return reader.elements(of: node) { reader.read(element, $0) }
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
          node, expected: "a mapping", help: "write `name: value` for each")
      }
      return reader.elements(ofPairs: node) { key, value in
        guard let name = reader.name(behind: key, expected: what) else { return nil }
        return reader.following(value) { read(name, $0, reader) }
      }
    }
  }
}

extension Form {
  /// Names with mappings of a construct.
  static func entries<Element>(
    of record: Record<@Sendable (Name) -> Element>
  ) -> Form where Value == [Element] {
    .entries(.construct(record.construct)) { name, node, reader in
      record.read(node, reader)?(name)
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

extension Form where Value == [Argument] {
  /// Names with values.
  static var arguments: Form {
    Form(.map(keys: .text("a name"), .notation(.value))) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        let _: Never? = reader.mismatchOfMapping(
          node, expected: "a mapping of names to values", help: reader.helpOnArguments(node))
        return reader.pairs(inList: node)?.flatMap { reader.arguments($0) }
      }
      return reader.arguments(node)
    }
  }
}

extension Form where Value == [Argument] {
  /// The headers of a request: their names are those that HTTP has.
  static var headers: Form {
    let arguments = Form.arguments
    return Form(arguments.shape) { node, reader in
      let headers = arguments.read(node, reader)
      for name in headers?.map(\.name) ?? [] where !name.text.utf8.allSatisfy(\.isHeaderByte) {
        reader.report(
          .wrongType, "expected the name of a header, found `\(name.text)`", at: name.span,
          help:
            "it has no spaces and no colon, such as `Accept-Language`; what is sent is its value")
      }
      return headers
    }
  }

  /// Items of a query by their names.
  static var queryItems: Form {
    let arguments = Form.arguments
    return Form(arguments.shape) { node, reader in
      let items = arguments.read(node, reader)
      for item in items ?? [] { reader.checkQueryItem(item.name) }
      return items
    }
  }
}

extension Form where Value == Name {
  /// The name of an item of a query.
  static var queryItem: Form {
    let name = Form.string("a query item")
    return Form(name.shape) { node, reader in
      let item = name.read(node, reader)
      if let item { reader.checkQueryItem(item) }
      return item
    }
  }
}

extension DocumentReader {
  /// Reports a name that has in it what parts the items of a query.
  fileprivate func checkQueryItem(_ name: Name) {
    guard name.text.utf8.contains(where: { "?&=#, ".utf8.contains($0) }) else { return }
    report(
      .wrongType, "expected the name of a query item, found `\(name.text)`", at: name.span,
      help: "write the name alone, without `?`, `&`, `=` or spaces; each item has a name of its own"
    )
  }
}

extension UInt8 {
  /// Whether it can stand in the name of a header.
  fileprivate var isHeaderByte: Bool {
    isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(self)
  }
}

extension Form where Value == Expression {
  /// A value for JSON, which tells numbers and Booleans from strings: they are what they look like
  /// without quotes.
  static var json: Form {
    Form(.notation(.value)) { node, reader in reader.jsonValue(node) }
  }
}

extension Form where Value == [Argument] {
  /// Names with values for JSON, which tells numbers and Booleans from strings: they are what they
  /// look like without quotes.
  static var jsonFields: Form {
    Form(.map(keys: .text("a name"), .notation(.value))) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        let _: Never? = reader.mismatchOfMapping(
          node, expected: "a mapping of names to values", help: reader.helpOnArguments(node))
        return reader.pairs(inList: node)?.flatMap { reader.jsonFields($0) }
      }
      return reader.jsonFields(node)
    }
  }
}

extension DocumentReader {
  fileprivate func helpOnArguments(_ node: NodeID) -> String {
    guard tree.kind(node) == .scalar, tree.scalarSize(node) > 0 else {
      return "write `name: value` for each"
    }
    let text = tree.string(node)
    if text.hasPrefix("{"), text.hasSuffix("}") {
      return "take the quotes around it out: it is a mapping, and no text"
    }
    if let equals = text.firstIndex(of: "="), let name = Optional(text[..<equals]),
      !name.isEmpty, name.utf8.allSatisfy(isNameByte)
    {
      return "write `{ \(name): … }`: each has its name and its value"
    }
    return "write `{ name: \(tree.string(node)) }`, with the name of what gets the value"
  }

  /// A number as people count: neither hexadecimal nor octal.
  fileprivate func number(_ node: NodeID) -> Double? {
    guard tree.kind(node) == .scalar, tree.withScalarBytes(node, NumberNotation.isDecimal) else {
      return nil
    }
    return Double(tree.string(node))
  }

  fileprivate func helpOnNumbers(_ node: NodeID) -> String {
    let text = tree.kind(node) == .scalar ? tree.string(node) : ""
    let isPlain = !text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    if isPlain, let number = Double(text), abs(number) <= Shape.greatestNumber {
      if tree.withScalarBytes(node, NumberNotation.isDecimal) {
        return number == number.rounded() && text.contains(".")
          ? "write it without a fraction: `\(Int(number))`" : "write one in this range"
      }
      if number == number.rounded() { return "write it in decimal digits: `\(Int(number))`" }
    }
    guard let digits = NumberNotation.digits(of: text) else {
      return "write it in digits, without quotes or a unit"
    }
    return "write it in digits, without an exponent: `\(digits)`"
  }

  /// Reports that a list is due, and reads what stands there as its only element: what is said of it
  /// elsewhere is right then.
  fileprivate func single<Element>(_ node: NodeID, of element: Form<Element>) -> Element? {
    let isScalar = tree.kind(node) == .scalar
    let text = isScalar ? tree.string(node) : ""
    let single = isScalar ? attempt { read(element, node) } : nil
    let _: Never? = mismatch(
      node, expected: "a list",
      help: text.hasPrefix("-") && text.count > 1
        ? "put a space behind the hyphen: `- \(text.dropFirst())`"
        : tree.kind(node) == .mapping
          ? "begin each of its elements with `- `"
          : "write `[\(text.isEmpty ? "…" : text)]`, or lines with `- `",
      fixes: single == nil ? [] : bracketing(node))
    return single
  }

  fileprivate func jsonFields(_ node: NodeID) -> [Argument] {
    elements(ofPairs: node) { key, value in
      guard tree.kind(key) == .scalar else { return nil }
      return jsonValue(value).map { Argument(name: name(key), value: $0) }
    }
  }

  /// Reads a value whose plain scalars have the types that JSON gives them.
  fileprivate func jsonValue(_ node: NodeID) -> Expression? {
    following(node) { node in
      switch tree.kind(node) {
      case .sequence:
        let items = tree.items(node).compactMap { jsonValue($0) }
        return Expression(.list(items), span: span(node))
      case .mapping: return Expression(.object(jsonFields(node)), span: span(node))
      case .scalar where tree.style(node) == .plain:
        return jsonLiteral(tree.string(node)).map { Expression($0, span: span(node)) }
          ?? value(node)
      case .scalar, .alias: return value(node)
      }
    }
  }

  private func jsonLiteral(_ text: String) -> Expression.Kind? {
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    guard let first = text.utf8.first, first.isDigit || first == UInt8(ascii: "-") else {
      return nil
    }
    if let integer = Int(text) { return .integer(integer) }
    return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
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

extension Form where Value == SpecDuration {
  /// A span of time: `300ms`, `60s`, `5m`, `1h`.
  static var duration: Form {
    Form(.notation(.duration)) { node, reader in
      let units: [(suffix: String, milliseconds: Int)] = [
        ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
      ]
      if reader.tree.kind(node) == .scalar {
        let text = reader.tree.string(node)
        for unit in units where text.hasSuffix(unit.suffix) {
          guard let number = Int(text.dropLast(unit.suffix.utf8.count)),
            number > 0, number <= 1_000_000
          else { continue }
          return SpecDuration(milliseconds: number * unit.milliseconds)
        }
      }
      return reader.mismatch(
        node, expected: "a duration", help: "write a number with its unit: `300ms`, `60s`, `5m`")
    }
  }
}

extension Form where Value == Measure {
  /// A token of the theme's spacing, or points.
  static var measure: Form {
    measure(.spacing, expected: "a spacing token or a number of points")
  }

  /// A radius of the theme, or points.
  static var radius: Form {
    measure(.radius, expected: "a radius of the theme or a number of points")
  }

  private static func measure(_ kind: NameKind, expected: String) -> Form {
    let token = Form<Name>.name(kind)
    let points = Form<Double>.points
    return Form(.either([.name(kind), .points])) { node, reader in
      guard reader.tree.kind(node) == .scalar, reader.tree.scalarSize(node) > 0 else {
        return reader.mismatch(node, expected: expected)
      }
      let isNumber = reader.tree.withScalarBytes(node) {
        $0[0].isDigit || $0[0] == UInt8(ascii: "-")
      }
      guard isNumber else { return reader.read(token, node).map { .token($0) } }
      return reader.read(points, node).map { .points($0) }
    }
  }
}

extension Record {
  /// The construct in place, or the name of a token of the theme that is one.
  func orToken(_ kind: NameKind) -> Form<TokenOr<Value>> {
    let token = Form<Name>.name(kind)
    return Form<TokenOr<Value>>(.either([token.shape, .construct(self.construct)])) {
      node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.read(token, node).map { .token($0) }
      }
      return self.read(node, reader).map { .own($0) }
    }
  }
}

extension Form where Value == TokenOr<SpecDuration> {
  /// A duration of the theme, or one with its unit.
  static var fade: Form {
    let token = Form<Name>.name(.duration)
    let own = Form<SpecDuration>.duration
    return Form(.either([token.shape, own.shape])) { node, reader in
      let startsWithDigit =
        reader.tree.kind(node) == .scalar && reader.tree.scalarSize(node) > 0
        && reader.tree.withScalarBytes(node) { $0[0].isDigit }
      guard !startsWithDigit else { return reader.read(own, node).map { .own($0) } }
      return reader.read(token, node).map { .token($0) }
    }
  }
}
