import SpecModel
import SpecSemantics
import SwiftCode

/// Values as Swift expressions.
extension EmissionContext {
  /// A typed value.
  ///
  /// - Parameter bare: Whether Swift knows the type at that place, so that members need no type.
  func write(_ typed: TypedExpression, bare: Bool = true) -> SwiftExpression {
    switch typed.kind {
    case .null: .nil
    case .boolean(let value): .boolean(value)
    case .integer(let value):
      typed.type == .builtin(.decimal)
        ? exact(.integer(value), bare: bare) : .integer(value)
    case .number(let value):
      typed.type == .builtin(.decimal) ? exact(value, bare: bare) : number(value)
    case .string(let value): .string(value)
    case .identifier(let value):
      bare ? .string(value) : .call("Identifier", [.arg(.string(value))])
    case .url(let address):
      member("literal", of: "URL", bare: bare).called([.arg(.string(address))])
    case .moment(let moment): clockExpression.member(moment.rawValue)
    case .enumCase(let enumeration, let name):
      member(Naming.member(name), of: Naming.type(enumeration), bare: bare)
    case .text(_, let text): self.text(text, bare: bare)
    case .symbol(let name): image("symbol", named: name, bare: bare)
    case .asset(let name): image("asset", named: name, bare: bare)
    case .color(let name): member(Naming.member(name), of: "ColorToken", bare: bare)
    case .path(let root, let steps): path(root, steps)
    case .not, .binary: write(condition: typed)
    case .template(let segments): .string(self.segments(segments))
    case .list(let elements): .array(elements.map { write($0, bare: bare) })
    case .model(let name, let fields):
      .call(
        .type(file.named(name, exposed: false)),
        fields.map { SwiftArgument(Naming.member($0.name), write($0.value, bare: true)) })
    case .unionCase(let union, let name, let model):
      member(Naming.member(name), of: Naming.type(union), bare: bare)
        .called([.arg(write(model, bare: true))])
    case .conditional(let condition, let value, let otherwise):
      oneOf(value, otherwise, by: condition, bare: bare)
    }
  }

  /// The pieces of a string with interpolations.
  func segments(_ segments: [TypedTemplateSegment]) -> [StringSegment] {
    segments.map { segment in
      switch segment {
      case .literal(let text): .text(text)
      case .value(let value): .interpolation(interpolated(value))
      }
    }
  }

  /// A value inside a string: a case of an enum is its value in the payload.
  private func interpolated(_ typed: TypedExpression) -> SwiftExpression {
    let value = write(typed, bare: false)
    if case .enumeration = typed.type { return value.member("rawValue") }
    return value
  }

  /// A number where a floating-point number is due.
  func number(_ value: Double) -> SwiftExpression {
    Int(exactly: value).map { .integer($0) } ?? .double(value)
  }

  /// An exact number. One with a fraction stands as text, as Swift's literals go by way of a `Double`.
  private func exact(_ value: Double, bare: Bool) -> SwiftExpression {
    if let whole = Int(exactly: value) { return exact(.integer(whole), bare: bare) }
    return member("literal", of: "Decimal", bare: bare).called([.arg(.string("\(value)"))])
  }

  private func exact(_ whole: SwiftExpression, bare: Bool) -> SwiftExpression {
    bare ? whole : .call("Decimal", [.arg(whole)])
  }

  private func member(_ name: String, of type: String, bare: Bool) -> SwiftExpression {
    bare ? .enumCase(name, of: type) : .member(.identifier(type), name)
  }

  private func image(_ kind: String, named name: String, bare: Bool) -> SwiftExpression {
    member(kind, of: "ScreenImage", bare: bare).called([.arg(.string(name))])
  }
}

/// Paths.
extension EmissionContext {
  /// A path from its root, with `?` behind what can be missing.
  func path(_ root: Scope, _ steps: [PathStep]) -> SwiftExpression {
    if let known = knownStart(of: root, steps) {
      used.use(known: known)
      let type = known.steps.last?.type ?? (root == .item ? scope.item : scope.result)
      return path(
        from: .identifier(constant(for: known)), of: type?.unwrapped,
        steps[known.steps.count...])
    }
    var rest = steps[...]
    let (start, type) = self.root(root, &rest)
    let canBeMissing =
      root == .session && !hasOpenSession && !scope.isCredentials && type?.isList == false
    return path(from: start, of: type, rest, canBeMissing: canBeMissing)
  }

  /// The steps of a path from what it begins with. A list that is missing is an empty one.
  ///
  /// - Parameter canBeMissing: Whether it begins with what follows a `?`.
  func path(
    from start: SwiftExpression, of startType: SpecType?, _ steps: ArraySlice<PathStep>,
    canBeMissing: Bool = false
  ) -> SwiftExpression {
    var expression = start
    var type = startType
    var canBeMissing = canBeMissing
    for step in steps {
      if case .model(let name)? = type?.unwrapped, let own = file.app.analysis.ownModels[name] {
        file.use(module: own.module, exposed: false)
      }
      let isOptional = type?.isOptional == true
      canBeMissing = canBeMissing || isOptional
      if isOptional { expression = expression.optionalChained }
      expression = expression.following(step)
      type = step.type
    }
    guard let last = steps.last else {
      let isMissingList = startType?.isOptional == true && startType?.unwrapped.isList == true
      return isMissingList ? .binary(expression, .coalescing, .array([])) : expression
    }
    guard canBeMissing else { return expression }
    if last.countsElements { return .binary(expression, .coalescing, .integer(0)) }
    return last.type.isList ? .binary(expression, .coalescing, .array([])) : expression
  }

  /// What a path starts with: the root, and for named slots the slot.
  private func root(
    _ root: Scope, _ steps: inout ArraySlice<PathStep>
  ) -> (SwiftExpression, SpecType?) {
    switch root {
    case .item:
      used.item = true
      return (.identifier(item), scope.item)
    case .result:
      used.result = true
      return ("result", scope.result)
    case .value:
      used.value = true
      return ("value", scope.value)
    case .parameters:
      guard let step = steps.popFirst() else { return (appExpression, nil) }
      return (parameter(step.name), step.type)
    case .state where state == .parameters:
      guard let step = steps.popFirst() else { return (appExpression, nil) }
      return (parameter(step.name), step.type)
    case .state:
      used.state = true
      let values = own("state").member("value")
      guard let step = steps.popFirst() else { return (values, nil) }
      return (values.member(Naming.member(step.name)), step.type)
    case .data:
      guard let step = steps.popFirst() else { return (appExpression, nil) }
      let data = loadedData(step.name)
      if steps.first?.asksForLoad == true {
        return (data.member("isLoaded"), steps.popFirst()?.type)
      }
      return (data.member("value"), step.type.optional)
    case .selected:
      used.selected = true
      guard let step = steps.popFirst() else { return ("selected", nil) }
      return (.member("selected", step.name), step.type)
    case .moved:
      used.moved = true
      guard let step = steps.popFirst() else { return ("moved", nil) }
      return (.member("moved", step.name), step.type)
    case .window:
      return (window(isCompact: steps.popFirst()?.name == "compact"), nil)
    case .group:
      used.group = true
      guard let step = steps.popFirst() else { return ("group", nil) }
      return (.member("group", step.name), step.type)
    case .flags:
      // What says who asks is made before the app is there.
      let values: SwiftExpression =
        scope.isCredentials ? "flags" : appExpression.member("flags")
      guard let step = steps.popFirst() else { return (values, nil) }
      return (values.member(Naming.member(step.name)), step.type)
    case .session:
      guard let step = steps.popFirst() else { return ("session", nil) }
      return (session(step), sessionType(of: step))
    case .form:
      if let name = steps.first?.name, entered.contains(name) {
        used.use(entered: name)
        return (.identifier(Naming.enteredConstant(name)), steps.popFirst()?.type)
      }
      used.form = true
      let values = own("form").member("value")
      guard let step = steps.popFirst() else { return (values, nil) }
      return (values.member(Naming.member(step.name)), step.type)
    }
  }

  /// Whether somebody is logged in as long as the code around is there.
  private var hasOpenSession: Bool { file.app.hasGate }

  /// A value of the session. Where nobody may be logged in, a list is empty then.
  private func session(_ step: PathStep) -> SwiftExpression {
    let name = Naming.member(step.name)
    guard !scope.isCredentials else { return .member("session", name) }
    guard !hasOpenSession else {
      return appExpression.member("session").member("value").member(name)
    }
    let value = appExpression.member("sessions").member("current").optionalChained.member(name)
    return step.type.isList ? .binary(value, .coalescing, .array([])) : value
  }

  /// What a value of the session is where there is one.
  private func sessionType(of step: PathStep) -> SpecType? {
    guard let field = index.session?.fields.first(where: { $0.field.name.text == step.name }) else {
      return nil
    }
    return index.type(field.field.type)
  }

  /// The constant that holds loaded data.
  func loadedData(_ name: String) -> SwiftExpression {
    let constant = Naming.dataConstant(name)
    used.use(data: constant)
    return .identifier(constant)
  }

  /// A member of whose the screen's values are.
  func own(_ name: String) -> SwiftExpression {
    guard let owner else { return .identifier(name) }
    used.controller = true
    return .member(.identifier(owner), name)
  }

  /// Whether the window is narrow, or wide.
  func window(isCompact: Bool) -> SwiftExpression {
    if takesWindow {
      let isRegular = SwiftExpression.identifier(Naming.windowParameter)
      return isCompact ? .not(isRegular) : isRegular
    }
    let name = isCompact ? "isCompact" : "isRegular"
    guard surroundings == .controller else { return .member("context", name) }
    used.window = true
    return own("windowWidth").member(name)
  }

  /// What a control edits: a piece of the state, or a parameter that is one.
  func binding(to path: ValuePath) -> SwiftExpression {
    if let parameter = path.parameter { return .identifier(Naming.member(parameter)) }
    used.state = true
    let name = path.components.first?.text ?? ""
    return own("state").call(
      "binding", [.arg(.keyPath(Naming.member(name)))])
  }

  /// What the screen is shown with under a name.
  func parameter(_ name: String) -> SwiftExpression {
    switch parameters {
    case .local:
      let value = SwiftExpression.identifier(Naming.member(name))
      return edited.contains(name) ? value.member("value") : value
    case .closure: return .call(.identifier(Naming.member(name)))
    case .member(let value):
      used.use(parameter: value)
      return own(value).member(Naming.member(name))
    case .stored:
      let stored = Naming.storedParameter(name)
      used.use(parameter: stored)
      return .identifier(stored)
    }
  }
}

extension SwiftExpression {
  /// A member where Swift knows its type, be it optional.
  static func enumCase(_ name: String, of type: String) -> SwiftExpression {
    // On an optional these would mean its own cases.
    let isAmbiguous = name == "none" || name == "some"
    return isAmbiguous ? .member(.identifier(type), name) : .implicit(name)
  }

  /// What a step of a path leads to from the expression.
  fileprivate func following(_ step: PathStep) -> SwiftExpression {
    switch step.derivation {
    case nil, .identityText: member(Naming.member(step.name))
    case .elementCount, .characterCount: member("count")
    case .isLoaded: member("isLoaded")
    case .element(.first): member("first")
    case .element(.last): member("last")
    case .element(.at(let number)):
      number == 0 ? member("first") : call("dropFirst", [.arg(.integer(number))]).member("first")
    }
  }

  /// A call of the expression.
  func called(_ arguments: [SwiftArgument]) -> SwiftExpression { .call(self, arguments) }
}
