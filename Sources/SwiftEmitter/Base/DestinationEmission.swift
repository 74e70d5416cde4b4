import SpecModel
import SpecSemantics
import SwiftCode

/// Destinations: values that say which screen to show and with what, without making it.
///
/// What navigates without knowing UIKit (presenters, coordinators, routers) goes by them.
extension FileScope {
  /// The screens that are destinations, by name; none where no screen of the app navigates by
  /// destinations.
  var destinationScreens: [ScreenDeclaration] {
    guard app.usedShapes.contains(where: \.navigatesByDestinations) else { return [] }
    let screens = app.index.files.flatMap { file in
      file.declarations.compactMap { declaration -> ScreenDeclaration? in
        if case .screen(let screen) = declaration { screen } else { nil }
      }
    }
    return screens.sorted { $0.name.text < $1.name.text }
  }

  /// The enumeration of destinations, and what makes their screens. With a log-in gate the app's
  /// classes do that themselves.
  func destinations(_ screens: [ScreenSignaturePlan]) -> [SwiftDeclaration] {
    guard !screens.isEmpty else { return [] }
    guard !app.hasGate else { return [enumeration(of: screens)] }
    let making = ExtensionDeclaration(.named(app.names(.app)), members: making(of: screens))
    return [enumeration(of: screens), .extension(making)]
  }

  private func enumeration(of screens: [ScreenSignaturePlan]) -> SwiftDeclaration {
    let parts = DestinationParts(of: screens, in: app)?.parts
    return .type(
      TypeDeclaration(
        .enum, app.names(.destinations),
        documentation: "The screens of the app, with what they are shown with.",
        access: app.access, modifiers: .nonisolated, inherits: ["Sendable"],
        members: parts.map(members) ?? cases(of: screens)))
  }

  private func cases(of screens: [ScreenSignaturePlan]) -> [SwiftDeclaration] {
    screens.map { plan in
      let payload = initialValues(of: plan).map {
        CasePayload($0.name, $0.type, default: $0.defaultValue)
      }
      return .enumCase(SwiftEnumCase(Naming.destination(plan.screen.name.text), payload))
    }
  }

  /// What a screen is shown with.
  func initialValues(of plan: ScreenSignaturePlan) -> [Parameter] {
    parameters(plan.parameters) + resultHandlers(of: plan.screen).map { $0.parameter() }
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

  /// The cases of destinations that come in parts, the parts, and what makes destinations as if there
  /// were none.
  private func members(of parts: [DestinationParts.Part]) -> [SwiftDeclaration] {
    let cases = parts.map { part -> SwiftDeclaration in
      .enumCase(SwiftEnumCase(part.name, [CasePayload(nil, .named(part.type))]))
    }
    let types = parts.map { part -> SwiftDeclaration in
      .type(
        TypeDeclaration(
          .enum, part.type, documentation: "A part of the screens.", access: app.access,
          modifiers: .nonisolated, inherits: ["Sendable"], members: self.cases(of: part.screens)))
    }
    return cases + types + parts.flatMap { part in part.screens.map { maker(of: $0, in: part) } }
  }

  /// What makes the destination of a screen that is in a part.
  private func maker(
    of plan: ScreenSignaturePlan, in part: DestinationParts.Part
  ) -> SwiftDeclaration {
    let name = Naming.destination(plan.screen.name.text)
    let values = initialValues(of: plan)
    let destination = SwiftType.named(app.names(.destinations))
    guard !values.isEmpty else {
      let value = SwiftExpression.implicit(part.name, [.arg(.implicit(name))])
      return .getter(name, destination, value, access: app.access, modifiers: .static)
    }
    let arguments = values.map { SwiftArgument($0.name, .identifier($0.name)) }
    let value = SwiftExpression.implicit(part.name, [.arg(.implicit(name, arguments))])
    return .function(
      FunctionDeclaration(
        name, values, access: app.access, modifiers: .static,
        returning: destination, body: [.expression(value)]))
  }

  /// The method that makes the screens of destinations, and those for parts of them.
  ///
  /// - Parameter isMade: Whether a screen can be made there; the others are made by the app with a
  ///   session, while there is one.
  func making(
    of screens: [ScreenSignaturePlan], modifiers: Modifiers = [],
    where isMade: (ScreenDeclaration) -> Bool = { _ in true }
  ) -> [SwiftDeclaration] {
    let makesAll = screens.allSatisfy { isMade($0.screen) }
    let result: SwiftType = makesAll ? "UIViewController" : .optional("UIViewController")
    let limits =
      makesAll ? "." : "; nil for one behind the log-in gate as long as nobody is logged in."
    let parts = DestinationParts(of: screens, in: app)?.parts ?? []
    let cases = parts.map { part in
      let make = SwiftExpression.call(
        "makeController", [.arg("in", "part"), .arg("of", "destination")])
      return SwitchCase(.implicit(part.name, binding: ["part"]), body: [.expression(make)])
    }
    let whole = FunctionDeclaration(
      "makeController", [Parameter("for", "destination", .named(app.names(.destinations)))],
      documentation: "The screen that a destination stands for" + limits,
      access: app.access, modifiers: modifiers, returning: result,
      body: [
        .switch("destination", parts.isEmpty ? self.cases(making: screens, where: isMade) : cases)
      ])
    return [.function(whole)]
      + parts.map { part in
        let type = SwiftType.member(.named(app.names(.destinations)), part.type)
        return .function(
          FunctionDeclaration(
            "makeController",
            [
              Parameter("in", "part", type),
              Parameter("of", "destination", .named(app.names(.destinations))),
            ],
            access: .private, returning: result,
            body: [.switch("part", self.cases(making: part.screens, where: isMade))]))
      }
  }

  /// The cases of a switch over destinations that make their screens.
  private func cases(
    making screens: [ScreenSignaturePlan], where isMade: (ScreenDeclaration) -> Bool
  ) -> [SwitchCase] {
    let cases = screens.map(\.screen).filter(isMade).map(makingCase)
    let others = screens.map(\.screen).filter { !isMade($0) }.map { screen -> Pattern in
      .implicit(Naming.destination(screen.name.text))
    }
    guard !others.isEmpty else { return cases }
    let make = SwiftExpression.identifier("loggedIn").optionalChained.call(
      "makeController", [.arg("for", "destination")])
    return cases + [SwitchCase(others, body: [.expression(make)])]
  }

  private func makingCase(of screen: ScreenDeclaration) -> SwitchCase {
    let context = EmissionContext(in: self, scope: .app, app: "self")
    let handlers = ResultHandlers.handedOn(to: screen)
    let bindings = screen.parameters.map { Naming.member($0.name.text) } + handlers.labels
    let name = Naming.destination(screen.name.text)
    return SwitchCase(
      bindings.isEmpty ? .implicit(name) : .implicit(name, binding: bindings),
      body: [
        .expression(context.screen(screen, with: screen.parameters.handedOn(), telling: handlers))
      ])
  }
}
