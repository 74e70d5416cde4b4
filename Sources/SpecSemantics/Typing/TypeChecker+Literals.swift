import Diagnostics
import SourceText
import SpecModel

extension TypeChecker {
  /// Reads a plain scalar as the type that its place asks for. What is no literal of that type may be a path
  /// whose `$` was forgotten.
  package func literal(
    _ text: String, expecting expected: SpecType?, at span: ByteSpan, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    if let moment = try moment(text, expecting: expected, at: span, in: scope) { return moment }
    do throws(TypeProblem) {
      return try literal(text, expecting: expected, at: span)
    } catch {
      if let path = forgottenPath(text, at: span, in: scope)
        ?? forgottenRoot(text, expecting: expected, at: span, in: scope)
      {
        throw .withoutDollar(path, at: span, otherProblem: nil)
      }
      if expected?.unwrapped == .builtin(.date), scope.hasTime {
        throw .noLiteral(of: BuiltinType.date.rawValue, insteadOf: text, at: span, hasApp: true)
      }
      guard let path = pathWithoutScope(text, expecting: expected, at: span, in: scope) else {
        throw naming(modelDue: expected, at: span, in: scope, error)
      }
      throw .withoutScope(text, of: path, at: span)
    }
  }

  /// The whole of what a word has the name of, but for its `$`: `result` for `$result`.
  private func forgottenRoot(
    _ text: String, expecting expected: SpecType?, at span: ByteSpan, in scope: ValueScope
  ) -> ValuePath? {
    guard let root = Scope(rawValue: text) else { return nil }
    let path = ValuePath(scope: root, components: [])
    return fits(path, expected, at: span, in: scope) ? path : nil
  }

  /// A word for a moment where one is due; nil for any other text.
  package func moment(
    _ word: String, expecting expected: SpecType?, at span: ByteSpan, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression? {
    guard expected?.unwrapped == .builtin(.date), let moment = Moment(rawValue: word) else {
      return nil
    }
    guard scope.hasTime else { throw .noTime(for: moment, at: span) }
    return TypedExpression(.moment(moment), .builtin(.date))
  }

  /// The path that is meant by names without what has them: `$parameters.night.free` by `night.free`.
  package func pathWithoutScope(
    _ text: String, expecting expected: SpecType?, at span: ByteSpan, in scope: ValueScope
  ) -> ValuePath? {
    guard text.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    for root in [Scope.item, .parameters, .state, .data, .form, .result, .selected, .moved] {
      guard let path = forgottenPath("\(root.rawValue).\(text)", at: span, in: scope) else {
        continue
      }
      if fits(path, expected, at: span, in: scope) { return path }
    }
    return nil
  }

  /// Reads a plain scalar as the type that its place asks for.
  package func literal(
    _ text: String, expecting expected: SpecType?, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression {
    guard let type = expected?.unwrapped else {
      return TypedExpression(.string(text), .builtin(.string))
    }
    switch type {
    case .builtin(let builtin):
      return TypedExpression(try literal(text, of: builtin, at: span), type)
    case .enumeration(let name):
      return try enumCase(text, of: name, at: span)
    case .model(let name), .union(let name): throw .needsObject(name, insteadOf: text, at: span)
    case .list, .optional: throw .needsList(type, found: text, at: span)
    }
  }

  private func literal(
    _ text: String, of type: BuiltinType, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression.Kind {
    switch type {
    case .string: return .string(text)
    case .identifier: return .identifier(text)
    case .text:
      symbols?.note(Symbol(.string, text), at: span, as: .text)
      return .text(.key(Name(text, span: span), arguments: []), .key(text, arguments: []))
    case .image: return .symbol(text)
    case .integer:
      if let value = Int(text) { return .integer(value) }
    case .number:
      if let value = Double(text), value.isFinite, !value.isSubnormal { return .number(value) }
    case .decimal:
      if let value = Int(text) { return .integer(value) }
      if let value = DecimalNotation.number(text) { return .number(value) }
      if DecimalNotation.isTooLong(text) { throw .tooManyDigits(text, at: span) }
    case .boolean:
      if text == "true" { return .boolean(true) }
      if text == "false" { return .boolean(false) }
    case .url:
      if URLNotation.isAddress(text) { return .url(text) }
    case .color:
      guard index.tokens.colors.contains(text) else {
        throw .unknownColor(Name(text, span: span), among: index.tokens.colors)
      }
      symbols?.note(Symbol(.color, text), at: span)
      return .color(text)
    case .date, .data:
      throw .noLiteral(of: type.rawValue, insteadOf: text, at: span)
    }
    throw .malformed(text, of: type, at: span)
  }

  /// A string in quotes: for text-like types what it says, for others a mistake.
  package func quoted(
    _ text: String, expecting expected: SpecType?, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression {
    switch expected?.unwrapped {
    case nil, .builtin(.string), .builtin(.identifier), .builtin(.url), .builtin(.text),
      .builtin(.image), .builtin(.color):
      return try literal(text, expecting: expected, at: span)
    case .some(let type):
      let isRight = (try? literal(text, expecting: type, at: span)) != nil
      let meant = isRight ? text : caseMeant(by: text, of: type)
      guard let meant else {
        // What is no case in quotes is none without them.
        if case .enumeration = type { _ = try literal(text, expecting: type, at: span) }
        throw .quoted(text, meaning: text, expected: type, isRight: isRight, at: span)
      }
      throw .quoted(text, meaning: meant, expected: type, isRight: isRight, at: span)
    }
  }

  /// The case of an enum that a text in quotes is for.
  private func caseMeant(by text: String, of type: SpecType) -> String? {
    guard case .enumeration(let name) = type, let choice = index.enumeration(name) else {
      return nil
    }
    if let item = choice.cases.first(where: { $0.reads(text) }) { return item.name.text }
    return NearMiss.suggestion(for: text, among: choice.cases.map(\.name.text))
  }

  package func null(
    expecting expected: SpecType?, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression {
    guard let expected, expected.isOptional else {
      throw .nothingAllowed(expected: expected, at: span)
    }
    return TypedExpression(.null, expected)
  }

  package func integer(
    _ value: Int, expecting expected: SpecType?, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression {
    switch expected?.unwrapped {
    case .builtin(.number): return TypedExpression(.number(Double(value)), .builtin(.number))
    case .builtin(.decimal): return TypedExpression(.integer(value), .builtin(.decimal))
    case .builtin(.identifier):
      return TypedExpression(.identifier(String(value)), .builtin(.identifier))
    default:
      return try fit(.init(.integer(value), .builtin(.integer)), expected, at: span)
    }
  }

  /// A bare name inside a condition.
  package func caseName(
    _ name: String, expecting expected: SpecType?, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression {
    guard case .enumeration(let enumeration) = expected?.unwrapped else {
      throw .strayName(name, expected: expected, at: span)
    }
    return try enumCase(name, of: enumeration, at: span)
  }

  private func enumCase(
    _ name: String, of enumeration: String, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression {
    guard let declaration = index.enumeration(enumeration) else { throw .consequence(at: span) }
    guard declaration.cases.contains(where: { $0.name.text == name }) else {
      // What is only written otherwise where it is declared is told there.
      if declaration.cases.contains(where: { $0.name.text.loweringFirst == name }) {
        throw .consequence(at: span)
      }
      let sent = declaration.cases.first { $0.reads(name) }
      throw .unknownCase(
        Name(name, span: span), of: enumeration, among: declaration.cases.map(\.name.text),
        sentAs: sent?.name.text, declaredAt: index.location(of: .enumeration, enumeration))
    }
    symbols?.note(
      Symbol(.enumCase, name, of: Symbol.Owner(.enumeration, enumeration)), at: span)
    return TypedExpression(
      .enumCase(enumeration: enumeration, name: name), .enumeration(enumeration))
  }

  package func list(
    _ elements: [Expression], expecting expected: SpecType?, at span: ByteSpan, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    var element: SpecType?
    if let expected {
      guard case .list(let type) = expected.unwrapped else {
        throw .mismatch("a list", expected: expected, at: span)
      }
      element = type
    }
    var typed: [TypedExpression] = []
    typed.reserveCapacity(elements.count)
    for expression in elements {
      let value = try self.element(expression, of: elements, expecting: element, in: scope)
      // The first element of a list without a declared type gives the others theirs.
      if element == nil { element = value.type }
      typed.append(value)
    }
    return TypedExpression(.list(typed), .list(element ?? .builtin(.string)))
  }

  /// A list that stands alone within brackets is told as that: `[$form.tags]` is `$form.tags`.
  private func element(
    _ expression: Expression, of elements: [Expression], expecting expected: SpecType?,
    in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    do {
      return try type(expression, expecting: expected, in: scope)
    } catch {
      var problem = error
      if let expected, elements.count == 1, case .path = expression.kind,
        let alone = try? type(expression, expecting: .list(expected), in: scope),
        case .list = alone.type.unwrapped
      {
        problem.help = ["leave the brackets out: this is a list already"]
      }
      throw problem
    }
  }

  package func object(
    _ entries: [Argument], expecting expected: SpecType?, at span: ByteSpan, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    switch expected?.unwrapped {
    case .model(let name):
      return try model(name, entries, at: span, in: scope)
    case .union(let name):
      return try unionCase(name, entries, at: span, in: scope)
    case .builtin(.text):
      let text = try TextNotation.text(of: entries, at: span)
      return TypedExpression(.text(text, try self.text(text, in: scope)), .builtin(.text))
    case .some(let type): throw .mismatch("a mapping", expected: type, at: span)
    case nil: throw .untypedObject(at: span)
    }
  }

  /// A model written in place.
  private func model(
    _ name: String, _ entries: [Argument], at span: ByteSpan, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    guard let declaration = index.model(name) else { throw .consequence(at: span) }
    if let swift = declaration.swift { throw .appOwned(name, type: swift.type.text, at: span) }
    let place = index.location(of: .model, name)
    for entry in entries
    where !declaration.fields.contains(where: { $0.name.text == entry.name.text }) {
      // That what an adapter shows has no `id` is reported where the model is declared.
      if entry.name.text == "id", !index.adapters(for: name).isEmpty {
        throw .consequence(at: span)
      }
      throw unknownField(
        entry, of: declaration, beside: entries, declaredAt: place, in: scope)
    }
    var fields: [(name: String, value: TypedExpression)] = []
    for field in declaration.fields {
      guard let entry = entries.first(where: { $0.name.text == field.name.text }) else {
        if let empty = try emptyList(for: field, at: span) {
          fields.append((field.name.text, empty))
        } else if !field.canBeLeftOut {
          throw .missingField(field, of: name, at: span, declaredAt: place)
        }
        continue
      }
      let type = try declaredType(field.type, at: entry.name.span)
      symbols?.note(
        Symbol(.field, field.name.text, of: Symbol.Owner(.model, name)), at: entry.name.span)
      do throws(TypeProblem) {
        fields.append((field.name.text, try self.type(entry.value, expecting: type, in: scope)))
      } catch {
        throw place.map { error.of(field, of: name, declaredIn: $0.file) } ?? error
      }
    }
    return TypedExpression(.model(name: name, fields: fields), .model(name))
  }
}

extension TypeChecker {
  /// What is written under a name that no field has: the only one that is missing, or else the only one that could be
  /// given beside the others and takes the value, if none is called nearly so.
  private func unknownField(
    _ entry: Argument, of model: ModelDeclaration, beside entries: [Argument],
    declaredAt place: Location?, in scope: ValueScope
  ) -> TypeProblem {
    let name = entry.name
    var problem = TypeProblem.unknownField(
      name, of: model.name.text, among: model.fields, declaredAt: place)
    let missing = model.fields.filter { field in
      !field.canBeLeftOut && !entries.contains { $0.name.text == field.name.text }
    }
    if missing.count == 1, let meant = missing.first,
      problem.suggestion?.nearest.map({
        $0 == meant.name.text && !NearMiss.isSlip(name.text, of: $0)
      })
        ?? true
    {
      problem.suggestion = .init(meaning: meant.name.text, note: "which is missing")
      problem.help = []
      return problem
    }
    let free = model.fields.filter { field in
      !entries.contains { $0.name.text == field.name.text }
    }
    guard problem.suggestion?.isGuess != true, free.count == 1, let meant = free.first,
      let type = index.type(meant.type),
      isOfItself(entry.value, type, in: scope)
    else { return problem }
    problem.suggestion = .init(meaning: meant.name.text, note: "which is not given yet")
    problem.help = []
    return problem
  }

  /// A model of a union written in place, with the tag that says which it is.
  private func unionCase(
    _ name: String, _ entries: [Argument], at span: ByteSpan, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    guard let union = index.union(name) else { throw .consequence(at: span) }
    let place = index.location(of: .union, name)
    guard let tag = entries.first(where: { $0.name.text == union.tag.text }) else {
      throw .missingTag(of: union, at: span, declaredAt: place)
    }
    guard let text = tag.value.literalText else {
      throw .valueAsTag(of: union, at: tag.value.span, declaredAt: place)
    }
    guard let found = union.cases.first(where: { $0.name.text == text }) else {
      throw .unknownCase(
        Name(text, span: tag.value.span), of: name, among: union.cases.map(\.name.text),
        declaredAt: place)
    }
    symbols?.note(
      Symbol(.enumCase, text, of: Symbol.Owner(.union, name)), at: tag.value.span)
    let fields = index.model(found.model.text)?.fields ?? []
    let isField = fields.contains { $0.name.text == union.tag.text }
    let rest = isField ? entries : entries.filter { $0.name.text != union.tag.text }
    let model = try model(found.model.text, rest, at: span, in: scope)
    return TypedExpression(.unionCase(union: name, name: text, model), .union(name))
  }

  /// What a list without a default is when it is not given.
  private func emptyList(
    for field: Field, at span: ByteSpan
  ) throws(TypeProblem) -> TypedExpression? {
    guard case .list = field.type.shape, field.defaultValue == nil else { return nil }
    return TypedExpression(.list([]), try declaredType(field.type, at: span))
  }
}

extension Expression {
  /// The text that stands here, if one does.
  fileprivate var literalText: String? {
    switch kind {
    case .text(let text), .string(let text): text
    default: nil
    }
  }
}

extension Field {
  /// Whether a value need not be given: there is a default, or its absence is a value.
  public var canBeLeftOut: Bool {
    if defaultValue != nil { return true }
    switch type.shape {
    case .optional, .list: return true
    case .builtin, .named: return false
    }
  }
}
