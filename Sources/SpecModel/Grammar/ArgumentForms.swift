import SourceText
import SpecSyntax

/// The forms of what is given to something by name.
extension Form where Value == [Argument] {
  /// Names with values.
  static var arguments: Form {
    Form(.map(keys: .text("a name"), .notation(.value))) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        let _: Never? = reader.mismatchOfMapping(
          node, expected: "a mapping of names to values", help: reader.helpOnArguments(node))
        return reader.pairs(inList: node)?.flatMap { reader.arguments($0) }
      }
      let arguments = reader.arguments(node)
      // What a merge key would bring along nobody knows.
      return reader.hasMergeKey(node) ? nil : arguments
    }
  }

  /// The headers of a request: their names are those that HTTP has.
  static var headers: Form {
    let arguments = Form.arguments
    return Form(arguments.shape) { node, reader in
      let headers = arguments.read(node, reader)
      let wrong = (headers ?? []).map(\.name).filter { !$0.text.utf8.allSatisfy(\.isHeaderByte) }
      // Of a name without a value it is told already what is wrong with it.
      let told = wrong.isEmpty ? [] : Set(reader.diagnostics.map(\.primary.span))
      for name in wrong where !told.contains(name.span) {
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
      for item in items ?? [] where item.value.kind != .invalid {
        reader.checkQueryItem(item.name)
      }
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

/// What parts the items of a query and what stands around them.
private let querySigns = ASCIISet("?&=#, :")

extension DocumentReader {
  /// Reports a name that has in it what parts the items of a query.
  fileprivate func checkQueryItem(_ name: Name) {
    guard name.text.contains(anyOf: querySigns) else { return }
    if let colon = name.text.firstIndex(of: ":"), colon > name.text.startIndex {
      return report(
        .wrongType, "expected the name of a query item, found `\(name.text)`", at: name.span,
        help:
          "put a space behind the colon: `\(name.text[..<colon]): \(name.text[name.text.index(after: colon)...])`"
      )
    }
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
    if let help = helpOnNamedValues(node) ?? helpOnPairsInQuotes(node) { return help }
    guard tree.kind(node) == .scalar else { return "write `name: value` for each" }
    guard tree.scalarSize(node) > 0 else {
      return node == demanded
        ? "write `name: value` for each below it"
        : "write `name: value` for each below it, or leave the key out"
    }
    let text = tree.string(node)
    if text.hasPrefix("{"), text.hasSuffix("}") {
      return text.contains("{$")
        ? "take the quotes around it out, and the braces around each `$…`: it is a mapping, and no text"
        : "take the quotes around it out: it is a mapping, and no text"
    }
    if let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text[..<colon].utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: "-") }),
      text[colon...].dropFirst().first == " "
    {
      return "write `{ \(text) }`, without the quotes around all of it"
    }
    if let pairs = Self.pairs(ofQuery: text) { return "write `{ \(pairs) }`" }
    if let equals = text.firstIndex(of: "="), equals > text.startIndex,
      text[..<equals].utf8.allSatisfy(isNameByte)
    {
      return "write `{ \(text[..<equals]): … }`: each has its name and its value"
    }
    return "write `{ name: \(text) }`, with the name of what gets the value"
  }

  /// What `?since=2024-01-01&kinds=created` says, as it stands in an address.
  private static func pairs(ofQuery text: String) -> String? {
    guard text.hasPrefix("?") || text.contains("&") else { return nil }
    let pairs = text.drop { $0 == "?" }.split(separator: "&").map {
      $0.split(separator: "=", maxSplits: 1)
    }
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 && $0[0].utf8.allSatisfy(isNameByte) })
    else { return nil }
    // What YAML would take for more than one value stands in quotes.
    let value = { (text: Substring) in
      text.contains { ",[]{}:#".contains($0) } ? "\"\(text)\"" : "\(text)"
    }
    return pairs.map { "\($0[0]): \(value($0[1]))" }.joined(separator: ", ")
  }

  fileprivate func jsonFields(_ node: NodeID) -> [Argument] {
    var before: NodeID?
    return elements(ofPairs: node) { key, value in
      defer { before = key }
      guard tree.kind(key) == .scalar else { return nil }
      if isEmpty(value) {
        reportEmptyArgument(key, value, behind: before, of: node)
        return Argument(name: name(key), value: Expression(.invalid, span: span(value)))
      }
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
      case .mapping:
        guard !reportUnquotedInterpolation(node), !reportNameInBraces(node, orObject: true) else {
          return Expression(.invalid, span: span(node))
        }
        return Expression(.object(jsonFields(node)), span: span(node))
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
