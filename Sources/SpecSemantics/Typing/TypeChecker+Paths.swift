import SourceText
import SpecModel

extension TypeChecker {
  /// Types a path from its root, field by field.
  ///
  /// - Parameter expected: The type that the place asks for, where it asks for one.
  package func path(
    _ path: ValuePath, at span: ByteSpan, in scope: ValueScope, expecting expected: SpecType? = nil
  ) throws(TypeProblem) -> TypedExpression {
    do throws(TypeProblem) {
      return try steps(of: path, at: span, in: scope, expecting: expected)
    } catch {
      throw naming(whatIsMeantBy: path, in: scope, expecting: expected, error)
    }
  }

  /// The same without a thought of what was meant where a step leads nowhere.
  func steps(
    of path: ValuePath, at span: ByteSpan, in scope: ValueScope, expecting expected: SpecType?
  ) throws(TypeProblem) -> TypedExpression {
    guard !path.lacksDollar else { throw withoutDollar(path, at: span, in: scope) }
    guard scope.unknown != path.scope, !isDeclarationBroken(of: path.scope, in: scope) else {
      throw .consequence(at: span)
    }
    var steps: [PathStep] = []
    var base: SpecType
    var rest = path.components[...]
    switch path.scope {
    case .item, .result, .value:
      guard let root = scope.root(path.scope) else {
        throw unavailable(path, at: span, in: scope, expecting: expected)
      }
      base = root
    case .parameters:
      base = try first(
        of: &rest, among: scope.parameters, path, scope, at: span, expecting: expected,
        into: &steps)
    case .state:
      base = try first(
        of: &rest, declaredBy: scope.state, path, scope, at: span, expecting: expected,
        into: &steps)
    case .data:
      base = try first(
        of: &rest, declaredBy: scope.data, path, scope, at: span, expecting: expected,
        into: &steps)
    case .form:
      base = try first(
        of: &rest, among: scope.form, path, scope, at: span, expecting: expected, into: &steps)
    case .selected:
      base = try first(
        of: &rest, among: scope.selected, path, scope, at: span, expecting: expected, into: &steps)
    case .moved:
      base = try first(
        of: &rest, among: scope.moved, path, scope, at: span, expecting: expected, into: &steps)
    case .group:
      base = try first(of: &rest, among: scope.group, path, scope, at: span, into: &steps)
    case .window:
      base = try first(of: &rest, among: scope.window, path, scope, at: span, into: &steps)
    case .flags:
      let flags = scope.hasApp ? index.app?.flags ?? [] : []
      base = try first(of: &rest, among: flags, path, scope, at: span, into: &steps)
    case .session:
      base = try first(
        of: &rest, among: sessionFields(in: scope), path, scope, at: span, into: &steps)
    }
    var isOptional = base.isOptional
    if isOptional, scope.knows(path, components: steps.count) {
      (base, isOptional) = (base.unwrapped, false)
    }
    for component in rest {
      if path.scope == .selected, component.text == "id", base.isList {
        throw .noIdentities(component, in: base)
      }
      if path.scope == .data,
        let step = try step(asking: component, of: base, after: steps, path, at: span)
      {
        return TypedExpression(.path(.data, steps + [step]), step.type)
      }
      let step = try member(component, of: base.unwrapped, isOptional: isOptional)
      steps.add(step, of: path)
      base = step.type
      isOptional = isOptional || base.isOptional
      if isOptional, scope.knows(path, components: steps.count) {
        (base, isOptional) = (base.unwrapped, false)
      }
    }
    // A list that is missing is an empty one.
    if base.isList || steps.last?.countsElements == true { isOptional = false }
    return TypedExpression(.path(path.scope, steps), isOptional ? base.optional : base)
  }

  /// What a declaration itself declares that values start from.
  private static let declaredRoots: Set<Scope> = [.parameters, .state, .data, .form]

  /// Whether what would declare the values that a path starts from could not be read.
  private func isDeclarationBroken(of root: Scope, in scope: ValueScope) -> Bool {
    switch root {
    case .flags: index.hasBroken(.app)
    case .session: index.hasBroken(.api)
    case .parameters: isInBrokenDeclaration && scope.parameters.isEmpty
    case .state: isInBrokenDeclaration && scope.state?.isEmpty != false
    case .data: isInBrokenDeclaration && scope.data?.isEmpty != false
    case .form: isInBrokenDeclaration && scope.form.isEmpty
    case .item, .result, .value, .group, .selected, .moved, .window: false
    }
  }

  /// The path that a literal is but for its `$`, if what it leads to is there.
  package func forgottenPath(_ text: String, at span: ByteSpan, in scope: ValueScope) -> ValuePath?
  {
    guard var path = ValuePath(withoutDollar: text, at: span) else { return nil }
    path.lacksDollar = false
    // What is no path yet names nothing.
    let types = TypeChecker(index: index)
    return (try? types.path(path, at: span, in: scope)) == nil ? nil : path
  }

  /// Whether a path has a value of a type.
  package func fits(
    _ path: ValuePath, _ expected: SpecType?, at span: ByteSpan, in scope: ValueScope
  ) -> Bool {
    let types = TypeChecker(index: index)
    guard let typed = try? types.steps(of: path, at: span, in: scope, expecting: nil) else {
      return false
    }
    return (try? types.fit(typed, expected, at: span))?.isTextOfIdentity == false
  }

  /// A path whose `$` was forgotten, with what would be wrong with it if it had one.
  private func withoutDollar(
    _ path: ValuePath, at span: ByteSpan, in scope: ValueScope
  ) -> TypeProblem {
    var whole = path
    whole.lacksDollar = false
    do throws(TypeProblem) {
      _ = try self.path(whole, at: span, in: scope)
      return .withoutDollar(path, at: span, otherProblem: nil)
    } catch {
      return .withoutDollar(path, at: span, otherProblem: error)
    }
  }

  /// The type of a field's declared type; its being unknown is reported where it is declared.
  package func declaredType(
    _ declared: TypeReference, at span: ByteSpan
  ) throws(TypeProblem) -> SpecType {
    guard let type = index.type(declared) else { throw .consequence(at: span) }
    return type
  }

  /// What a place can know of the session. On screens there are no secrets, and without a log-in gate
  /// nobody may be logged in, so values can be missing.
  private func sessionFields(in scope: ValueScope) -> [Field] {
    guard scope.hasSession, let session = index.session else { return [] }
    guard !scope.isCredentials else { return session.fields.map(\.field) }
    guard !index.hasGate else {
      return session.fields.filter { !$0.isSecret }.map(\.field)
    }
    return session.fields.filter { !$0.isSecret }.map { $0.field.ifThere }
  }

  private func first(
    of rest: inout ArraySlice<Name>, declaredBy fields: [Field]?, _ path: ValuePath,
    _ scope: ValueScope, at span: ByteSpan, expecting expected: SpecType?,
    into steps: inout [PathStep]
  ) throws(TypeProblem) -> SpecType {
    if fields?.isEmpty == true {
      throw .undeclared(
        path, at: span, of: rest.count == 1 ? expected : nil, beside: scope.form)
    }
    return try first(
      of: &rest, among: fields ?? [], path, scope, at: span, expecting: expected, into: &steps)
  }

  private func first(
    of rest: inout ArraySlice<Name>, among fields: [Field], _ path: ValuePath,
    _ scope: ValueScope, at span: ByteSpan, expecting expected: SpecType? = nil,
    into steps: inout [PathStep]
  ) throws(TypeProblem) -> SpecType {
    if fields.isEmpty, path.scope == .flags, index.app?.flags.isEmpty == true {
      throw noFlags(path, at: span, in: scope)
    }
    let isSecret = { (name: Name) in
      path.scope == .session && scope.hasSession
        && index.session?.fields.contains { $0.field.name.text == name.text } == true
    }
    if fields.isEmpty {
      if let name = rest.first, isSecret(name) { throw .secretField(name) }
      if let name = rest.first, path.scope == .session, scope.hasSession, index.session != nil {
        throw noField(ofSession: name)
      }
      throw unavailable(path, at: span, in: scope)
    }
    guard let name = rest.popFirst() else {
      let fitting = fields.filter {
        expected != nil && index.type($0.type)?.unwrapped == expected?.unwrapped
      }
      throw .incomplete(path.scope, fitting.isEmpty ? fields : fitting, at: span)
    }
    guard let position = fields.firstIndex(where: { $0.name.text == name.text }) else {
      if isSecret(name) { throw .secretField(name) }
      // It may be among what could not be read.
      if isInBrokenDeclaration, Self.declaredRoots.contains(path.scope) {
        throw .consequence(at: name.span)
      }
      var problem = TypeProblem.unknownField(
        name, of: "$\(path.scope.rawValue)", among: fields)
      // What is given to a request has no owner there: `$parameters.account.id` is `$parameters.id`.
      if path.scope == .parameters, let last = rest.last, rest.count == 1,
        problem.suggestion?.nearest == nil, fields.contains(where: { $0.name.text == last.text })
      {
        problem.suggestion = .init(meaning: "\(last.text)")
        problem.span = ByteSpan(start: name.span.start, end: last.span.end)
      }
      // What is like none that there is may be still to be declared.
      let due = rest.isEmpty ? expected : nil
      if problem.suggestion?.isGuess == false, let cure = TypeProblem.declaring(path, of: due) {
        problem.help.append(cure)
        problem.note(due: due)
      }
      if problem.suggestion?.isGuess == false, path.scope == .session {
        problem.help.append("or \(declaring(inSession: name))")
      }
      throw problem
    }
    let type = try declaredType(fields[position].type, at: name.span)
    symbols?.note(name, from: path.scope)
    steps.add(PathStep(name: name.text, type: type), of: path)
    return type
  }

  private func member(
    _ name: Name, of base: SpecType, isOptional: Bool
  ) throws(TypeProblem) -> PathStep {
    switch base {
    case .model(let model):
      guard let declaration = index.model(model) else { throw .consequence(at: name.span) }
      guard let field = declaration.property(name.text) else {
        // It may be among what could not be read of the model.
        guard !index.isBroken(.model, model) else { throw .consequence(at: name.span) }
        throw .unknownField(
          name, of: model, among: declaration.properties,
          declaredAt: index.location(of: .model, model), isOwn: declaration.swift != nil)
      }
      let type = try declaredType(field.type, at: name.span)
      if let symbols,
        let position = declaration.properties.firstIndex(where: { $0.name.text == name.text })
      {
        symbols.note(declaration.symbol(ofPropertyAt: position), at: name.span, as: .component)
      }
      return PathStep(name: name.text, type: type, followsOptional: isOptional)
    case .list(let element):
      if let which = PathStep.Element(named: name.text) {
        return PathStep(
          name: name.text, type: element.optional, followsOptional: isOptional,
          derivation: .element(which))
      }
      guard name.text == "count" else { throw .noFields(name, in: base) }
      return PathStep(
        name: name.text, type: .builtin(.integer), followsOptional: isOptional,
        derivation: .elementCount)
    case .builtin(.string):
      guard name.text == "count" else { throw .noFields(name, in: base) }
      return PathStep(
        name: name.text, type: .builtin(.integer), followsOptional: isOptional,
        derivation: .characterCount)
    default:
      throw .noFields(name, in: base)
    }
  }
}

extension [PathStep] {
  /// Adds a step of a path. Most have one step, for which room is made at once.
  fileprivate mutating func add(_ step: PathStep, of path: ValuePath) {
    guard path.components.count > 1 else {
      self = [step]
      return
    }
    if isEmpty { reserveCapacity(path.components.count) }
    append(step)
  }
}
