import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  static let forgottenDollar: SpecRule = .init(
    name: "forgotten-dollar", severity: .warning,
    summary: "A literal reads like a path to a value that is there.",
    rationale:
      "Without its `$` a path is a text, and the screen, source or request is given that text and not the value. So is a "
      + "word that is just the name of a piece of the screen's state, or of the parameter that it is given for.",
    examples: """
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      actions: [{ select: Post, push: Detail, with: { postID: ‹item.id→$item.id› } }]
      """,
    fix: "Writes the `$`.",
    reportedBy: [.dollars, .types])
}

extension SpecWalker {
  /// Looks for paths without their `$` among values that are given to something.
  mutating func checkForDollars(in list: ArgumentList) {
    guard case .values(let arguments) = list.given else { return }
    for argument in arguments {
      switch argument.value.kind {
      case .text, .template, .conditional: break
      default: continue
      }
      guard let field = list.parameter(argument.name.text) else { continue }
      if reportBareName(argument.value, for: field, in: list.scope) { continue }
      checkForDollar(argument.value, expecting: index.type(field.type), in: list.scope)
    }
  }

  /// Reports a text that is just the name of a piece of state or of a parameter, where its value was most likely meant;
  /// says whether it is.
  private mutating func reportBareName(
    _ value: Expression, for parameter: Field, in scope: ValueScope
  ) -> Bool {
    guard case .text(let text) = value.kind else { return false }
    // A case stands by its name.
    if case .enumeration(let name)? = index.type(parameter.type)?.unwrapped,
      index.enumeration(name)?.cases.contains(where: { $0.name.text == text }) == true
    {
      return false
    }
    let isMeant = { (field: Field) in
      field.name.text == text && field.type.shape == parameter.type.shape
    }
    let (path, unread): (String, String)
    if scope.state?.contains(where: isMeant) == true {
      path = "$state.\(text)"
      unread = path
    } else if parameter.name.text == text, scope.parameters.contains(where: isMeant) {
      path = "$parameters.\(text)"
      unread = "\(path) of \(index.name(of: current))"
    } else {
      return false
    }
    let place = location(value.span)
    findings.report(
      .forgottenDollar, "`\(text)` is a text here, and not the value at `\(path)`", at: place,
      help: ["write `\(path)`"], fixes: Fix.replacing(text, at: place, by: path, .unsafe))
    findings.note(explained: SpecRule.causeOfUnread(unread, in: file), by: .forgottenDollar)
    return true
  }

  /// Reports a text that is just the name of a text or an address that is there, where one of both is handed on.
  mutating func checkForName(in value: Expression, in scope: ValueScope) {
    guard case .text(let text) = value.kind,
      let path = [BuiltinType.string, .url].lazy.compactMap({ [types] type in
        types.pathWithoutScope(
          text, expecting: .optional(.builtin(type)), at: value.span, in: scope)
      }).first
    else { return }
    let place = location(value.span)
    findings.report(
      .forgottenDollar, "`\(text)` is a text here, and not the value at `\(path.text)`", at: place,
      help: ["write `\(path.text)`"],
      fixes: Fix.replacing(text, at: place, by: path.text, .unsafe))
  }

  /// Reports texts that a call sends and that are just the names of parameters which nothing reads.
  ///
  /// - Parameter parameters: Those of what makes the call, which has been gone through.
  mutating func checkForDollars(in call: Call, given parameters: [Field], of owner: Name) {
    for parameter in parameters where !reads.parameters.contains(parameter.name.text) {
      let name = parameter.name.text
      reportCopy(insteadOf: parameter, among: parameters, in: call, of: owner)
      call.forEachSentValue { value in
        guard case .text(name) = value.kind else { return }
        let place = location(value.span)
        findings.report(
          .forgottenDollar,
          "`\(name)` is sent as it is, and not the value at `$parameters.\(name)`",
          at: place, help: ["write `$parameters.\(name)`"],
          fixes: Fix.replacing(name, at: place, by: "$parameters.\(name)", .unsafe))
      }
    }
  }

  /// Reports a literal that would be a path with a `$` before it, has one in it without braces or in braces without
  /// its `$`, or a placeholder of other tools. Where a text is due it is a key.
  mutating func checkForDollar(
    _ expression: Expression, expecting expected: SpecType?, in scope: ValueScope
  ) {
    switch expression.kind {
    case .text(let text):
      guard expected?.unwrapped != .builtin(.text) else { return }
      if types.forgottenPath(text, at: expression.span, in: scope) == nil {
        checkNotation(of: text, at: expression.span, expecting: expected, in: scope)
      } else {
        reportForgottenDollar(before: text, at: expression.span, as: "a text")
      }
    case .template(let segments):
      checkForDollars(beforeBracesOf: segments, at: expression.span)
      checkForBraces(around: segments, at: expression.span)
      for case .literal(let text) in segments {
        checkNotation(of: text, at: expression.span, expecting: expected, in: scope)
      }
    case .conditional(let values):
      checkForDollar(values.value, expecting: expected, in: scope)
      checkForDollar(values.otherwise, expecting: expected, in: scope)
    default: break
    }
  }

  mutating func reportForgottenDollar(before text: String, at span: ByteSpan, as what: String) {
    let place = location(span)
    findings.report(
      .forgottenDollar, "`\(text)` is \(what) here, and not the value at `$\(text)`", at: place,
      help: ["write `$\(text)`"], fixes: Fix.replacing(text, at: place, by: "$\(text)", .unsafe))
  }

  /// What values, and placeholders of other tools, begin with.
  private static let signs = ASCIISet("$%({}")

  private mutating func checkNotation(
    of text: String, at span: ByteSpan, expecting expected: SpecType?, in scope: ValueScope
  ) {
    // Nearly no text has one of these.
    guard text.contains(anyOf: Self.signs) else { return }
    guard !checkForDollars(inBracesOf: text, at: span, in: scope),
      !checkForBraces(in: text, at: span, expecting: expected, in: scope)
    else { return }
    checkForPlaceholders(in: text, at: span, in: scope)
  }

  /// Reports the first path that stands in braces without its `$`.
  ///
  /// - Returns: Whether there is one.
  private mutating func checkForDollars(
    inBracesOf text: String, at span: ByteSpan, in scope: ValueScope
  ) -> Bool {
    guard text.contains(ascii: "{") else { return false }
    var before: Substring = text.prefix { $0 != "{" }
    for piece in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      defer { before = piece }
      guard let end = piece.firstIndex(of: "}") else { continue }
      let path = piece[..<end].split(separator: " ").joined()
      guard types.forgottenPath(path, at: span, in: scope) != nil else { continue }
      if before.last == "$" {
        reportDollarBeforeBrace(of: "{\(piece[...end])", meaning: path, in: text, at: span)
        return true
      }
      let isAll = text.split(whereSeparator: { "{} ".contains($0) }).joined() == path
      findings.report(
        .forgottenDollar,
        "`{\(path)}` is a piece of the text here, and not the value at `$\(path)`",
        at: location(span), help: [isAll ? "write `$\(path)`" : "write `{$\(path)}`"])
      return true
    }
    return false
  }

  /// Reports `${item.title}`, as JavaScript has it: the `$` belongs into the braces.
  private mutating func reportDollarBeforeBrace(
    of piece: String, meaning path: String, in text: String, at span: ByteSpan
  ) {
    let place = location(span)
    let mended = text.replacing("$\(piece)", with: "{$\(path)}")
    // Only a text that stands in the spec as it is can be replaced.
    let isAsWritten = span.count == text.utf8.count + 2 && !mended.contains { "\"\\".contains($0) }
    findings.report(
      .forgottenDollar, "`$\(piece)` is a piece of the text here, and not the value at `$\(path)`",
      at: place, help: ["put the `$` into the braces: `{$\(path)}`"],
      fixes: isAsWritten ? [.replacing(at: place, by: "\"\(mended)\"", .unsafe)] : [])
  }

  /// Reports an address in which a `$` stands before the braces of a value, and stays there.
  private mutating func checkForDollars(
    beforeBracesOf segments: [TemplateSegment], at span: ByteSpan
  ) {
    guard case .literal(let start)? = segments.first else { return }
    for (segment, next) in zip(segments, segments.dropFirst()) {
      guard case .literal(let text) = segment, text.utf8.last == UInt8(ascii: "$"),
        case .value(let value) = next, case .path(let path) = value.kind,
        start.hasPrefix("/") || start.contains("://")
      else { continue }
      findings.report(
        .forgottenDollar, "the `$` before `{\(path.text)}` is a piece of the address",
        at: location(span), help: ["the value has its own: take the one before the brace out"])
      return
    }
  }
}

extension Call {
  /// Goes through the values that stand in the query, the headers and what is sent along, without what they are made of.
  fileprivate func forEachSentValue(_ visit: (Expression) -> Void) {
    for item in query { visit(item.value) }
    for header in headers { visit(header.value) }
    switch payload {
    case .fields(let fields)?: for field in fields { visit(field.value) }
    case .parts(let parts)?: for part in parts { part.values.forEach(visit) }
    case .operation(let operation)?: for variable in operation.variables { visit(variable.value) }
    case .documents?, nil: break
    }
  }
}
