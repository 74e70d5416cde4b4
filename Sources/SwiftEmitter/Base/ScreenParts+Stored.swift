import SpecModel
import SpecSemantics
import SwiftCode

/// What a screen keeps, and how it begins.
extension ScreenParts {
  /// Values that change while the screen is shown: a type for them and a box.
  struct Values {
    fileprivate let type: String
    let box: String
    /// The screen's name.
    fileprivate let screen: String
    fileprivate let fields: [Field]
    /// The type's defaults; nil for those that depend on what the screen is made with.
    fileprivate let defaults: [SwiftExpression?]

    /// The fields that are kept for longer than the screen is shown.
    fileprivate var kept: [(name: String, key: String)] {
      fields.compactMap { field in
        field.storageKey(on: screen).map { (Naming.member(field.name.text), $0) }
      }
    }

    /// Whether the box can be made only when the screen is.
    fileprivate var startsLate: Bool { !kept.isEmpty || defaults.contains { $0 == nil } }
  }

  /// The screen's state and the values of its form.
  var values: [Values] {
    var values: [Values] = []
    if !screen.state.isEmpty { values.append(makeValues("State", "state", of: screen.state)) }
    if case .form(let form) = screen.body {
      values.append(
        makeValues(
          "Form", "form", of: form.values(before: beforeShowing.scope, index: file.app.index)))
    }
    return values
  }

  private func makeValues(_ type: String, _ box: String, of fields: [Field]) -> Values {
    let place = CodePlace(in: file, scope: .constants)
    let defaults = fields.map { field -> SwiftExpression? in
      guard let value = field.defaultValue else { return field.startValue }
      return value.dependsOnSurroundings ? nil : place.value(value, as: field.type)
    }
    return Values(
      type: type, box: box, screen: screen.name.text, fields: fields, defaults: defaults)
  }

  /// Whether hand-written code can see what the screen is shown with. Coordinators are meant to be
  /// read by it.
  private var showsParameters: Bool { file.app.architecture(of: screen) == .composition }

  /// Nested types and stored properties.
  func stored(_ values: [Values]) -> [SwiftDeclaration] {
    var members = values.map { declaration(of: $0) }
    members.append(
      .variable(VariableDeclaration(.let, "app", file.appType(of: screen), access: .private)))
    for parameter in screen.parameters {
      members.append(
        .variable(
          VariableDeclaration(
            .let, Naming.storedParameter(parameter.name.text),
            file.type(parameter.type, exposed: showsParameters),
            access: showsParameters ? access : .private)))
    }
    for value in values { members.append(box(of: value, access: .private)) }
    if let handler = resultHandler {
      members.append(.variable(VariableDeclaration(.let, "onReturn", handler, access: .private)))
    }
    return members
  }

  func declaration(
    of values: Values, access: SwiftCode.AccessLevel? = nil
  ) -> SwiftDeclaration {
    let members = zip(values.fields, values.defaults).map { field, value -> SwiftDeclaration in
      .variable(
        VariableDeclaration(
          .var, Naming.member(field.name.text), file.type(field.type, exposed: access != nil),
          value, access: access))
    }
    return .type(
      TypeDeclaration(
        .struct, values.type, access: access, modifiers: .nonisolated,
        inherits: ["Hashable", "Sendable"], members: members))
  }

  func box(of values: Values, access: SwiftCode.AccessLevel?) -> SwiftDeclaration {
    let type = SwiftType.named(values.type)
    guard values.startsLate else {
      let value = SwiftExpression.call("StateBox", [.arg(.call(.identifier(values.type)))])
      return .variable(VariableDeclaration(.let, values.box, nil, value, access: access))
    }
    return .variable(
      VariableDeclaration(
        .let, values.box, .generic(.named("StateBox"), [type]), access: access))
  }

  private var resultHandler: SwiftType? {
    screen.returns.map { .resultHandler(file.type($0)) }
  }
}

/// Initialisers.
extension ScreenParts {
  /// The initialiser of a controller of the run-time that takes a configuration.
  func initializer(
    _ values: [Values], configuration: SwiftExpression
  ) -> SwiftDeclaration {
    let route = self.route().map { Statement.assign(own("restorationRoute"), $0) }
    return initializer(
      values, super: [.arg("runtime", "app.runtime"), .arg("configuration", configuration)],
      then: route.map { [$0] } ?? [])
  }

  /// The initialiser of what keeps the screen's parameters and values.
  ///
  /// - Parameter arguments: What the superclass is initialised with.
  /// - Parameter next: What is done in the end.
  func initializer(
    _ values: [Values], super arguments: [SwiftArgument], then next: [Statement] = []
  ) -> SwiftDeclaration {
    var body: [Statement] = [.assign("self.app", "app")]
    for parameter in screen.parameters {
      body.append(
        .assign(
          .member("self", Naming.storedParameter(parameter.name.text)),
          .identifier(Naming.member(parameter.name.text))))
    }
    if screen.returns != nil { body.append(.assign("self.onReturn", "onReturn")) }
    body += values.compactMap(start)
    body.append(.call("super.init", arguments))
    for value in values { body.append(.call("observe", [.arg(own(value.box))])) }
    body += next
    return .initializer(
      InitializerDeclaration(initializerParameters, access: access, body: body))
  }

  /// What a screen is shown with.
  var initializerParameters: [Parameter] {
    var parameters = [Parameter("app", file.appType(of: screen))]
    let defaults = file.defaults(of: screen.parameters)
    for (parameter, value) in zip(screen.parameters, defaults) {
      parameters.append(
        Parameter(
          Naming.member(parameter.name.text), file.type(parameter.type), default: value))
    }
    if let handler = resultHandler {
      parameters.append(
        Parameter(
          "onReturn", handler, default: .closure(Closure(["_"], body: [])),
          attributes: [.escaping]))
    }
    return parameters
  }

  var unavailableInitializer: SwiftDeclaration {
    .initializer(
      InitializerDeclaration(
        [Parameter("coder", "NSCoder")], attributes: [.unavailable], access: access,
        modifiers: .required, isFailable: true, body: [.expression(.nil)]))
  }

  /// A stored property, where a parameter may have its name.
  func own(_ property: String) -> SwiftExpression {
    let isHidden = screen.parameters.contains { Naming.member($0.name.text) == property }
    return isHidden ? .member("self", property) : .identifier(property)
  }

  /// Fills a box whose values depend on what the screen is made with, or on what has been kept.
  func start(_ values: Values) -> Statement? {
    guard values.startsLate else { return nil }
    let place = beforeShowing
    let arguments = zip(values.fields, values.defaults).compactMap {
      field, value -> SwiftArgument? in
      guard value == nil, let own = field.defaultValue else { return nil }
      return SwiftArgument(Naming.member(field.name.text), start(of: field, with: own, in: place))
    }
    var box: [SwiftArgument] = [.arg(.call(.identifier(values.type), arguments))]
    if !values.kept.isEmpty {
      box.add("in", place.appExpression.member("runtime").member("stored"))
      box.add("keeping", .array(values.kept.map(storedPart)))
    }
    return .assign(own(values.box), .call("StateBox", box))
  }

  /// What a value starts with, where that may be missing as well.
  private func start(
    of field: Field, with value: SpecExpression, in place: CodePlace
  ) -> SwiftExpression {
    guard case .builtin = field.type.shape, place.types.canBeMissing(value, in: place.scope) else {
      return place.value(value, as: field.type)
    }
    let optional = TypeReference(.optional(field.type.shape), span: field.type.span)
    return .binary(place.value(value, as: optional), "??", field.startValue)
  }

  private func storedPart(_ name: String, under key: String) -> SwiftExpression {
    .call("StoredPart", [.arg(.keyPath(root: nil, [name])), .arg(.string(key))])
  }
}

extension Field {
  /// What a value of the screen is before anyone has changed it.
  fileprivate var startValue: SwiftExpression {
    switch type.shape {
    case .builtin(.string): .string("")
    case .builtin(.boolean): false
    default: emptyValue
    }
  }
}

extension SpecModel.Expression {
  /// Whether the value is known only when what it stands in is made.
  var dependsOnSurroundings: Bool {
    var found = false
    visitPaths { _ in found = true }
    return found
  }

  /// The value with other paths in the place of its own.
  func mappingPaths(_ transform: (ValuePath) -> ValuePath) -> SpecExpression {
    var copy = self
    switch kind {
    case .path(let path): copy.kind = .path(transform(path))
    case .not(let operand): copy.kind = .not(operand.mappingPaths(transform))
    case .binary(let operation, let left, let right):
      copy.kind = .binary(
        operation, left.mappingPaths(transform), right.mappingPaths(transform))
    case .template(let segments):
      copy.kind = .template(
        segments.map { segment in
          if case .value(let value) = segment {
            .value(value.mappingPaths(transform))
          } else {
            segment
          }
        })
    case .list(let elements): copy.kind = .list(elements.map { $0.mappingPaths(transform) })
    case .object(let entries):
      copy.kind = .object(
        entries.map { SpecArgument(name: $0.name, value: $0.value.mappingPaths(transform)) })
    case .text, .null, .boolean, .integer, .number, .string, .caseName, .invalid: break
    }
    return copy
  }
}
