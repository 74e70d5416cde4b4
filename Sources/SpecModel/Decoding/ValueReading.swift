import Diagnostics
import SourceText
import SpecSyntax

/// Values: literals, expressions, texts with interpolations, lists and objects.
extension DocumentReader {
  /// Reads whatever stands where a value is due.
  func value(_ node: NodeID) -> Expression? {
    following(node) { node in
      switch tree.kind(node) {
      case .scalar: return scalarValue(node)
      case .sequence:
        let items = elements(of: node) { value($0) }
        return Expression(.list(items), span: span(node))
      case .mapping:
        guard !reportUnquotedInterpolation(node), !reportNameInBraces(node) else {
          return Expression(.invalid, span: span(node))
        }
        guard !isConditional(node) else {
          return ConditionalValueGrammar.record.read(node, self)
        }
        return Expression(.object(arguments(node)), span: span(node))
      case .alias: return nil
      }
    }
  }

  /// Reports `{$state.name}` without quotes, which YAML takes for a mapping with that key, and says
  /// whether the node is one.
  ///
  /// It is asked of every mapping, of which most have no braces or more than that.
  @inline(__always)
  func reportUnquotedInterpolation(_ node: NodeID) -> Bool {
    tree.hasOnePairInBraces(node) && reportUnquotedPath(node)
  }

  private func reportUnquotedPath(_ node: NodeID) -> Bool {
    guard let path = unquotedInterpolation(node) else { return false }
    report(
      Diagnostic(
        .wrongType, "`{\(path)}` without quotes is a mapping to YAML, and no value",
        at: location(span(node)),
        help: [
          "write `\(path)`; where more stands around it, put all of it in quotes, `\"… {\(path)}\"`, which texts for people have under `verbatim:`"
        ],
        fixes: [.replacing(at: location(tree.span(node)), by: path, .safe)]))
    return true
  }

  private func unquotedInterpolation(_ node: NodeID) -> String? {
    guard let (key, value) = onlyPair(inBraces: node), startsWithBraceAndDollar(node),
      tree.kind(key) == .scalar, startsWithDollar(key), tree.kind(value) == .scalar,
      tree.scalarSize(value) == 0
    else { return nil }
    return tree.string(key)
  }

  private func startsWithBraceAndDollar(_ node: NodeID) -> Bool {
    let start = Int(tree.span(node).start)
    guard start < tree.source.count, tree.source[start] == UInt8(ascii: "{") else { return false }
    let content = tree.source[(start + 1)...].first { $0 != UInt8(ascii: " ") }
    return content == UInt8(ascii: "$")
  }

  /// Reads a mapping of names to values.
  func arguments(_ mapping: NodeID) -> [Argument] {
    var before: (key: NodeID, value: NodeID)?
    return elements(ofPairs: mapping) { key, node in
      defer { before = (key, node) }
      guard tree.kind(key) == .scalar else { return nil }
      if tree.scalarSize(node) == 0,
        let number = numberWithComma(endingIn: key, node, behind: before?.value, of: mapping)
      {
        report(
          .wrongType, "the comma in a number begins another key here", at: span(key),
          help: "a number has a point: `\(number)`")
        return nil
      }
      if isEmpty(node) {
        guard !reportCommaForDot(between: before?.value, and: key, node, in: mapping) else {
          return nil
        }
        reportEmptyArgument(key, node, behind: before?.key, of: mapping)
        return Argument(name: name(key), value: Expression(.invalid, span: span(node)))
      }
      return value(node).map { Argument(name: name(key), value: $0) }
    }
  }

  /// Reads a scalar as a condition or value of the expression grammar, whatever it starts with.
  ///
  /// What cannot be read is reported and becomes ``Expression/Kind/invalid``, so that a condition
  /// that is wrong is not taken for one that is missing.
  ///
  /// - Parameter canBeKey: Whether a key of the app's strings could stand there, too.
  func expression(_ node: NodeID, canBeKey: Bool = false) -> Expression {
    let invalid = Expression(.invalid, span: span(node))
    guard tree.kind(node) == .scalar else {
      return mismatch(
        node, expected: "a condition",
        help: tree.kind(node) == .sequence
          ? "write them as one, with `and` or `or` between them"
          : "for instance `$item.photo != nil`") ?? invalid
    }
    let expression = parse(node, canBeKey: canBeKey) { text throws(ExpressionProblem) in
      try ExpressionParser.parse(text, in: 0..<text.count, at: self.place(node))
    }
    return expression ?? invalid
  }

  /// Reads a scalar as `$scope.path`.
  ///
  /// - Parameter likely: Where the value most likely is.
  func path(_ node: NodeID, likely: Scope? = nil) -> ValuePath? {
    if let path = pathWithoutDollar(node) { return path }
    guard tree.kind(node) == .scalar, startsWithDollar(node) else {
      if let inner = pathWithin(node) {
        return mismatch(
          node, expected: "a path",
          help: "write the path alone, `\(inner)`, and what else is said of it beside its key")
      }
      let text = tree.kind(node) == .scalar ? tree.string(node) : ""
      let isName = !text.isEmpty && text.utf8.allSatisfy(isNameByte)
      return mismatch(
        node, expected: "a path",
        help: isName && likely != nil
          ? "write `$\(likely?.rawValue ?? "").\(text)`"
          : isName
            ? "a path starts with `$` and where the value is: `$item.\(text)`, `$state.\(text)`"
            : "paths look like `$state.query`")
    }
    return parse(node) { text throws(ExpressionProblem) in
      try ExpressionParser.parsePath(text, at: self.place(node))
    }
  }

  /// The path that a mapping has under `value:`.
  private func pathWithin(_ node: NodeID) -> String? {
    guard tree.kind(node) == .mapping,
      let value = tree.pairs(node).first(where: { tree.scalarEquals($0.key, "value") })?.value,
      tree.kind(value) == .scalar, startsWithDollar(value)
    else { return nil }
    return tree.string(value)
  }

  /// Reads a scalar as a path whose `$` was forgotten.
  func pathWithoutDollar(_ node: NodeID) -> ValuePath? {
    guard tree.kind(node) == .scalar, tree.withScalarBytes(node, Scope.leading) != nil else {
      return nil
    }
    return ValuePath(withoutDollar: tree.string(node), at: span(node))
  }

  /// Whether a scalar is a value of the screen and no literal.
  func startsWithDollar(_ node: NodeID) -> Bool {
    tree.withScalarBytes(node) { $0.first == UInt8(ascii: "$") }
  }

  private func scalarValue(_ node: NodeID) -> Expression? {
    switch tree.withScalarBytes(node, ScalarNotation.init(of:)) {
    case .literal:
      guard tree.style(node) == .plain else {
        return Expression(.text(tree.string(node)), span: span(node))
      }
      reportTypographicQuotes(around: node)
      return Expression(isNothing(node) ? .null : .text(tree.string(node)), span: span(node))
    case .expression:
      return expression(node)
    case .template:
      if tree.style(node) == .plain { reportTypographicQuotes(around: node) }
      return parse(node) { text throws(ExpressionProblem) in try self.template(text, node) }
        ?? Expression(.invalid, span: span(node))
    }
  }

  /// Whether a plain scalar is a word for nothing: YAML's own means it here too.
  private func isNothing(_ node: NodeID) -> Bool {
    switch tree.scalarSize(node) {
    case 3: tree.scalarEquals(node, "nil")
    case 4: tree.scalarEquals(node, "null")
    default: false
    }
  }

  /// Reports a plain value in quotes that are none to YAML.
  private func reportTypographicQuotes(around node: NodeID) {
    guard tree.withScalarBytes(node, { ($0.first ?? 0) >= 0x80 }) else { return }
    let text = tree.string(node).unicodeScalars
    guard let first = text.first, let last = text.last, text.count > 1,
      let quote = Lookalikes.plainQuote(first), Lookalikes.plainQuote(last) == quote
    else { return }
    let inner = String(String.UnicodeScalarView(text.dropFirst().dropLast()))
    report(
      .typographicQuotes, "`\(first)` and `\(last)` are part of this value, and do not quote it",
      at: span(node),
      help:
        "write `\(quote)\(inner)\(quote)`; if they are to be seen, put all of it in plain quotes")
  }

  private func template(
    _ text: UnsafeBufferPointer<UInt8>, _ node: NodeID
  ) throws(ExpressionProblem) -> Expression {
    var segments: [TemplateSegment] = []
    var literalStart = 0
    var position = 0
    while position + 1 < text.count {
      guard text[position] == UInt8(ascii: "{"), text[position + 1] == UInt8(ascii: "$") else {
        position += 1
        continue
      }
      guard let end = text[position...].firstIndex(of: UInt8(ascii: "}")) else {
        throw ExpressionProblem(
          message: "this interpolation has no end", range: position..<text.count,
          help: "close it with `}`")
      }
      if literalStart < position {
        segments.append(.literal(literal(text, literalStart..<position)))
      }
      let value = try ExpressionParser.parse(text, in: position + 1..<end, at: place(node))
      segments.append(.value(value))
      position = end + 1
      literalStart = position
    }
    if literalStart < text.count {
      segments.append(.literal(literal(text, literalStart..<text.count)))
    }
    return Expression(.template(segments), span: span(node))
  }

  private func literal(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }

  /// What to do about `$feed.title`, where `feed` is no scope and the whole may be a key of the app's strings.
  private func helpOnKey(behindDollar node: NodeID) -> String? {
    let key = tree.string(node).dropFirst()
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isNameByte) })
    else { return nil }
    let path = key.prefix { $0 != "." }
    return
      "leave out the `$` if the key `\(key)` of the app's strings is meant; a value says what has it, as in `$item.\(path)` or `$parameters.\(path)`"
  }

  /// Parses the text of a scalar, and reports what is wrong with it.
  func parse<Value>(
    _ node: NodeID, canBeKey: Bool = false,
    _ body: (UnsafeBufferPointer<UInt8>) throws(ExpressionProblem) -> Value
  ) -> Value? {
    do throws(ExpressionProblem) {
      return try tree.withScalarBytes(node, body)
    } catch {
      let place = place(node)
      let found = location(place.span(error.range))
      // Where the text isn't written as it is, the place is that of the whole.
      let isField = tree.withScalarBytes(node) { text in
        error.range.upperBound >= text.count || text[error.range.upperBound] != UInt8(ascii: ".")
      }
      let meant = error.unknownScope.flatMap { pathMeant(by: $0, at: node, isField: isField) }
      let replacement =
        place.start == nil ? nil : meant.map { ($0, Fix.Safety.unsafe) } ?? error.replacement
      let isUnclear = error.unknownScope != nil && error.replacement == nil
      let help =
        meant.map { "did you mean `\($0)`?" }
        ?? (canBeKey && isUnclear ? helpOnKey(behindDollar: node) : nil)
        ?? (isUnclear ? error.unknownScope.flatMap { helpOnScopes(insteadOf: $0, at: node) } : nil)
        ?? error.help
      report(
        Diagnostic(
          .invalidValue, error.message, at: found, help: help.map { [$0] } ?? [],
          fixes: replacement.map { [Fix.replacing(at: found, by: $0.text, $0.safety)] } ?? []))
      return nil
    }
  }
}

/// How a scalar in a value's place is to be read.
enum ScalarNotation {
  case literal, expression, template

  init(of text: UnsafeBufferPointer<UInt8>) {
    self =
      if Self.isExpression(text) {
        .expression
      } else if Self.hasInterpolation(text) {
        .template
      } else {
        .literal
      }
  }

  private static func isExpression(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.first {
    case UInt8(ascii: "$"): true
    case UInt8(ascii: "n"): starts(text, with: "not $") || starts(text, with: "not (")
    case UInt8(ascii: "("): starts(text, with: "($")
    case UInt8(ascii: "!"): starts(text, with: "!$") || starts(text, with: "!($")
    default: false
    }
  }

  private static func starts(
    _ text: UnsafeBufferPointer<UInt8>, with prefix: StaticString
  ) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard text.count >= length else { return false }
    return prefix.withUTF8Buffer { wanted in
      (0..<length).allSatisfy { text[$0] == wanted[$0] }
    }
  }

  private static func hasInterpolation(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 1
    while let dollar = text.firstOffset(of: UInt8(ascii: "$"), from: start) {
      if text[dollar - 1] == UInt8(ascii: "{") { return true }
      start = dollar + 1
    }
    return false
  }
}
