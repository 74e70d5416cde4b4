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
    fileprivate let starts: [StartPlan]

    /// The fields that are kept for longer than the screen is shown.
    fileprivate var kept: [(name: String, key: String)] {
      starts.compactMap { start in
        start.field.storageKey(on: screen).map { (Naming.member(start.field.name.text), $0) }
      }
    }

    /// Whether something is kept for longer than the screen is shown.
    var areKept: Bool { !kept.isEmpty }

    /// Whether the box can be made only when the screen is.
    fileprivate var startsLate: Bool { !kept.isEmpty || starts.contains { $0.value.isLate } }
  }

  /// The screen's state and the values of its form.
  var values: [Values] {
    var values: [Values] = []
    if !plan.state.isEmpty {
      values.append(
        Values(type: "State", box: "state", screen: screen.name.text, starts: plan.state))
    }
    if case .form(let form) = plan.body {
      values.append(
        Values(type: "Form", box: "form", screen: screen.name.text, starts: form.starts))
    }
    return values
  }

  /// Nested types and stored properties.
  func stored(_ values: [Values]) -> [SwiftDeclaration] {
    let showsParameters = file.app.shape(of: screen).showsParameters
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
    if let result = self.result { members.append(result) }
    return members
  }

  /// What the screen returns its result through. A presenter is handed the closure by its controller,
  /// which tells when the screen has gone.
  private var result: SwiftDeclaration? {
    guard let handler = file.resultHandler(of: screen), let type = screen.returns else {
      return nil
    }
    if types.areOfPresenter { return handler.declaration }
    return .variable(
      VariableDeclaration(
        .let, handler.name, .generic("ScreenResult", [file.type(type)]), access: .private))
  }

  func declaration(
    of values: Values, access: SwiftCode.AccessLevel? = nil
  ) -> SwiftDeclaration {
    let members = values.starts.map { start -> SwiftDeclaration in
      let value: SwiftExpression? =
        switch start.value {
        case .standard: start.field.startValue
        case .constant(let value): context.write(value)
        case .late: nil
        }
      return .variable(
        VariableDeclaration(
          .var, Naming.member(start.field.name.text),
          file.type(start.field.type, exposed: access != nil), value, access: access))
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

  /// The box of an owner that has by itself what the values depend on: it is made when it is first asked
  /// for, and the owner needs no initialiser for it.
  func ownBox(of values: Values, access: SwiftCode.AccessLevel?) -> SwiftDeclaration {
    guard let value = startValue(values) else { return box(of: values, access: access) }
    return .variable(
      VariableDeclaration(
        .var, values.box, .generic(.named("StateBox"), [.named(values.type)]), value,
        access: access, setterAccess: access == .private ? nil : .private, modifiers: .lazy))
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
      then: (route.map { [$0] } ?? []) + hidingTabs(own("hidesBottomBarWhenPushed")))
  }

  /// Hides the bar of the tabs while the screen is pushed, if it says so.
  func hidingTabs(_ property: SwiftExpression) -> [Statement] {
    screen.bar.hidesTabBar ? [.assign(property, true)] : []
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
    if screen.returns != nil {
      let result = types.areOfPresenter ? "onReturn" : ResultHandlers.result
      body.append(.assign("self.onReturn", result))
    }
    body += values.compactMap(start)
    body.append(.call("super.init", arguments))
    if screen.returns != nil, !types.areOfPresenter {
      body.append(.assign(own("awaitedResult"), "self.onReturn"))
    }
    for value in values { body.append(.call("observe", [.arg(own(value.box))])) }
    body += next
    return .initializer(
      InitializerDeclaration(
        types.areOfPresenter ? presenterParameters : initializerParameters, access: access,
        body: body))
  }

  /// What a screen is shown with.
  var initializerParameters: [Parameter] {
    [Parameter("app", file.appType(of: screen))] + file.initialValues(of: plan.signature)
  }

  /// What a presenter of the screen is made with: its controller sees to a screen that has gone.
  var presenterParameters: [Parameter] { initializerParameters.filter { $0.name != "onCancel" } }

  /// A stored property, where a parameter may have its name.
  func own(_ property: String) -> SwiftExpression {
    let isHidden = screen.parameters.contains { Naming.member($0.name.text) == property }
    return isHidden ? .member("self", property) : .identifier(property)
  }

  /// Fills a box whose values depend on what the screen is made with, or on what has been kept.
  func start(_ values: Values) -> Statement? {
    startValue(values).map { .assign(own(values.box), $0) }
  }

  private func startValue(_ values: Values) -> SwiftExpression? {
    guard values.startsLate else { return nil }
    let context = beforeShowing
    let arguments = values.starts.compactMap { start -> SwiftArgument? in
      guard case .late(let typed, let canBeMissing) = start.value else { return nil }
      let value = context.write(typed)
      return SwiftArgument(
        Naming.member(start.field.name.text),
        canBeMissing ? .binary(value, .coalescing, start.field.startValue) : value)
    }
    var box: [SwiftArgument] = [.arg(.call(.identifier(values.type), arguments))]
    if !values.kept.isEmpty {
      box.add("in", context.appExpression.member("runtime").member("stored"))
      box.add("keeping", .array(values.kept.map(storedPart)))
    }
    return .call("StateBox", box)
  }

  private func storedPart(_ name: String, under key: String) -> SwiftExpression {
    .call("StoredPart", [.arg(.keyPath(name)), .arg(.string(key))])
  }
}

extension Field {
  /// What a value of the screen is before anyone has changed it.
  var startValue: SwiftExpression {
    switch type.shape {
    case .builtin(.string): .string("")
    case .builtin(.boolean): false
    default: emptyValue
    }
  }
}

extension StartPlan.Value {
  fileprivate var isLate: Bool { if case .late = self { true } else { false } }
}
