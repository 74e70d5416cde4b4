import SpecModel
import SpecSemantics
import SwiftCode

/// Destinations: values that say which screen to show and with what, without making it. Each stands in the
/// file of its screen, with what makes the screen, and what finds it again when the app comes back.
extension FileScope {
  /// The destination of a screen, and how it is made again if it is.
  func destination(of plan: ScreenSignaturePlan, origin: Origin) -> SwiftDeclaration {
    exposeRuntime()
    let again = app.isRestorable(plan.screen) ? restoration(of: plan.screen) : nil
    return .extension(
      ExtensionDeclaration(
        .named(app.names(.destinations)),
        documentation: origin.documentation("Leads to \(origin)."),
        modifiers: .nonisolated,
        members: [maker(of: plan, body: value(of: plan), access: app.access)]
          + (again.map { [$0] } ?? [])))
  }

  /// The destination of a screen that something else makes.
  func destination(
    of plan: ScreenSignaturePlan, making make: Closure, access: SwiftCode.AccessLevel?
  ) -> SwiftDeclaration {
    .extension(
      ExtensionDeclaration(
        .named(app.names(.destinations)), modifiers: .nonisolated,
        members: [maker(of: plan, body: value(of: plan, making: make), access: access)]))
  }

  /// The destination of a screen of a Swift module.
  ///
  /// - Parameter destination: That of the module.
  func destination(
    of plan: ScreenSignaturePlan, lifting destination: SwiftExpression, from part: Closure
  ) -> SwiftDeclaration {
    let label = isBehindGate(plan.screen) ? "behindGate" : "in"
    let value = SwiftExpression.call(
      .identifier(app.names(.destinations)), [.arg(destination), .arg(label, .closure(part))])
    return .extension(
      ExtensionDeclaration(
        .named(app.names(.destinations)), modifiers: .nonisolated,
        members: [maker(of: plan, body: value, access: app.access)]))
  }

  /// What makes the destination.
  private func maker(
    of plan: ScreenSignaturePlan, body value: SwiftExpression, access: SwiftCode.AccessLevel?
  ) -> SwiftDeclaration {
    let name = Naming.destination(plan.screen.name.text)
    let values = initialValues(of: plan)
    let type = SwiftType.named(app.names(.destinations))
    let body = [Statement.expression(value)]
    guard !values.isEmpty else {
      return .getter(name, type, access: access, modifiers: .static, body: body)
    }
    return .function(
      FunctionDeclaration(
        name, values, access: access, modifiers: .static, returning: type, body: body))
  }

  private func value(of plan: ScreenSignaturePlan) -> SwiftExpression {
    let screen = plan.screen
    let context = EmissionContext(in: self, scope: .app)
    let made = context.screen(
      screen, with: screen.parameters.handedOn(), telling: .handedOn(to: screen))
    return value(of: plan, making: Closure(["app"], made))
  }

  private func value(of plan: ScreenSignaturePlan, making make: Closure) -> SwiftExpression {
    let screen = plan.screen
    var arguments: [SwiftArgument] = [.arg(.string(screen.name.text))]
    if !screen.parameters.isEmpty {
      let values = screen.parameters.map { parameter in
        DictionaryEntry(
          .string(parameter.name.text), .identifier(Naming.member(parameter.name.text)))
      }
      arguments.append(.arg(.dictionary(values)))
    }
    let type = SwiftExpression.identifier(app.names(.destinations))
    guard isBehindGate(screen) else { return .call(type, arguments, trailing: make) }
    return .call(type, arguments + [.arg("behindGate", .closure(make))])
  }

  /// Whether a screen is made by the app that somebody has logged in to.
  private func isBehindGate(_ screen: ScreenDeclaration) -> Bool {
    app.hasGate && !app.analysis.beforeGate.contains(screen)
  }

  /// What a screen is shown with.
  func initialValues(of plan: ScreenSignaturePlan) -> [Parameter] {
    parameters(plan.parameters) + resultHandlers(of: plan.screen).map { $0.parameter() }
  }

  /// What the app makes something of its own for a screen with: one closure takes the result.
  func makerValues(of plan: ScreenSignaturePlan) -> [Parameter] {
    parameters(plan.parameters) + (resultHandler(of: plan.screen).map { [$0.parameter()] } ?? [])
  }

  /// Parameters of the names, types and defaults that the spec gives them.
  func parameters(_ fields: [FieldPlan]) -> [Parameter] {
    zip(fields, defaults(of: fields)).map { field, value in
      Parameter(
        Naming.member(field.declaration.name.text), type(field.declaration.type), default: value)
    }
  }

  /// What takes the result of a screen; nil for one that has none.
  func resultHandler(of screen: ScreenDeclaration) -> StoredProperty? {
    screen.returns.map { result in
      StoredProperty(
        "onReturn", .resultHandler(type(result)), standard: .closure(Closure(["_"], body: [])))
    }
  }

  /// What takes the result of a screen, and what is told if there is none; nothing for a screen that has
  /// none.
  func resultHandlers(of screen: ScreenDeclaration) -> [StoredProperty] {
    guard let handler = resultHandler(of: screen) else { return [] }
    return [
      handler,
      StoredProperty("onCancel", .cancelHandler, standard: .closure(Closure([], body: []))),
    ]
  }
}

/// What the app has of destinations.
extension FileScope {
  /// The type of destinations.
  var destinationType: SwiftDeclaration {
    let base = SwiftType.named(app.names(.app))
    let type: SwiftType =
      app.hasGate
      ? .generic("GatedScreenDestination", base, .named(app.names(.loggedInApp)))
      : .generic("ScreenDestination", base)
    return .typealias(
      TypealiasDeclaration(
        app.names(.destinations), type,
        documentation: "A screen of the app with what it is shown with.", access: app.access))
  }

  /// The method that makes the screens of destinations.
  ///
  /// - Parameter isLoggedIn: Whether it is that of the app that somebody has logged in to.
  func making(isLoggedIn: Bool = false) -> SwiftDeclaration {
    let canBeMissing = app.hasGate && !isLoggedIn
    let limits =
      canBeMissing
      ? "; nil for one behind the log-in gate as long as nobody is logged in." : "."
    var arguments: [SwiftArgument] = [.arg("in", "self")]
    if app.hasGate { arguments.append(.arg("loggedIn", isLoggedIn ? "self" : "loggedIn")) }
    return .function(
      FunctionDeclaration(
        "makeController", [Parameter("for", "destination", .named(app.names(.destinations)))],
        documentation: "The screen that a destination stands for" + limits,
        access: app.access, modifiers: isLoggedIn ? .override : [],
        returning: canBeMissing ? .optional("UIViewController") : "UIViewController",
        body: [
          .expression(SwiftExpression.identifier("destination").call("makeController", arguments))
        ]
      ))
  }
}
